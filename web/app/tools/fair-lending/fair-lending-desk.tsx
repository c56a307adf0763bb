import type { FairLendingAnalysis } from '@plumbline/rules/fair-lending/analysis.ts'
import { Download, Upload } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { incomingBytes } from '../hmda/incoming-file.ts'
import { ControlledPart } from './controlled-part.tsx'
import { csvOf } from './fair-lending-words.ts'
import { figureRows } from './figure-rows.ts'
import { Findings } from './findings.tsx'
import { type LoadTracts, MarketPart, type MarketState } from './market-part.tsx'
import { marketReport } from './market-words.ts'
import { MatchedPart } from './matched-part.tsx'
import type { Matter, OnMatter } from './matters.ts'
import { FocalPoints, OutcomeTables, PriceTable } from './outcome-tables.tsx'
import { type PairNote, type ReportWords, USUAL_NEXT, USUAL_QUESTION } from './report-paper.ts'
import { INSTITUTION_LENGTH, ReportPart } from './report-part.tsx'
import type { Explained } from './report-words.ts'
import { SteeringTables } from './steering-part.tsx'
import { steeringReport } from './steering-words.ts'
import { useFairLending } from './use-fair-lending.ts'

const SAMPLE = '/samples/hmda-harborlight-2025.txt'

type Part = 'outcomes' | 'prices' | 'explain' | 'pairs' | 'focal' | 'steering' | 'market' | 'report'

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const NO_WORDS: ReportWords = {
  ...{ institution: '', question: USUAL_QUESTION, reviewed: '', next: USUAL_NEXT },
  ...{ isForCounsel: false, counsel: '' },
}

/** The last answer to each question. */
const withExplained = (before: readonly Explained[], each: Explained) => [
  ...before.filter(
    ({ about, controlled }) =>
      about !== each.about ||
      JSON.stringify(controlled.question) !== JSON.stringify(each.controlled.question),
  ),
  each,
]

const withNote = (before: readonly PairNote[], note: PairNote) => [
  ...before.filter(
    ({ about, line, group }) => about !== note.about || line !== note.line || group !== note.group,
  ),
  ...(note.note ? [note] : []),
]

/** Looks at a HMDA register the way an examiner will, in this browser alone. */
export function FairLendingDesk({
  stored,
  followUp,
  loadTracts,
}: {
  loadTracts?: LoadTracts
  stored?: (onOpen: (file: File) => void) => ReactNode
  /** What a signed-in person can do with a pair, a focal point, or a figure. */
  followUp?: (matter: Matter, onClose: () => void) => ReactNode
}) {
  const ask = useFairLending()
  const [opened, setOpened] = useState<{
    name: string
    analysis: FairLendingAnalysis
    opening: number
    isSample: boolean
  }>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [part, setPart] = useState<Part>('outcomes')
  const [explained, setExplained] = useState<readonly Explained[]>([])
  const [notes, setNotes] = useState<readonly PairNote[]>([])
  const [matter, setMatter] = useState<Matter>()
  const onMatter = followUp && setMatter
  const [market, setMarket] = useState<MarketState>()
  const [words, setWords] = useState<ReportWords>(NO_WORDS)

  async function open(source: File | { text: string; name: string }, planted = false) {
    setBusy(true)
    setProblem(undefined)
    try {
      const { bytes, name } = await incomingBytes(source)
      const analysis = await ask({ type: 'open', bytes, planted })
      setOpened((before) => ({ name, analysis, opening: (before?.opening ?? 0) + 1, isSample: planted }))
      setPart('outcomes')
      setExplained([])
      setNotes([])
      setMarket(undefined)
      setWords({ ...NO_WORDS, institution: analysis.institution.slice(0, INSTITUTION_LENGTH) })
    } catch (error) {
      setProblem((error as Error).message)
    }
    setBusy(false)
  }

  async function openSample() {
    const answer = await fetch(SAMPLE).catch(() => undefined)
    if (!answer?.ok) return setProblem('The sample register could not be loaded. Try again.')
    await open({ text: await answer.text(), name: 'Sample register with two known disparities' }, true)
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {problem && <Banner tone="danger">{problem}</Banner>}
      {isBusy && <Spinner />}
      {!opened && !isBusy && <Start onFile={(file) => void open(file)} onSample={() => void openSample()} />}
      {!opened && stored?.((file) => void open(file))}
      {opened && (
        <>
          <Summary
            name={opened.name}
            analysis={opened.analysis}
            onMatter={onMatter}
            onClose={() => {
              setOpened(undefined)
              setProblem(undefined)
            }}
          />
          <Tabs<Part>
            key={opened.opening}
            label="Parts of the analysis"
            value={part}
            onChange={setPart}
            tabs={[
              {
                id: 'outcomes',
                label: 'Outcomes',
                panel: <OutcomeTables outcomes={opened.analysis.outcomes} />,
              },
              {
                id: 'prices',
                label: 'Prices and time',
                panel: <PriceTable prices={opened.analysis.prices} />,
              },
              {
                id: 'explain',
                label: 'Alike applicants',
                panel: (
                  <ControlledPart
                    ask={ask}
                    onExplained={(each) => setExplained((before) => withExplained(before, each))}
                  />
                ),
              },
              {
                id: 'pairs',
                label: 'Matched pairs',
                panel:
                  part === 'pairs' ? (
                    <MatchedPart
                      ask={ask}
                      notes={notes}
                      onNote={(note) => setNotes((before) => withNote(before, note))}
                      onMatter={onMatter}
                    />
                  ) : null,
              },
              {
                id: 'focal',
                label: 'Where it concentrates',
                panel: <FocalPoints points={opened.analysis.focalPoints} onMatter={onMatter} />,
              },
              {
                id: 'steering',
                label: 'Products and exceptions',
                panel: <SteeringTables rows={opened.analysis.steering} />,
              },
              {
                id: 'market',
                label: 'Redlining and market',
                panel:
                  part === 'market' ? (
                    <MarketPart
                      ask={ask}
                      isSample={opened.isSample}
                      loadTracts={loadTracts}
                      state={market}
                      onState={setMarket}
                    />
                  ) : null,
              },
              {
                id: 'report',
                label: 'Report',
                panel: (
                  <ReportPart
                    source={{
                      ...{ name: opened.name, analysis: opened.analysis, explained, notes, words },
                      parts: [
                        steeringReport(opened.analysis.steering),
                        ...(market?.market ? [marketReport(market.market, market.file)] : []),
                      ],
                      day: DAY.format(new Date()),
                    }}
                    onWords={setWords}
                  />
                ),
              },
            ]}
          />
        </>
      )}
      {matter && followUp?.(matter, () => setMatter(undefined))}
    </div>
  )
}

