import {
  ATTRIBUTES_AT_MOST,
  type CONFIDENCES,
  type MonitoringSheet,
  type POPULATION_SOURCES,
} from '@plumbline/contract/compliance/monitoring-sheets.ts'
import { useQueryClient } from '@tanstack/react-query'
import clsx from 'clsx'
import { type FormEvent, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { FormProblem } from '../../ui/form-problem.tsx'
import { showToast } from '../../ui/toast.tsx'
import { ChoiceSelect } from '../work/choice-select.tsx'
import {
  type Draft,
  linesOf,
  METHOD_LABELS,
  methodInput,
  missingOf,
  populationOf,
  useDraft,
} from './draw-draft.ts'
import { MethodFields } from './method-fields.tsx'
import { type PlanAnswer, planText, readPlan, share } from './sampling-plan.ts'
import { SourceFields } from './source-fields.tsx'

const SOURCE_LABELS: Readonly<Record<(typeof POPULATION_SOURCES)[number], string>> = {
  list: 'A list that you paste or upload',
  count: 'Numbered items',
  complaints: 'Complaints received in a period',
  tasks: 'Tasks done in a period',
  loan_batch: 'A batch of loan tests',
  loan_run: 'A stored run of loan files',
  hmda_register: 'A stored HMDA register',
}
const CONFIDENCE_LABELS = {
  '0.90': '90 percent',
  '0.95': '95 percent',
  '0.975': '97.5 percent',
  '0.99': '99 percent',
} as const satisfies Record<(typeof CONFIDENCES)[number], string>

/** From the plan to the sample: the program finds the size, chooses the seed, and makes the sheet. */
export function DrawForm({ sheet, onDrawn }: { sheet: MonitoringSheet; onDrawn: () => void }) {
  const queries = useQueryClient()
  const { draft, set } = useDraft(sheet)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const size = sizeOf(draft)
  const plan = {
    confidence: draft.confidence,
    tolerableRate: draft.tolerable,
    deviationsAllowed: draft.expected,
  }
  const answer = readPlan({ ...plan, population: size ?? '100' })
  const problemAt = (field: string) =>
    'problem' in answer && answer.field === field && (size ?? '1') !== '0' ? answer.problem : undefined

  async function draw(event: FormEvent) {
    event.preventDefault()
    const missing = missingOf(draft)
    if (missing) return setProblem(missing)
    if (draft.method !== 'stages' && 'problem' in answer) return setProblem('Correct the marked field.')
    setBusy(true)
    setProblem(undefined)
    try {
      const drawn = await apiClient.monitoring.draw({
        id: sheet.id,
        description: draft.description,
        confidence: draft.confidence,
        ...(draft.method !== 'stages' && {
          tolerableRate: share(draft.tolerable),
          expectedErrors: Number(draft.expected),
        }),
        attributes: linesOf(draft.attributes),
        population: populationOf(draft),
        ...methodInput(draft),
      })
      queries.setQueryData(api.monitoring.sheet.queryKey({ input: { id: sheet.id } }), drawn)
      showToast(`${drawn.items.length} items drawn`)
      onDrawn()
      await queries.invalidateQueries({ queryKey: api.history.key() })
    } catch (error) {
      setProblem(problemText(error, 'The sample could not be drawn. Please try again.'))
    }
    setBusy(false)
  }

  return (
    <SectionCard title="Plan and draw the sample">
      <form onSubmit={draw} noValidate className="grid gap-5 border-line border-t px-5 py-5">
        <FormProblem problem={problem} onDismiss={() => setProblem(undefined)} />
        <TextField
          label="Population"
          hint="What the items are, and where they come from."
          maxLength={maxLengthOf('monitoring.draw', 'description')}
          value={draft.description}
          onChange={({ target }) => set({ description: target.value })}
        />
        <ChoiceSelect
          label="Items from"
          labels={SOURCE_LABELS}
          value={draft.source}
          onChange={(source) => set({ source })}
        />
        <SourceFields draft={draft} set={set} problem={problemAt('population')} />
        <ChoiceSelect
          label="Method"
          labels={METHOD_LABELS}
          value={draft.method}
          onChange={(method) => set({ method })}
        />
        <MethodFields draft={draft} set={set} />
        <div className={clsx('grid gap-4 sm:grid-cols-3', draft.method === 'stages' && 'hidden')}>
          <ChoiceSelect
            label="Confidence"
            labels={CONFIDENCE_LABELS}
            value={draft.confidence}
            onChange={(confidence) => set({ confidence })}
          />
          <TextField
            label="Tolerable error rate (percent)"
            inputMode="decimal"
            error={problemAt('tolerableRate')}
            value={draft.tolerable}
            onChange={({ target }) => set({ tolerable: target.value })}
          />
          <TextField
            label="Errors allowed"
            inputMode="numeric"
            error={problemAt('deviationsAllowed')}
            value={draft.expected}
            onChange={({ target }) => set({ expected: target.value })}
          />
        </div>
        <TextArea
          label="Attributes"
          rows={3}
          hint={`One question per line, worded so that “Yes” is correct and “No” is an exception. At most ${ATTRIBUTES_AT_MOST}.`}
          value={draft.attributes}
          onChange={({ target }) => set({ attributes: target.value })}
        />
        <p role="status" className="font-display text-lg">
          {sizeText(draft, answer)}
        </p>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" busy={isBusy}>
            Draw the sample
          </Button>
          <p className="min-w-0 max-w-prose flex-1 basis-72 text-ink-soft text-sm">
            The program chooses the seed and keeps it, so that anyone can draw the same items again. Haphazard
            picking is not offered: nobody knows how likely an item was to be picked, so no confidence can be
            stated.
          </p>
        </div>
      </form>
    </SectionCard>
  )
}

/** Where it is known before the draw. */
const sizeOf = ({ source, list, count }: Draft): string | undefined =>
  source === 'list' ? String(linesOf(list).length) : source === 'count' ? count : undefined

function sizeText(draft: Draft, answer: PlanAnswer): string {
  if (draft.method === 'stages') return ''
  if (sizeOf(draft) === undefined) return 'The population is counted when you draw.'
  if ('problem' in answer) return ''
  const text = planText(answer)
  return draft.method === 'strata' ? `Without strata: ${text} Strata may need a few more.` : text
}
