import type { Market, PeerChoice } from '@plumbline/rules/fair-lending/market.ts'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { FileField, Select } from '../../ui/field.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { AreaChoice } from './area-choice.tsx'
import type { PublicSummary } from './fair-lending-protocol.ts'
import { type LendingArea, proposedArea, tractsOfArea, withTract } from './lending-area.ts'
import { MarketTables, TractTable } from './market-tables.tsx'
import { marketHead } from './market-words.ts'
import { TractMap } from './tract-map.tsx'
import { useCentroids } from './use-centroids.ts'
import type { AskFairLending } from './use-fair-lending.ts'

/** What a person opened and chose; kept while they look at another part. */
export interface MarketState {
  file: PublicSummary
  publicName?: string
  factsName?: string
  area: LendingArea
  peers: PeerChoice
  market?: Market
}

/** The text of a census file, where the operator imported one. */
export type LoadTracts = () => Promise<string | null>

/** Do we reach majority-minority and lower-income tracts as our peers do? */
export function MarketPart({
  ask,
  isSample,
  loadTracts,
  state,
  onState,
}: {
  ask: AskFairLending
  isSample: boolean
  /** Figures of tracts that the operator imported. */
  loadTracts: LoadTracts | undefined
  state: MarketState | undefined
  onState: (change: (before: MarketState | undefined) => MarketState | undefined) => void
}) {
  const { data: dots, error } = useCentroids()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  /** A person opened or closed a file here: what had the focus is gone. */
  const [isMoving, setMoving] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const isShown = !!state?.market && !!dots
  useEffect(() => {
    if (!isMoving || (state && !isShown)) return
    place.current?.querySelector<HTMLElement>(isShown ? 'h2' : 'input')?.focus()
    setMoving(false)
  }, [isMoving, state, isShown])

  async function open(
    named: Pick<MarketState, 'publicName' | 'factsName'>,
    read: () => Promise<PublicSummary>,
    isHeld = false,
  ) {
    setBusy(true)
    setProblem(undefined)
    try {
      const file = await read()
      onState((before) =>
        before ? { ...before, ...named, file } : { area: proposedArea(file), peers: 'all', ...named, file },
      )
      setMoving(!isHeld)
    } catch (failure) {
      setProblem((failure as Error).message)
    }
    setBusy(false)
  }

  const openHeld = useEffectEvent(async () => {
    // The made-up peers of the sample bring made-up figures.
    if (state || isSample || !loadTracts) return
    const text = await loadTracts().catch(() => null)
    if (text)
      await open(
        { factsName: 'Census figures that the operator imported' },
        () => ask({ type: 'facts', file: new Blob([text]) }),
        true,
      )
  })
  useEffect(() => {
    void openHeld()
  }, [])

  const file = state?.file
  const area = state?.area
  const tracts = useMemo(
    () => (file && area && dots ? tractsOfArea(area, dots.tracts, file) : undefined),
    [file, area, dots],
  )
  const peers = state?.peers
  useEffect(() => {
    if (!tracts || !peers) return
    let isCurrent = true
    ask({ type: 'market', area: tracts, peers }).then(
      (market) => isCurrent && onState((before) => before && { ...before, market }),
      (failure: Error) => isCurrent && setProblem(failure.message),
    )
    return () => {
      isCurrent = false
    }
  }, [ask, tracts, peers, onState])

  const openPublic = (file: File) => void open({ publicName: file.name }, () => ask({ type: 'public', file }))
  const openFacts = (file: File) => void open({ factsName: file.name }, () => ask({ type: 'facts', file }))

  return (
    <div ref={place} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {problem && <Banner tone="danger">{problem}</Banner>}
      {error && <Banner tone="danger">{error.message}</Banner>}
      {!state && (
        <p className="max-w-prose text-ink-soft">
          Do we reach majority-minority and lower-income neighborhoods as other lenders do? Open the public
          HMDA file of your area to compare, or a census file to see your own applications by kind of tract.
          Files are read in this browser; nothing is sent.
        </p>
      )}
      {!state?.publicName && (
        <>
          <PublicFileField onFile={openPublic} />
          {!state && <FactsFileField onFile={openFacts} />}
          {isSample && dots && (
            <Button
              look="quiet"
              className="justify-self-start"
              onClick={() =>
                void open({ publicName: 'Made-up public file' }, () =>
                  ask({ type: 'samplePublic', tracts: dots.tracts }),
                )
              }
            >
              Use made-up peers for the sample
            </Button>
          )}
        </>
      )}
      {(isBusy || (state && !state.market && !problem && !error)) && <Spinner />}
      {state?.market && dots && (
        <>
          <MarketHead
            state={state}
            onClose={() => {
              void ask({ type: 'closeMarket' })
              onState(() => undefined)
              setMoving(true)
            }}
          />
          <AreaChoice
            file={state.file}
            area={state.area}
            onArea={(next) => onState((before) => before && { ...before, area: next })}
          />
          {state.publicName && (
            <Select
              label="Peers"
              className="max-w-sm"
              value={state.peers}
              onChange={({ target }) =>
                onState((before) => before && { ...before, peers: target.value as PeerChoice })
              }
            >
              <option value="all">All other lenders of the area</option>
              <option value="similar">Lenders with half to twice our applications</option>
            </Select>
          )}
          {state.publicName && <MarketTables rows={state.market.rows} hasFacts={!!state.factsName} />}
          <TractMap
            dots={dots}
            tracts={state.market.tracts}
            onTract={(tract) =>
              onState((before) => before && { ...before, area: withTract(before.area, tract) })
            }
          />
          <TractTable
            tracts={state.market.tracts}
            area={state.area}
            onTract={(tract) =>
              onState((before) => before && { ...before, area: withTract(before.area, tract) })
            }
          />
          {!state.factsName && (
            <details>
              <summary className="cursor-pointer font-semibold text-sm">
                Use figures of tracts from a census file
              </summary>
              <div className="mt-3">
                <FactsFileField onFile={openFacts} />
              </div>
            </details>
          )}
        </>
      )}
    </div>
  )
}

