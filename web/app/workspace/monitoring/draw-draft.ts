import type {
  CONFIDENCES,
  DrawnSample,
  MonitoringSheet,
  POPULATION_SOURCES,
  Population,
} from '@plumbline/contract/compliance/monitoring-sheets.ts'
import { useState } from 'react'
import { todayText } from '../work/day-text.ts'

export const METHOD_LABELS = {
  random: 'Random',
  strata: 'Random within strata',
  stages: 'Two stages, as for HMDA data',
} as const

export function useDraft({ sample, test }: MonitoringSheet) {
  const [draft, setDraft] = useState({
    description: sample?.description ?? '',
    source: sample?.from ?? ('list' as (typeof POPULATION_SOURCES)[number]),
    list: '',
    count: sample?.from === 'count' ? String(sample.populationSize) : '500',
    since: `${test.year}-01-01`,
    until: todayText(),
    batchId: '',
    runId: '',
    registerId: '',
    confidence: (sample?.confidence ?? '0.95') as (typeof CONFIDENCES)[number],
    tolerable: sample ? String(Number((Number(sample.tolerableRate) * 100).toFixed(4))) : '5',
    expected: String(sample?.expectedErrors ?? 0),
    attributes: sample?.attributes.join('\n') ?? '',
    ...methodOf(sample),
  })
  return { draft, set: (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part })) }
}

function methodOf(sample: DrawnSample | null) {
  const { strata, stages } = sample ?? {}
  return {
    method: (strata ? 'strata' : stages ? 'stages' : 'random') as keyof typeof METHOD_LABELS,
    column: strata?.column ?? '',
    allocation: (strata?.isProportional === false ? 'number' : 'proportion') as 'proportion' | 'number',
    sizes: strata?.parts.map(({ name, size }) => `${name}: ${size}`).join('\n') ?? '',
    totalSize: stages ? String(stages.totalSize) : '',
    initialSize: stages ? String(stages.initialSize) : '',
    initialErrors: stages ? String(stages.initialErrors) : '',
    finalErrors: stages ? String(stages.finalErrors) : '',
  }
}

export type Draft = ReturnType<typeof useDraft>['draft']
export type SetDraft = ReturnType<typeof useDraft>['set']

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The group stands after the last tab or comma of a line. */
function groupedItem(line: string): { item: string; group: string } {
  const at = Math.max(line.lastIndexOf('\t'), line.lastIndexOf(','))
  return at < 0
    ? { item: line, group: 'None' }
    : { item: line.slice(0, at).trim(), group: line.slice(at + 1).trim() || 'None' }
}

export function populationOf({
  source,
  method,
  list,
  count,
  since,
  until,
  batchId,
  runId,
  registerId,
}: Draft): Population {
  if (source === 'count') return { from: 'count', count: Number(count) }
  if (source === 'loan_batch') return { from: source, sourceId: batchId }
  if (source === 'loan_run') return { from: source, sourceId: runId }
  if (source === 'hmda_register') return { from: source, sourceId: registerId }
  if (source !== 'list') return { from: source, since, until }
  if (method !== 'strata') return { from: 'list', items: linesOf(list) }
  const grouped = linesOf(list).map(groupedItem)
  return { from: 'list', items: grouped.map(({ item }) => item), groups: grouped.map(({ group }) => group) }
}

/** "Purchase: 20", one stratum a line. */
function sizesOf(text: string): { name: string; size: number }[] {
  return linesOf(text).map((line) => {
    const at = line.lastIndexOf(':')
    return { name: line.slice(0, at).trim(), size: Number(line.slice(at + 1)) }
  })
}

export function methodInput({ method, source, column, allocation, sizes, ...draft }: Draft) {
  if (method === 'strata')
    return {
      strata: {
        column: source === 'list' ? 'group' : column,
        ...(allocation === 'number' && { sizes: sizesOf(sizes) }),
      },
    }
  if (method === 'stages')
    return {
      stages: {
        totalSize: Number(draft.totalSize),
        initialSize: Number(draft.initialSize),
        initialErrors: Number(draft.initialErrors),
        finalErrors: Number(draft.finalErrors),
      },
    }
  return {}
}

const isCount = (text: string) => /^[1-9]\d{0,5}$/.test(text.trim())

/** What is still to be entered, in words. */
export function missingOf(draft: Draft): string | undefined {
  if (draft.description.trim() === '') return 'Say what the items are and where they come from.'
  if (linesOf(draft.attributes).length === 0) return 'Enter at least one attribute to test.'
  if (draft.source === 'list' && linesOf(draft.list).length === 0) return 'Paste the list of items.'
  if (draft.source === 'loan_batch' && !draft.batchId) return 'Choose the batch.'
  if (draft.source === 'loan_run' && !draft.runId) return 'Choose the stored run.'
  if (draft.source === 'hmda_register' && !draft.registerId) return 'Choose the stored register.'
  if (draft.method === 'stages') {
    const { totalSize, initialSize, initialErrors, finalErrors } = draft
    if (![totalSize, initialSize, initialErrors, finalErrors].every(isCount))
      return 'Enter both sizes and both thresholds as whole numbers.'
  }
  if (draft.method === 'strata') {
    if (draft.source !== 'list' && draft.column.trim() === '') return 'Choose the column of the strata.'
    if (
      draft.allocation === 'number' &&
      !linesOf(draft.sizes).every((line) => /^.+:\s*[1-9]\d{0,3}$/.test(line))
    )
      return 'Write one stratum a line, its name and its number of items, such as “Purchase: 20”.'
  }
  return undefined
}
