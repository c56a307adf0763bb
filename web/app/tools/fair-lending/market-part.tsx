import type { Market, PeerChoice } from '@plumbline/rules/fair-lending/market.ts'
import { useEffect, useMemo, useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { FileField, Select } from '../../ui/field.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { AreaChoice } from './area-choice.tsx'
import type { PublicSummary } from './fair-lending-protocol.ts'
import { type LendingArea, proposedArea, tractsOfArea, withTract } from './lending-area.ts'
import { MarketTables, TractTable } from './market-tables.tsx'
import { TractMap } from './tract-map.tsx'
import { useCentroids } from './use-centroids.ts'
import type { AskFairLending } from './use-fair-lending.ts'

/** What a person opened and chose; kept while they look at another part. */
export interface MarketState {
  file: PublicSummary
  name: string
  area: LendingArea
  peers: PeerChoice
  market?: Market
}

/** Do we reach majority-minority and lower-income tracts as our peers do? */
export function MarketPart({
  ask,
  isSample,
  state,
  onState,
}: {
  ask: AskFairLending
  isSample: boolean
  state: MarketState | undefined
  onState: (change: (before: MarketState | undefined) => MarketState | undefined) => void
}) {
  const { data: dots, error } = useCentroids()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function open(name: string, read: () => Promise<PublicSummary>) {
    setBusy(true)
    setProblem(undefined)
    try {
      const file = await read()
      onState(() => ({ file, name, area: proposedArea(file), peers: 'all' }))
    } catch (failure) {
      setProblem((failure as Error).message)
    }
    setBusy(false)
  }

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

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {problem && <Banner tone="danger">{problem}</Banner>}
      {error && <Banner tone="danger">{error.message}</Banner>}
      {!state && (
        <OpenPublicFile
          onFile={(chosen) => void open(chosen.name, () => ask({ type: 'public', file: chosen }))}
          {...(isSample &&
            dots && {
              onSample: () =>
                void open('Made-up public file', () => ask({ type: 'samplePublic', tracts: dots.tracts })),
            })}
        />
      )}
      {(isBusy || (state && !state.market && !problem && !error)) && <Spinner />}
      {state?.market && dots && (
        <>
          <MarketHead state={state} onClose={() => onState(() => undefined)} />
          <AreaChoice
            file={state.file}
            area={state.area}
            onArea={(next) => onState((before) => before && { ...before, area: next })}
          />
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
          <MarketTables rows={state.market.rows} />
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
        </>
      )}
    </div>
  )
}

function OpenPublicFile({ onFile, onSample }: { onFile: (file: File) => void; onSample?: () => void }) {
  return (
    <div className="grid max-w-prose gap-4">
      <p className="text-ink-soft">
        To compare yourself with other lenders, open the public HMDA file of your area: choose your state or
        counties and the year in the HMDA Data Browser of the FFIEC, and download the CSV file with all
        columns. It is read in this browser; nothing is sent.
      </p>
      <FileField
        id="public-file"
        label="Public HMDA file (CSV)"
        accept=".csv,text/csv"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
        }}
      />
      {onSample && (
        <Button look="quiet" className="justify-self-start" onClick={onSample}>
          Use made-up peers for the sample
        </Button>
      )}
    </div>
  )
}

function MarketHead({ state, onClose }: { state: MarketState; onClose: () => void }) {
  const { file, name } = state
  const market = state.market!
  const left = file.leftOut.map(({ because, rows }) => `${rows} ${because}`).join(', ')
  return (
    <section
      aria-label="What the market shows"
      className="rounded-card border border-line bg-surface px-5 py-5"
    >
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="truncate font-semibold">{name}</h2>
          <p className="mt-0.5 text-ink-soft text-sm">
            {file.years.join(', ')}: {file.rows.toLocaleString('en-US')} rows of {file.lenders} lenders
            {left && `; left out: ${left}`}. Compared: {market.peerCount} peers in {market.tracts.length}{' '}
            tracts. Outside the area: {market.outside} applications of ours.
            {market.unknown > 0 &&
              ` The file has no data for ${market.unknown} ${market.unknown === 1 ? 'tract' : 'tracts'}.`}
          </p>
        </div>
        <Button look="quiet" size="small" onClick={onClose}>
          Close the public file
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
