import {
  ATTRIBUTES_AT_MOST,
  type CONFIDENCES,
  LISTED_ITEMS_AT_MOST,
  type MonitoringSheet,
  NUMBERED_ITEMS_AT_MOST,
  type POPULATION_SOURCES,
  type Population,
} from '@plumbline/contract/compliance/monitoring-sheets.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { FileField, TextArea, TextField } from '../../ui/field.tsx'
import { FormProblem } from '../../ui/form-problem.tsx'
import { showToast } from '../../ui/toast.tsx'
import { ChoiceSelect } from '../shared-pieces/choice-select.tsx'
import { todayText } from '../shared-pieces/day-text.ts'
import { planText, readPlan, share } from './sampling-plan.ts'

const SOURCE_LABELS: Readonly<Record<(typeof POPULATION_SOURCES)[number], string>> = {
  list: 'A list that you paste or upload',
  count: 'Numbered items',
  complaints: 'Complaints received in a period',
  tasks: 'Tasks done in a period',
}
const CONFIDENCE_LABELS = {
  '0.90': '90 percent',
  '0.95': '95 percent',
  '0.975': '97.5 percent',
  '0.99': '99 percent',
} as const satisfies Record<(typeof CONFIDENCES)[number], string>

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** From the plan to the sample: the program finds the size, chooses the seed, and makes the sheet. */
export function DrawForm({ sheet, onDrawn }: { sheet: MonitoringSheet; onDrawn: () => void }) {
  const queries = useQueryClient()
  const { draft, set } = useDraft(sheet)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const items = linesOf(draft.list)
  const size =
    draft.source === 'list' ? String(items.length) : draft.source === 'count' ? draft.count : undefined
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
    if (draft.description.trim() === '') return setProblem('Say what the items are and where they come from.')
    if (linesOf(draft.attributes).length === 0) return setProblem('Enter at least one attribute to test.')
    if (draft.source === 'list' && items.length === 0) return setProblem('Paste the list of items.')
    if ('problem' in answer) return setProblem('Correct the marked field.')
    setBusy(true)
    setProblem(undefined)
    try {
      const drawn = await apiClient.monitoring.draw({
        id: sheet.id,
        description: draft.description,
        confidence: draft.confidence,
        tolerableRate: share(draft.tolerable),
        expectedErrors: Number(draft.expected),
        attributes: linesOf(draft.attributes),
        population: populationOf(draft, items),
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
          maxLength={500}
          value={draft.description}
          onChange={({ target }) => set({ description: target.value })}
        />
        <ChoiceSelect
          label="Items from"
          labels={SOURCE_LABELS}
          value={draft.source}
          onChange={(source) => set({ source })}
        />
        <SourceFields draft={draft} set={set} listed={items.length} problem={problemAt('population')} />
        <div className="grid gap-4 sm:grid-cols-3">
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
          {size === undefined
            ? 'The register is counted when you draw.'
            : 'problem' in answer
              ? ''
              : planText(answer)}
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

function useDraft({ sample, test }: MonitoringSheet) {
  const [draft, setDraft] = useState({
    description: sample?.description ?? '',
    source: sample?.from ?? ('list' as keyof typeof SOURCE_LABELS),
    list: '',
    count: sample?.from === 'count' ? String(sample.populationSize) : '500',
    since: `${test.year}-01-01`,
    until: todayText(),
    confidence: (sample?.confidence ?? '0.95') as (typeof CONFIDENCES)[number],
    tolerable: sample ? String(Number((Number(sample.tolerableRate) * 100).toFixed(4))) : '5',
    expected: String(sample?.expectedErrors ?? 0),
    attributes: sample?.attributes.join('\n') ?? '',
  })
  return { draft, set: (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part })) }
}

type Draft = ReturnType<typeof useDraft>['draft']

function populationOf({ source, count, since, until }: Draft, items: string[]): Population {
  if (source === 'count') return { from: 'count', count: Number(count) }
  if (source === 'list') return { from: 'list', items }
  return { from: source, since, until }
}

interface SourceFieldsProps {
  draft: Draft
  set: (part: Partial<Draft>) => void
  listed: number
  problem: string | undefined
}

function SourceFields({ draft, set, listed, problem }: SourceFieldsProps) {
  if (draft.source === 'count')
    return (
      <TextField
        label="Number of items"
        inputMode="numeric"
        hint={`Number them from 1 in an order that you can find again. At most ${NUMBERED_ITEMS_AT_MOST.toLocaleString('en-US')}.`}
        error={problem}
        value={draft.count}
        onChange={({ target }) => set({ count: target.value })}
      />
    )
  if (draft.source === 'list')
    return (
      <div className="grid gap-4 sm:grid-cols-2">
        <TextArea
          label="Items"
          rows={5}
          hint={`One a line, such as loan numbers. ${listed.toLocaleString('en-US')} of at most ${LISTED_ITEMS_AT_MOST.toLocaleString('en-US')}. Leave out names of consumers.`}
          value={draft.list}
          onChange={({ target }) => set({ list: target.value })}
        />
        <FileField
          label="Or a text file"
          optional
          accept=".txt,.csv,text/plain,text/csv"
          hint="Each line of it becomes an item."
          onChange={async ({ target }) => set({ list: (await target.files?.[0]?.text()) ?? draft.list })}
        />
      </div>
    )
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="From"
        type="date"
        value={draft.since}
        onChange={({ target }) => set({ since: target.value })}
      />
      <TextField
        label="To"
        type="date"
        hint="The tester sees the titles of the rows that are drawn."
        value={draft.until}
        onChange={({ target }) => set({ until: target.value })}
      />
    </div>
  )
}
