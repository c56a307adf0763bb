import type { HistoryAction, HistoryChange } from '@plumbline/contract/compliance/history.ts'
import { dayText } from './day-text.ts'

const FIELDS: Readonly<Record<string, string>> = {
  dueOn: 'Due date',
  startOn: 'Start date',
  foundOn: 'Date found',
  responseDueOn: 'Response due',
  requiresEvidence: 'Requires evidence',
  method: 'How it is rated',
  strength: 'Strength as it counts',
  because: 'Why it counts so',
  prompt: 'After',
  judged: 'Strength as judged',
  judgedReason: 'Why it is that strong',
  inherent: 'Without controls',
  residual: 'What remains',
  performer: 'Who performs the control',
  sampleSize: 'Items in the sample',
  requiresApproval: 'Requires a second person',
  rootCause: 'Root cause',
  correctiveAction: 'Corrective action',
  validOn: 'Valid on',
  validUntil: 'Valid until',
  reviewedOn: 'Reviewed on',
  heldOn: 'Date',
  launchOn: 'Planned launch',
  lastUsedOn: 'Last use',
  customerImpact: 'What it means for customers',
  text: 'Text',
  hasAccountFees: 'A maintenance or activity fee may be charged',
  decisionNote: 'Conditions or reason',
  attendees: 'Attendance',
  tier: 'Criticality',
  reportable: 'To be reported',
  usesAi: 'Uses artificial intelligence',
  type: 'Type',
  cause: 'Root cause',
  ruleCited: 'Rule',
  vendor: 'Third party',
  accountNumber: 'Loan or member number',
  portalRespondedOn: 'First response in the portal',
  portalFinalOn: 'Final response in the portal',
  udaapFlag: 'UDAAP flag',
  fairLendingFlag: 'Fair lending flag',
}

/** `{}` stands for the one thing that the action is about, `{version}` for the version of a policy. */
const ACTIONS: Readonly<Record<Exclude<HistoryAction, 'changed' | 'dates_skipped'>, string>> = {
  created: 'created this',
  change_undone: 'undid a change',
  commented: 'commented',
  comment_edited: 'edited a comment',
  comment_removed: 'removed a comment',
  comment_resolved: 'resolved a comment',
  comment_reopened: 'reopened a comment',
  evidence_added: 'added evidence {}',
  evidence_replaced: 'replaced evidence with {}',
  evidence_removed: 'took off evidence {}',
  citation_added: 'cited {}',
  citation_removed: 'took off the citation {}',
  link_added: 'linked {}',
  link_removed: 'unlinked {}',
  item_ticked: 'ticked {}',
  item_unticked: 'took the tick off {}',
  approval_asked: 'finished and asked for approval',
  approved: 'approved',
  sent_back: 'sent back',
  closure_asked: 'asked a second person to close',
  closed: 'closed',
  reopened: 'reopened',
  version_started: 'started {version}',
  draft_discarded: 'discarded the draft of {version}',
  sent_for_review: 'sent {version} for review',
  taken_back: 'took {version} back from review',
  suggested: 'suggested changes of {version}',
  suggestion_accepted: 'accepted suggestions into {version}',
  suggestion_rejected: 'rejected suggestions on {version}',
  signatures_asked: 'asked for signatures',
  completed: 'completed this',
  completion_taken_back: 'took a completion back',
  run_passed: 'recorded a run that passed',
  run_failed: 'recorded a run that failed',
  sample_drawn: 'drew a sample',
  reviewed: 'recorded a review',
  questionnaire_sent: 'sent the questionnaire to {}',
  questionnaire_submitted: 'submitted the answers to the questionnaire',
  questionnaire_returned: 'sent the answers back with {}',
  questionnaire_accepted: 'accepted the answers',
  questionnaire_withdrawn: 'withdrew the questionnaire',
  stopped: 'took the remaining runs off the plan',
}

/** Too long to repeat: it is enough that they changed. */
const LONG_FIELDS = new Set([
  'description',
  'checklist',
  'rootCause',
  'correctiveAction',
  'note',
  'subcontractors',
  'exitPlan',
  'aiPurpose',
  'aiDecisions',
  'aiData',
  'aiReview',
  'aiTesting',
  'inherentReason',
  'containment',
  'controls',
  'agenda',
  'steps',
  'text',
  'customerImpact',
  'attendees',
  'strengthReason',
  'action',
])

export const fieldText = (field: string): string => FIELDS[field] ?? capitalized(spaced(field))

/** One entry of a history in words, after the name of who did it. */
export function historyText(
  action: string,
  changes: readonly HistoryChange[],
  topicLabel: (topic: string) => string,
): string {
  const named = changes.map((change) => withTopicName(change, topicLabel))
  if (action === 'dates_skipped') {
    const to = changes[0]?.to
    return `skipped ${changes.map(({ from }) => from && dayText(from)).join(', ')}${to ? `; next ${dayText(to)}` : ''}`
  }
  if (action === 'changed') return named.map(changeText).join('; ')
  const words = (ACTIONS as Readonly<Record<string, string>>)[action] ?? spaced(action)
  if (words.endsWith('{}'))
    return words.replace('{}', changes.map(({ from, to }) => `“${to ?? from ?? ''}”`).join(' '))
  const version = changes.find(({ field }) => field === 'version')?.to
  const details = named.filter(({ field }) => field !== 'version').map(detailText)
  const which = version ? `version ${version}` : 'a version'
  const sentence = words.includes('{version}')
    ? words.replace('{version}', which)
    : [words, version && which].filter(Boolean).join(' ')
  return [sentence, ...(details.length > 0 ? [details.join('; ')] : [])].join('. ')
}

/** Histories keep the key of a topic. */
function withTopicName(change: HistoryChange, topicLabel: (topic: string) => string): HistoryChange {
  if (change.field !== 'topic') return change
  const { field, from, to } = change
  return { field, from: from && topicLabel(from), to: to && topicLabel(to) }
}

function changeText({ field, from, to }: HistoryChange): string {
  const name = fieldText(field)
  if (LONG_FIELDS.has(field)) return `${name} changed`
  if (from === null) return `${name} set to ${valueText(field, to)}`
  if (to === null) return `${name} removed, was ${valueText(field, from)}`
  return `${name} from ${valueText(field, from)} to ${valueText(field, to)}`
}

/** What is said beside an action: a fact of it and not a change of its own. */
function detailText(change: HistoryChange): string {
  const { field, from, to } = change
  if (LONG_FIELDS.has(field) || from !== null || to === null) return changeText(change)
  return `${fieldText(field)}: ${valueText(field, to)}`
}

function valueText(field: string, value: string | null): string {
  if (value === null) return 'nothing'
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return dayText(value)
  if (['status', 'priority', 'severity', 'source', 'channel', 'kind', 'frequency'].includes(field))
    return capitalized(value.replaceAll('_', ' '))
  return field === 'title' || field === 'evidence' ? `“${value}”` : value
}

const spaced = (text: string) =>
  text.replaceAll('_', ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
