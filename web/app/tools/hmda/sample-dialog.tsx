import type { PLAN_LIMITS, SamplePlan } from '@plumbline/rules/hmda/sample/score-sample.ts'
import { CircleCheck, Download } from 'lucide-react'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { saveFile } from '../../ui/save-file.ts'
import type { SampleRowView, SampleView } from './desk-protocol.ts'
import { plural } from './hmda-text.ts'
import { SampleRow } from './sample-row.tsx'
import type { Ask } from './use-desk.ts'

interface SampleDialogProps {
  ask: Ask
  name: string
  /** Rises when the file changes. */
  version: number
  onClose: () => void
}

/** The examiner's sample: a random draw, errors by field, and what follows by the institution's own plan. */
export function SampleDialog({ ask, name, version, onClose }: SampleDialogProps) {
  const [view, setView] = useState<SampleView>()
  const [isLoaded, setLoaded] = useState(false)
  const [row, setRow] = useState<SampleRowView>()
  const [problem, setProblem] = useState<string>()
  const [isForgetting, setForgetting] = useState(false)

  const attempt = useCallback(async <T,>(work: Promise<T>): Promise<T | undefined> => {
    try {
      setProblem(undefined)
      return await work
    } catch (error) {
      setProblem((error as Error).message)
      return undefined
    }
  }, [])
  const open = useCallback(
    async (place: number) => setRow(await attempt(ask<SampleRowView>({ type: 'sampleRow', place }))),
    [ask, attempt],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says that the file changed
  useEffect(() => {
    void attempt(ask<SampleView | undefined>({ type: 'sample' })).then((found) => {
      setView(found)
      setLoaded(true)
    })
  }, [ask, attempt, version])

  async function draw(plan: SamplePlan, seed: string) {
    const drawn = await attempt(ask<SampleView>({ type: 'drawSample', plan, seed }))
    if (!drawn) return
    setView(drawn)
    await open(0)
  }
  async function setFound(place: number, field: string, value: string | undefined) {
    const next = await attempt(ask<SampleView>({ type: 'sampleFound', place, field, value }))
    if (next) setView(next)
    await open(place)
  }
  async function setTested(place: number, tested: boolean) {
    const next = await attempt(ask<SampleView>({ type: 'sampleTested', place, tested }))
    if (!next) return
    setView(next)
    const following = tested ? next.rows.findIndex((each) => !each.tested) : place
    await open(following >= 0 ? following : place)
  }
  async function save() {
    const blob = await attempt(ask<Blob>({ type: 'export', what: 'sample' }))
    if (blob) saveFile(blob, `${name}-sample.xlsx`)
  }

  return (
    <Dialog
      open
      holdsTyping
      size="wide"
      onClose={onClose}
      title="Examiner’s sample"
      description="Draw rows at random, compare each with its loan file, and count errors field by field. The sample stays with the file in this browser."
      actions={
        view && (
          <>
            <Button look="quiet" onClick={() => setForgetting(true)}>
              Draw another sample
            </Button>
            <Button onClick={() => void save()}>
              <Download aria-hidden className="size-4" /> Worksheet, XLSX
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-4">
        {problem && <Banner tone="danger">{problem}</Banner>}
        {isLoaded && !view && <PlanForm onDraw={(plan, seed) => void draw(plan, seed)} />}
        {view && (
          <>
            <Verdict view={view} />
            <div className="grid items-start gap-4 md:grid-cols-[16rem_minmax(0,1fr)]">
              <ol
                className="grid max-h-[60vh] grid-cols-[minmax(0,1fr)] gap-1 overflow-y-auto max-md:max-h-48"
                aria-label="Sampled rows"
              >
                {view.rows.map(({ line, uli, tested, errors }, place) => (
                  <li key={uli}>
                    <button
                      type="button"
                      aria-current={row?.place === place || undefined}
                      onClick={() => void open(place)}
                      className="flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-control px-3 py-1.5 text-left text-sm hover:bg-brand-soft aria-[current]:bg-brand-soft"
                    >
                      <span className="w-6 text-ink-soft tabular-nums">{place + 1}</span>
                      <span className="min-w-0 flex-1 truncate">
                        {line === undefined ? 'Not in this file' : `Row ${line.toLocaleString('en-US')}`}
                        <span className="block truncate font-mono text-xs text-ink-soft">{uli}</span>
                      </span>
                      {errors.length > 0 && (
                        <span className="font-semibold text-danger">{plural(errors.length, 'error')}</span>
                      )}
                      {tested && (
                        <CircleCheck role="img" aria-label="Tested" className="size-4 text-success" />
                      )}
                    </button>
                    {place + 1 === view.plan.initialSize && place + 1 < view.rows.length && (
                      <p className="border-line-strong border-b px-3 py-1 text-xs text-ink-soft">
                        End of the initial sample
                      </p>
                    )}
                  </li>
                ))}
              </ol>
              {row ? (
                <SampleRow
                  key={row.place}
                  row={row}
                  onFound={(field, value) => void setFound(row.place, field, value)}
                  onTested={(tested) => void setTested(row.place, tested)}
                />
              ) : (
                <p className="text-ink-soft">Choose a row to compare it with its loan file.</p>
              )}
            </div>
          </>
        )}
      </div>
      {isForgetting && (
        <ConfirmDialog
          title="Draw another sample?"
          question="What you entered for this sample is erased. Save the worksheet first if you need it."
          action="Erase this sample"
          onClose={() => setForgetting(false)}
          onConfirm={async () => {
            await attempt(ask({ type: 'forgetSample' }))
            setView(undefined)
            setRow(undefined)
            setForgetting(false)
            return undefined
          }}
        />
      )}
    </Dialog>
  )
}

function Verdict({ view }: { view: SampleView }) {
  const { plan, seed, fileRows, score } = view
  const tones = { testInitial: 'info', testRest: 'warning', pass: 'success', correct: 'danger' } as const
  return (
    <div className="grid gap-3">
      <Banner tone={tones[score.verdict]}>{score.sentence}</Banner>
      <p className="text-sm text-ink-soft">
        Seed <code className="font-mono">{seed}</code>, {plural(view.rows.length, 'row')} of{' '}
        {fileRows.toLocaleString('en-US')}. Sizes, thresholds and tolerances: {plan.source}.
      </p>
      {score.fields.length > 0 && (
        <ul className="flex flex-wrap gap-2 text-sm" aria-label="Errors by field">
          {score.fields.map(({ field, title, errors, within }) => (
            <li
              key={field}
              className={`rounded-control border px-2.5 py-1 ${errors >= plan.fieldThreshold ? 'border-danger text-danger' : 'border-line'}`}
            >
              {title}: <strong className="font-semibold tabular-nums">{errors}</strong>
              {within > 0 && <span className="text-ink-soft"> and {within} within tolerance</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const FIGURES = [
  ['size', 'Rows of the sample', undefined],
  ['initialSize', 'Rows of the initial sample', 'The first of them. The same number when there is none.'],
  ['initialThreshold', 'Errors that lead to the rest', 'In one field of the initial sample.'],
  ['fieldThreshold', 'Errors that lead to a correction', 'In one field of all rows tested.'],
  ['dateDays', 'Tolerance: application date, days', '0 where a difference always counts.'],
  ['amountDollars', 'Tolerance: loan amount, dollars', undefined],
  ['incomeThousands', 'Tolerance: income, thousands', undefined],
] as const
const START: Partial<Record<keyof typeof PLAN_LIMITS, string>> = {
  ...{ dateDays: '0', amountDollars: '0', incomeThousands: '0' },
}
const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0]!.toString(16).padStart(8, '0')

function PlanForm({ onDraw }: { onDraw: (plan: SamplePlan, seed: string) => void }) {
  const [figures, setFigures] = useState<Record<string, string>>(START)
  const [source, setSource] = useState('')
  const [seed, setSeed] = useState(newSeed)
  function submit(event: FormEvent) {
    event.preventDefault()
    const numbers = Object.fromEntries(FIGURES.map(([key]) => [key, Number(figures[key] || Number.NaN)]))
    onDraw({ ...(numbers as unknown as SamplePlan), source: source.trim() }, seed.trim().toLowerCase())
  }
  return (
    <form onSubmit={submit} className="grid gap-4" noValidate>
      <p className="max-w-prose text-sm text-ink-soft">
        Examiners choose the size of the sample and the number of errors they accept by the number of rows in
        the file. Their table is not bundled here, and we do not guess it: enter the figures that apply to
        you, and where they come from.
      </p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {FIGURES.map(([key, label, hint]) => (
          <TextField
            key={key}
            label={label}
            hint={hint}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            value={figures[key] ?? ''}
            onChange={({ target }) => setFigures({ ...figures, [key]: target.value })}
          />
        ))}
        <TextField
          label="Source of these figures"
          hint="Such as the manual, its date and page."
          maxLength={300}
          value={source}
          onChange={({ target }) => setSource(target.value)}
        />
        <TextField
          label="Seed"
          hint="The same seed draws the same rows again."
          maxLength={8}
          autoComplete="off"
          value={seed}
          onChange={({ target }) => setSeed(target.value)}
        />
      </div>
      <div>
        <Button type="submit">Draw the sample</Button>
      </div>
    </form>
  )
}