function PublicFileField({ onFile }: { onFile: (file: File) => void }) {
  return (
    <FileField
      id="public-file"
      label="Public HMDA file (CSV)"
      hint="From the HMDA Data Browser of the FFIEC: choose your state or counties and the year, and download the CSV file with all columns. It holds the other lenders and the figures of tracts."
      accept=".csv,text/csv"
      onChange={({ target }) => {
        const [file] = target.files ?? []
        if (file) onFile(file)
      }}
    />
  )
}

function FactsFileField({ onFile }: { onFile: (file: File) => void }) {
  return (
    <FileField
      id="facts-file"
      label="Census file of tracts (CSV)"
      hint="The census flat file of the FFIEC, unpacked (2012 or later), or a CSV file with the heads census_tract, tract_population, tract_minority_population_percent, and tract_to_msa_income_percentage. It tells about tracts in which nobody applied, and goes before the figures of the public file."
      accept=".csv,.txt,text/csv,text/plain"
      onChange={({ target }) => {
        const [file] = target.files ?? []
        if (file) onFile(file)
      }}
    />
  )
}

function MarketHead({ state, onClose }: { state: MarketState; onClose: () => void }) {
  const { publicName, factsName } = state
  const market = state.market!
  return (
    <section
      aria-label="What the market shows"
      className="rounded-card border border-line bg-surface px-5 py-5"
    >
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 tabIndex={-1} className="truncate font-semibold outline-none">
            {[publicName, factsName].filter(Boolean).join(' and ')}
          </h2>
          <p className="mt-0.5 text-ink-soft text-sm">{marketHead(state.file, market)}</p>
        </div>
        <Button look="quiet" size="small" onClick={onClose}>
          Close {publicName && factsName ? 'both files' : publicName ? 'the public file' : 'the census file'}
        </Button>
      </div>
      <ul role="status" className="mt-4 grid max-w-prose gap-2.5">
        {market.sentences.map((sentence) => (
          <li key={sentence} className="font-display text-lg leading-snug">
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  )
}