function Start({ onFile, onSample }: { onFile: (file: File) => void; onSample: () => void }) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <section
      aria-label="Open a register"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        const [file] = event.dataTransfer.files
        if (file) onFile(file)
      }}
      className="grid justify-items-center gap-3 rounded-card border-2 border-line-strong border-dashed bg-surface px-6 py-12 text-center"
    >
      <h2 className="font-display font-semibold text-2xl">Drop your HMDA file here</h2>
      <p className="max-w-prose text-ink-soft">
        The file that you file with the agency. It is compared by ethnicity, race, sex, and age in this
        browser: nothing of it is sent or stored.
      </p>
      <Button onClick={() => chooser.current?.click()}>
        <Upload aria-hidden className="size-4" /> Choose a file
      </Button>
      <p className="text-ink-soft text-sm">
        Or{' '}
        <button
          type="button"
          className="cursor-pointer font-semibold text-brand underline underline-offset-3"
          onClick={onSample}
        >
          open the sample register
        </button>
        : 500 made-up rows with two known disparities.
      </p>
      <p className="text-ink-soft text-sm">
        For products without monitoring information there is the{' '}
        <a className="underline underline-offset-3" href="/tools/proxy">
          BISG proxy
        </a>
        .
      </p>
      <input
        ref={chooser}
        type="file"
        aria-label="HMDA file"
        accept=".txt,.dat,.csv,.xlsx,text/plain"
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </section>
  )
}

function Summary({
  name,
  analysis,
  onMatter,
  onClose,
}: {
  name: string
  analysis: FairLendingAnalysis
  onMatter: OnMatter | undefined
  onClose: () => void
}) {
  const { rows, applications, leftOut, notProvided } = analysis
  const left = leftOut.map(({ because, rows: count }) => `${count} ${because}`).join(', ')
  return (
    <section
      aria-label="What the register shows"
      className="rounded-card border border-line bg-surface px-5 py-5"
    >
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="truncate font-semibold">{name}</h2>
          <p className="mt-0.5 text-ink-soft text-sm">
            {applications} applications of {rows} rows{left && `; left out: ${left}`}. Not provided: ethnicity
            in {notProvided.ethnicity}, race in {notProvided.race}, sex in {notProvided.sex}, age in{' '}
            {notProvided.age}.
          </p>
        </div>
        <Button
          look="quiet"
          size="small"
          onClick={() =>
            saveFile(
              new Blob([csvOf(figureRows(analysis))], { type: 'text/csv' }),
              'fair-lending-figures.csv',
            )
          }
        >
          <Download aria-hidden className="size-4" /> Figures
        </Button>
        <Button look="quiet" size="small" onClick={onClose}>
          Close the register
        </Button>
      </div>
      <Findings findings={analysis.findings} onMatter={onMatter} />
    </section>
  )
}
