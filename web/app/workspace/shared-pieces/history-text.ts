import type { HistoryChange } from '@plumbline/contract/compliance/history.ts'
import { TOPIC_LABELS } from '@plumbline/contract/publishing/article-labels.ts'
import { dayText } from './day-text.ts'

const FIELDS: Readonly<Record<string, string>> = {
  dueOn: 'Due date',
  startOn: 'Start date',
  foundOn: 'Date found',
  responseDueOn: 'Response due',
  requiresEvidence: 'Requires evidence',
  requiresApproval: 'Requires a second person',
  rootCause: 'Root cause',
  correctiveAction: 'Corrective action',
  validOn: 'Valid on',
  type: 'Type',
}

const ACTIONS: Readonly<Record<string, string>> = {
  created: 'created this',
  commented: 'commented',
  comment_edited: 'edited a comment',
  comment_removed: 'removed a comment',
  approval_asked: 'finished and asked for approval',
  approved: 'approved',
  sent_back: 'sent back',
  change_undone: 'undid a change',
  closure_asked: 'asked a second person to close',
  closed: 'closed',
  reopened: 'reopened',
  completed: 'completed this',
  completion_taken_back: 'took a completion back',
  run_passed: 'recorded a run that passed',
  run_failed: 'recorded a run that failed',
  stopped: 'took the remaining runs off the plan',
}

/** With the one thing they are about. */
const ABOUT_ONE: Readonly<Record<string, string>> = {
  evidence_added: 'added evidence',
  evidence_replaced: 'replaced evidence with',
  evidence_removed: 'took off evidence',
  citation_added: 'cited',
  citation_removed: 'took off the citation',
  link_added: 'linked',
  link_removed: 'unlinked',
  item_ticked: 'ticked',
  item_unticked: 'took the tick off',
}

/** Too long to repeat: it is enough that they changed. */
const LONG_FIELDS = new Set(['description', 'checklist', 'rootCause', 'correctiveAction', 'note'])

export const fieldText = (field: string): string => FIELDS[field] ?? capitalized(spaced(field))

/** One entry of a history in words, after the name of who did it. */
export function historyText(action: string, changes: readonly HistoryChange[]): string {
  if (action === 'dates_skipped') {
    const to = changes[0]?.to
    return `skipped ${changes.map(({ from }) => from && dayText(from)).join(', ')}${to ? `; next ${dayText(to)}` : ''}`
  }
  const one = ABOUT_ONE[action]
  if (one) return [one, ...changes.map(({ from, to }) => `“${to ?? from ?? ''}”`)].join(' ')
  const details = changes.map(changeText).join('; ')
  if (action === 'changed') return details
  const words = ACTIONS[action] ?? spaced(action)
  return details ? `${words}. ${details}` : words
}

function changeText({ field, from, to }: HistoryChange): string {
  const name = fieldText(field)
  if (field === 'reason') return `Reason: ${to ?? ''}`
  if (LONG_FIELDS.has(field)) return `${name} changed`
  if (from === null) return `${name} set to ${valueText(field, to)}`
  if (to === null) return `${name} removed, was ${valueText(field, from)}`
  return `${name} from ${valueText(field, from)} to ${valueText(field, to)}`
}

function valueText(field: string, value: string | null): string {
  if (value === null) return 'nothing'
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return dayText(value)
  if (field === 'topic') return (TOPIC_LABELS as Readonly<Record<string, string>>)[value] ?? value
  if (['status', 'priority', 'severity', 'source', 'channel', 'kind', 'frequency'].includes(field))
    return capitalized(value.replaceAll('_', ' '))
  return field === 'title' || field === 'evidence' ? `“${value}”` : value
}

const spaced = (text: string) =>
  text.replaceAll('_', ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
