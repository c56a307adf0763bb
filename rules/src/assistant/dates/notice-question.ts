import { type Day, dayOf, formatDay, longDay, parseDay } from '../../dates/calendar-day.ts'
import { type AdverseActionKind, adverseAction } from '../../loan-tests/adverse-action.ts'
import { servicingDates } from '../../loan-tests/servicing-dates.ts'
import { noticeClock } from '../../notice-dates/notice-clocks.ts'
import { noticeDates } from '../../notice-dates/notice-dates.ts'
import { readYear } from '../read-words.ts'
import type { ToolAnswer, ToolContext } from '../tool-answer.ts'
import { addInput, addResult, askBack, blankAnswer, fullSteps, linkTo } from './date-answer.ts'
import type { ReadQuestion } from './read-events.ts'

const SCREEN = '/loan-tests/notice-dates'

interface Topic {
  subject: RegExp
  /** Clock of `notice-clocks.ts`, or a calculator of its own. */
  clock: string
  /** Words of the clause of the day that make it the day of the event. */
  start: RegExp
  /** How the question says the event: "received", "settled". */
  verb: string
  /** Words that need another clock or another fact. */
  only?: RegExp
}

const RECEIVED =
  /\b(?:receiv\w+|receipt|got|gets?|came|comes?|arriv\w+|sent (?:us|in)|sends us|submitt\w+|filed|reported|notified|called|wrote|told|disputed|disputes|asked|requested|asks|in on|in hand|mailed us|dated)\b/
const CLOSED = /\b(?:clos(?:e[sd]?|ing)|settle\w*|consummat\w+|sign(?:s|ed|ing)?)\b/

/** From specific to general. */
const TOPICS: readonly Topic[] = [
  {
    subject:
      /\b(?:notice of error|noe|qwr|error notice|error resolution)\b.*\bpay-?off\b|\bpay-?off\b.*\b(?:notice of error|noe)\b/,
    clock: 'notice_of_error_payoff',
    start: RECEIVED,
    verb: 'received',
  },
  {
    subject:
      /\b(?:owner|assignee|who owns)\b.*\b(?:request|rfi)\b|\b(?:request|rfi)\b.*\b(?:owner|assignee|who owns)\b|\bask\w*\b.*\bwho owns\b/,
    clock: 'information_request_owner',
    start: RECEIVED,
    verb: 'received',
  },
  { subject: /\bremittance\b/, clock: 'remittance_error', start: RECEIVED, verb: 'received' },
  {
    subject:
      /(?=.*\b(?:reg(?:ulation)? e|eft|electronic (?:fund )?transfer|debit card|ach|unauthorized (?:transfer|transaction|charge)|provisional credit)\b).*\b(?:new account|first deposit)\b/,
    clock: 'transfer_error_new_account',
    start: RECEIVED,
    verb: 'received',
  },
  {
    subject:
      /(?=.*\b(?:reg(?:ulation)? e|eft|electronic (?:fund )?transfer|debit card|ach|unauthorized (?:transfer|transaction|charge)|provisional credit)\b).*\b(?:point[- ]of[- ]sale|pos)\b/,
    clock: 'transfer_error_point_of_sale',
    start: RECEIVED,
    verb: 'received',
  },
  {
    subject:
      /(?=.*\b(?:reg(?:ulation)? e|eft|electronic (?:fund )?transfer|debit card|ach|unauthorized (?:transfer|transaction|charge)|provisional credit)\b).*\b(?:foreign|abroad|overseas|outside (?:a state|the u\.?s)|international)\b/,
    clock: 'transfer_error_foreign',
    start: RECEIVED,
    verb: 'received',
  },
  {
    subject:
      /\b(?:reg(?:ulation)? e|eft|electronic (?:fund )?transfer|debit card|ach|unauthorized (?:transfer|transaction|charge)|provisional credit)\b/,
    clock: 'transfer_error',
    start: RECEIVED,
    verb: 'received',
  },
  {
    subject: /\b(?:billing error|credit card dispute|card dispute)\b/,
    clock: 'billing_error',
    start: RECEIVED,
    verb: 'received',
  },
  {
    subject:
      /\b(?:direct dispute|credit[- ]report(?:ing)? dispute|credit bureau dispute|fcra dispute|dispute)\b/,
    clock: 'credit_dispute',
    start: RECEIVED,
    verb: 'received',
  },
  {
    subject: /\b(?:notice of error|notices of error|noe|qualified written request|qwr)\b/,
    clock: 'notice_of_error',
    start: RECEIVED,
    verb: 'received',
  },
  {
    subject: /\b(?:request for information|information request|rfi)\b/,
    clock: 'information_request',
    start: RECEIVED,
    verb: 'received',
  },
  {
    subject:
      /\bescrow\b.*\b(?:refund|balance|returned?)\b|\bshort[- ]year\b.*\b(?:pay-?off|paid|pays)\b|\b(?:pay-?off|paid off|pays off|paid in full)\b.*\b(?:escrow|short[- ]year)\b/,
    clock: 'escrow_payoff',
    start: /\b(?:pa(?:id|ys?|yoff|y-off)|receiv\w+|came in)\b/,
    verb: 'paid in full',
  },
  { subject: /\binitial escrow\b/, clock: 'escrow_initial', start: CLOSED, verb: 'settled' },
  {
    subject:
      /\b(?:annual )?escrow (?:account )?(?:statement|analysis|disclosure)s?\b|\bescrow (?:computation )?year\b/,
    clock: 'escrow_annual',
    start: /\b(?:computation year|year|end(?:s|ed|ing)?|complet\w+)\b/,
    verb: 'at the end of the computation year',
  },
  {
    subject: /\bpay-?off (?:statement|letter|quote|request)s?\b/,
    clock: 'payoff_statement',
    start: RECEIVED,
    verb: 'received',
  },
  {
    subject: /\b(?:right[- ]to[- ](?:receive )?(?:a )?cop(?:y|ies)|appraisal (?:notice|disclosure))\b/,
    clock: 'appraisal_notice',
    start: /\bappl\w+|\bapps?\b|\breceiv\w+/,
    verb: 'received',
  },
  { subject: /\b(?:appraisals?|valuations?|avm)\b/, clock: 'appraisal_copy', start: CLOSED, verb: 'closing' },
  {
    subject:
      /\bhmda\b.*\bquarterly (?:report|submission|filing)|\bquarterly\b.*\bhmda (?:report|submission|filing)/,
    clock: 'hmda_quarter',
    start: /\b(?:quarter|end(?:s|ed|ing)?)\b/,
    verb: 'at the end of the quarter',
  },
  {
    subject: /\bhmda\b.*\bdisclosure (?:statement|notice)|\bffiec\b/,
    clock: 'hmda_statement',
    start: RECEIVED,
    verb: 'received',
  },
  {
    subject: /\b(?:hmda|lar|loan[/ -]application register)\b/,
    clock: 'hmda_record',
    start: /\b(?:action|denied|originat\w+|clos\w+|withdr\w+|purchas\w+|final|sold|declin\w+|approv\w+)\b/,
    verb: 'of final action',
  },
  {
    subject: /\b(?:changed circumstances?|coc|change of circumstances?)\b/,
    clock: 'revised_estimate',
    start:
      /\b(?:receiv\w+|learn\w*|discover\w*|changed circumstances?|coc|found out|knew|information|happened|occurr\w+)\b/,
    verb: 'learned of',
  },
  {
    subject: /\block(?:s|ed|ing)?\b.*\b(?:lest|revised)\b|\b(?:lest|revised)\b.*\brate (?:is |was )?lock/,
    clock: 'revised_estimate_lock',
    start: /\block/,
    verb: 'locked',
  },
  {
    subject:
      /\bresci(?:nd|nds|nded|ssion)\b.*\b(?:return|refund|release|give back|terminate|money)\b|\b(?:return|refund|release|give back|terminate)\b.*\bresci(?:nd|nds|nded|ssion)\b/,
    clock: 'rescission_return',
    start: RECEIVED,
    verb: 'received',
  },
]

const ASKS =
  /\b(?:when|deadlines?|due|by what|latest|last day|how long|until|what(?:['’]s| is)? the (?:day|date|deadline|due|last|earliest|latest)|which (?:day|date)|what (?:day|date)|must|need|have to|how (?:soon|late|many days)|acknowledge by|respond by|clock|timeline|allowed|may|earliest|is it|are we|too late|still)\b/

/** A deadline that follows from one day: the clause of the day has to say that it is the day of the event. */
export function noticeQuestion(read: ReadQuestion, context: ToolContext): ToolAnswer | undefined {
  const { text } = read
  if (!ASKS.test(text) && !/\bby\s*\?/.test(text)) return undefined
  const own =
    adverseQuestion(read, context) ??
    transferQuestion(read, context) ??
    mitigationQuestion(read, context) ??
    delinquencyQuestion(read, context)
  if (own) return own
  const topic = TOPICS.find(({ subject }) => subject.test(text))
  if (!topic) return undefined
  const clock = noticeClock(topic.clock)!
  if (read.days.length === 0) return undefined
  const day = startDay(read, topic.start)
  if (read.events.some(({ isNegated }) => isNegated) || day === undefined)
    return eventBack(clock.event, topic.clock, read.days[0]!.day)
  return noticeAnswer(topic.clock, day)
}

/** The day whose own words say that the event happened on it, and nothing in them says that it is a limit. */
function startDay({ text, days }: ReadQuestion, start: RegExp): Day | undefined {
  const fitting = days.filter((_, index) => {
    const at = text.indexOf(`§${index}§`)
    const before = text
      .slice(0, at)
      .split(/[,;:?.]|\b(?:when|what|if|and)\b/)
      .at(-1)!
    const after = text.slice(at + `§${index}§`.length).split(/[,;:?.]|\b(?:when|what|if|and|by)\b/)[0]!
    const isLimit =
      /\b(?:due|deadline|by|respond|acknowledge|answer(?:ed)?|before|until|no later than|for|we (?:sent|mailed|send|mail|responded|acknowledged))\s*(?:on\s*|is\s*)?$/.test(
        before,
      )
    return (start.test(before) || start.test(after)) && !isLimit
  })
  return fitting.length === 1 ? fitting[0]!.day : undefined
}

function eventBack(event: string, clock: string, day: Day): ToolAnswer {
  const name = noticeClock(clock)!.name
  return askBack(
    'Which day is it?',
    `The clock runs from this event: ${event.toLowerCase()}. Is ${longDay(day)} that day, or the day on which something is due or was sent?`,
    [
      { label: `${event}: ${longDay(day)}`, question: canonical(clock, day) },
      {
        label: `It is another day: how does the clock of "${name}" run?`,
        question: `When is the deadline for ${name.toLowerCase()}?`,
      },
    ],
    linkTo(SCREEN, { clock }),
  )
}

/** A question that is read without doubt. */
const CANONICAL: Readonly<Record<string, string>> = {
  notice_of_error: 'If a notice of error was received on #, when is the answer due?',
  notice_of_error_payoff:
    'If a notice of error about a payoff balance was received on #, when is the answer due?',
  information_request: 'If a request for information was received on #, when is the answer due?',
  information_request_owner:
    'If a request for the owner of the loan was received on #, when is the answer due?',
  transfer_error_new_account:
    'If a Regulation E notice about a new account was received on #, when is the answer due?',
  transfer_error_point_of_sale:
    'If a Regulation E notice about a point-of-sale transaction was received on #, when is the answer due?',
  transfer_error_foreign:
    'If a Regulation E notice about a foreign transfer was received on #, when is the answer due?',
  transfer_error: 'If a Regulation E notice was received on #, when is the answer due?',
  remittance_error: 'If a remittance notice was received on #, when is the answer due?',
  billing_error: 'If a billing error notice was received on #, when is the answer due?',
  credit_dispute: 'If a direct dispute was received on #, when is the answer due?',
  escrow_initial: 'If the loan settled on #, when is the initial escrow statement due?',
  escrow_annual: 'If the computation year ended on #, when is the annual escrow statement due?',
  escrow_payoff: 'If the loan was paid in full on #, when is the escrow refund due?',
  payoff_statement: 'If a payoff statement request was received on #, when is it due?',
  appraisal_notice: 'If the application was received on #, when is the appraisal notice due?',
  appraisal_copy: 'If the loan closes on #, when must the appraisal copies be delivered?',
  hmda_record: 'If final action was on #, when must it be recorded for HMDA?',
  hmda_quarter: 'If the quarter ended on #, when is the quarterly HMDA report due?',
  hmda_statement: 'If the FFIEC notice was received on #, when is the HMDA disclosure statement due?',
  revised_estimate:
    'If we received the changed circumstance information on #, when is the revised Loan Estimate due?',
  revised_estimate_lock: 'If the rate was locked on #, when is the revised Loan Estimate due?',
  rescission_return: 'If the rescission was received on #, when must we return the money?',
}
const plain = (day: Day) => longDay(day).replace(/^\w+, /, '')
const canonical = (clock: string, day: Day) => CANONICAL[clock]!.replace('#', plain(day))

export function noticeAnswer(id: string, day: Day): ToolAnswer {
  const { result, steps, notes } = noticeDates({ clock: id, date: formatDay(day) })
  const clock = noticeClock(id)!
  const answer = blankAnswer('notice-dates', clock.name, linkTo(SCREEN, { clock: id, date: formatDay(day) }))
  addInput(answer, clock.event, day)
  for (const { label, date, citation } of result.deadlines) addResult(answer, label, date, citation)
  answer.steps = steps
  answer.notes = [...notes]
  if (result.deadlines.length === 0)
    answer.missing.push('No date follows from this day. Which quarter do you mean?')
  return answer
}

function adverseQuestion(read: ReadQuestion, { data }: ToolContext): ToolAnswer | undefined {
  const { text, days } = read
  if (
    !/\badverse action\b|\bdenial (?:letter|notice)\b|\bnotice of (?:denial|action taken|incompleteness)\b|\bcounter-?offer|\bstatement of (?:specific )?reasons\b|\bdeclination\b|\b(?:den(?:y|ied)|declin\w+|turned down)\b.*\b(?:letter|notice)\b|\bincomplete application\b|\b(?:notify|tell) the applicant\b|\bnoia\b|\baan\b/.test(
      text,
    )
  )
    return undefined
  if (days.length === 0) return undefined
  if (/\bfcra\b|\b615\b/.test(text)) return undefined
  const day = days[0]!.day
  const make = (kind: AdverseActionKind, label: string, on: Day) => {
    const input = { kind, date: formatDay(on) }
    const { result, steps, notes } = adverseAction(input, data)
    const answer = blankAnswer(
      'adverse-action',
      'Notice of action taken',
      linkTo('/loan-tests/adverse-action', { ...input }),
    )
    addInput(answer, label, on)
    addResult(answer, 'Notify the applicant by', result.dueBy, `12 CFR ${result.citation}`)
    answer.steps = fullSteps(steps)
    answer.notes = [...notes]
    return answer
  }
  const of = (start: RegExp) => startDay(read, start)
  const counteroffer = /\bcounter-?offer/.test(text) ? of(/\bcounter-?offer\w*\b/) : undefined
  if (counteroffer !== undefined) {
    const answer = make('counteroffer', 'Counteroffer notice', counteroffer)
    answer.notes.push(
      'If the applicant does not expressly accept or use the credit offered. One combined notice needs no second one (comment 9(a)(1)-6).',
    )
    return answer
  }
  const requested = /\breasons\b/.test(text) ? of(/\b(?:request\w*|ask\w*)\b/) : undefined
  if (requested !== undefined) {
    const { result, steps, notes } = adverseAction(
      { kind: 'reasons_request', date: formatDay(requested), requested: formatDay(requested) },
      data,
    )
    const answer = blankAnswer(
      'adverse-action',
      'Statement of reasons',
      linkTo('/loan-tests/adverse-action', {
        kind: 'reasons_request',
        date: formatDay(requested),
        requested: formatDay(requested),
      }),
    )
    addInput(answer, 'Reasons requested', requested)
    addResult(answer, 'Statement of reasons by', result.dueBy, `12 CFR ${result.citation}`)
    answer.steps = fullSteps(steps)
    answer.notes = [...notes, 'The request has to come within 60 days of your notice.']
    return answer
  }
  const isExisting =
    /\bexisting account\b|\bcredit line\b|\bline of credit\b.*\b(?:reduc|clos|terminat)|\b(?:reduc|clos|terminat)\w*\b.*\b(?:line|account)\b/.test(
      text,
    )
  const acted = of(
    /\b(?:den(?:y|ied|ies)|declin\w+|adverse action|turned down|reject\w+|terminat\w+|reduc\w+|clos\w+|took|taken)\b/,
  )
  const received = of(/\b(?:appl\w+|apps?|complet\w+|receiv\w+|submitt\w+|came in)\b/)
  if (isExisting && acted !== undefined)
    return make('adverse_action_existing_account', 'Adverse action on the account', acted)
  const isIncomplete = /\bincomplete(?:ness)?\b|\bnoia\b/.test(text)
  if (isIncomplete && received !== undefined && !(acted !== undefined && acted !== received))
    return make('incomplete_application', 'Incomplete application received', received)
  if (isIncomplete && acted !== undefined)
    return make('adverse_action_incomplete', 'Adverse action on an incomplete application', acted)
  if (received !== undefined && !/\b(?:den|declin)/.test(partOf(read, received))) {
    const answer = make('complete_application', 'Application received', received)
    answer.notes.push(
      'For a completed application. For an incomplete one, the notice of action taken or of incompleteness is due on the same day (12 CFR 1002.9(c)(1)).',
    )
    return answer
  }
  const of2 = longDay(day)
  return askBack(
    'Which clock runs?',
    acted !== undefined
      ? `For a completed application the 30 days run from receipt of the application, not from the decision. Was the application that you acted on on ${of2} complete?`
      : `What happened on ${of2}?`,
    [
      {
        label:
          acted === undefined
            ? `The completed application was received on ${of2}`
            : 'Complete: I know when it was received',
        question:
          acted === undefined
            ? `If a completed application was received on ${plain(day)}, when is the adverse action notice due?`
            : 'When is the adverse action notice due after a completed application is received?',
      },
      {
        label: `It was incomplete, and adverse action was taken on ${of2}`,
        question: `If adverse action was taken on an incomplete application on ${plain(day)}, when is the adverse action notice due?`,
      },
    ],
    '/loan-tests/adverse-action',
  )
}

function partOf({ text, days }: ReadQuestion, day: Day): string {
  const index = days.findIndex((found) => found.day === day)
  const at = text.indexOf(`§${index}§`)
  return text
    .slice(0, at)
    .split(/[,;:?.]|\b(?:when|what|if|and)\b/)
    .at(-1)!
}

const TRANSFERRED =
  /\beffective\b|\btransfer date\b|\bboard(?:s|ed)\b|\btakes effect\b|\btransfer(?:s|red|ring)?(?:\s+(?:to|of|the|our|a|new|servicer|servicing|date|is|are|on|happens|occurs|takes place|loans?))*\s*$/

function transferQuestion(read: ReadQuestion, { data }: ToolContext): ToolAnswer | undefined {
  const { text, days } = read
  if (
    !/\b(?:servicing|loans?|mortgage)\b.*\btransfer|\btransfer\w*\b.*\bservic|\b(?:goodbye|hello) letter|\bcombined (?:transfer )?notice\b|\btransfer(?:or|ee) (?:servicer|notice)/.test(
      text,
    ) ||
    days.length === 0
  )
    return undefined
  if (/\berror\b|\belectronic\b/.test(text)) return undefined
  const day = startDay(read, TRANSFERRED)
  if (day === undefined)
    return askBack(
      'Which day is it?',
      `Is ${longDay(days[0]!.day)} the effective date of the transfer?`,
      [
        {
          label: 'Yes, the effective date',
          question: `If the servicing transfer is effective on ${plain(days[0]!.day)}, when are the notices due?`,
        },
        { label: 'No, it is the day of a notice', question: 'When are servicing transfer notices due?' },
      ],
      '/loan-tests/servicing',
    )
  const { result, steps, notes } = servicingDates({ kind: 'transfer', effectiveDate: formatDay(day) }, data)
  const answer = blankAnswer(
    'servicing-dates',
    'Notices of a servicing transfer',
    linkTo('/loan-tests/servicing', { kind: 'transfer', effectiveDate: formatDay(day) }),
  )
  addInput(answer, 'Effective date of the transfer', day)
  if (!('transferorNoticeBy' in result)) return undefined
  const rows: [string, string, string][] = [
    ['Notice of the old servicer by', result.transferorNoticeBy, '12 CFR 1024.33(b)(3)(i)'],
    ['Notice of the new servicer by', result.transfereeNoticeBy, '12 CFR 1024.33(b)(3)(i)'],
    ['One combined notice by', result.combinedNoticeBy, '12 CFR 1024.33(b)(3)(i)'],
    ['Short year statement of the old servicer by', result.shortYearStatementBy, '12 CFR 1024.17(i)(4)(ii)'],
    [
      'Payments to the old servicer not late through',
      result.paymentsToOldServicerNotLateThrough,
      '12 CFR 1024.33(c)(1)',
    ],
  ]
  const first = /\bcombined\b/.test(text)
    ? 2
    : /\b(?:hello|welcome) letter|\b(?:new servicer|transferee)(?:['’]s)?(?: servicer)? notice|\bnotice (?:of|from|by) the (?:new|transferee)|\b(?:must|does|should) the (?:new servicer|transferee)/.test(
          text,
        )
      ? 1
      : /\bshort[- ]year\b/.test(text)
        ? 3
        : /\blate\b|\bmisdirect|\bgrace\b/.test(text)
          ? 4
          : 0
  for (const row of [rows[first]!, ...rows.filter((_, index) => index !== first)]) addResult(answer, ...row)
  answer.steps = fullSteps(steps)
  answer.notes = [...notes]
  return answer
}

function mitigationQuestion(read: ReadQuestion, { data }: ToolContext): ToolAnswer | undefined {
  const { text, days } = read
  if (
    !/\bloss mitigation\b|\bloss mit\b|\bhardship (?:package|application)\b/.test(text) ||
    days.length === 0
  )
    return undefined
  const sale = /\bsale\b/.test(text) ? startDay(read, /\bsale\b/) : undefined
  const others = days.filter(({ day }) => day !== sale)
  const [found] = others
  if (!found || others.length > 1) return undefined
  const isComplete = /\bcomplete\b/.test(text) && !/\bincomplete\b/.test(text)
  const input = {
    kind: 'loss_mitigation' as const,
    received: formatDay(found.day),
    ...(isComplete && { completeReceived: formatDay(found.day) }),
    ...(sale !== undefined && { foreclosureSale: formatDay(sale) }),
  }
  const { result, steps, notes } = servicingDates(input, data)
  if (!('acknowledgeBy' in result)) return undefined
  const answer = blankAnswer(
    'servicing-dates',
    'Loss mitigation application',
    linkTo('/loan-tests/servicing', input),
  )
  addInput(answer, isComplete ? 'Complete application received' : 'Application received', found.day)
  if (sale !== undefined) addInput(answer, 'Foreclosure sale', sale)
  addResult(answer, 'Acknowledge by', result.acknowledgeBy, '12 CFR 1024.41(b)(2)(i)(B)')
  addResult(
    answer,
    'Notice of the complete application by',
    result.completeNoticeBy,
    '12 CFR 1024.41(c)(3)(i)',
  )
  addResult(answer, 'Evaluate by', result.evaluateBy, '12 CFR 1024.41(c)(1)')
  if (answer.results.length === 0)
    addResult(
      answer,
      'Duty to acknowledge or evaluate',
      'None: too close to the sale',
      '12 CFR 1024.41(b)(2)(i), (c)(1)',
    )
  answer.steps = fullSteps(steps)
  answer.notes = [...notes]
  return answer
}

function delinquencyQuestion(read: ReadQuestion, { data }: ToolContext): ToolAnswer | undefined {
  const { text, days } = read
  if (
    !/\b(?:live contact|early intervention|45[- ]day (?:letter|notice)|first (?:notice or )?filing|foreclosure (?:referral|filing)|refer\w*\b.*\bforeclosure|start foreclosure|120[- ]day)\b/.test(
      text,
    ) ||
    days.length === 0
  )
    return undefined
  const day =
    startDay(read, /\b(?:unpaid|missed|delinquen\w+|past due|due|last paid|default\w*|payment)\b/) ??
    (/\b(?:missed|unpaid|delinquent since|past due since)\b/.test(text) && days.length === 1
      ? days[0]!.day
      : undefined)
  if (day === undefined) return undefined
  const { result, steps, notes } = servicingDates({ kind: 'delinquency', unpaidSince: formatDay(day) }, data)
  if (!('liveContactBy' in result)) return undefined
  const answer = blankAnswer(
    'servicing-dates',
    'Delinquency',
    linkTo('/loan-tests/servicing', { kind: 'delinquency', unpaidSince: formatDay(day) }),
  )
  addInput(answer, 'Oldest unpaid due date', day)
  addResult(answer, 'Live contact by', result.liveContactBy, '12 CFR 1024.39(a)')
  addResult(answer, 'Written notice by', result.writtenNoticeBy, '12 CFR 1024.39(b)(1)')
  addResult(
    answer,
    'First foreclosure filing not before',
    result.foreclosureReferralNotBefore,
    '12 CFR 1024.41(f)(1)(i)',
  )
  answer.steps = fullSteps(steps)
  answer.notes = [...notes]
  return answer
}

const QUARTERS = [
  /\b(?:first|1st) quarter\b|\bq1\b/i,
  /\b(?:second|2nd) quarter\b|\bq2\b/i,
  /\b(?:third|3rd) quarter\b|\bq3\b/i,
]
const ON_A_WEEKEND =
  'When the last day is a Saturday or Sunday, a submission on the next Monday is timely (12 CFR 1003.5(a)(1)(iii)).'

/** "When is the HMDA LAR for 2026 due?" names a year and no day. */
export function hmdaYearQuestion(question: string): ToolAnswer | undefined {
  if (
    !/\b(?:hmda|lar)\b/i.test(question) ||
    !/\b(?:due|deadline|when|submit|file|filing|by)\b/i.test(question)
  )
    return undefined
  const year = readYear(question)
  const quarter = QUARTERS.findIndex((pattern) => pattern.test(question))
  if (quarter !== -1 && year !== undefined)
    return noticeAnswer('hmda_quarter', dayOf(year, quarter * 3 + 1, 1))
  if (year === undefined || year < 2018 || year > 2100) return undefined
  if (
    !/\b(?:for|of|covering|data|calendar year|cy)\b[^.?]*\b\d{4}\b|\b\d{4}\b (?:hmda|lar|data|register)/i.test(
      question,
    )
  )
    return undefined
  if (/\b(?:threshold|exempt|how many|asset|count|cover)\b/i.test(question)) return undefined
  const due = parseDay(`${year + 1}-03-01`, 'due')
  const answer = blankAnswer(
    'notice-dates',
    'HMDA annual register',
    linkTo(SCREEN, { clock: 'hmda_record', date: `${year}-12-31` }),
  )
  answer.inputs.push({ label: 'Calendar year of the data', value: `${year}` })
  addResult(answer, 'Submit the annual register by', due, '12 CFR 1003.5(a)(1)(i)')
  answer.notes.push(ON_A_WEEKEND)
  answer.steps.push({
    text: `Data collected in ${year} are submitted by March 1 of the following year.`,
    value: formatDay(due),
    citation: '12 CFR 1003.5(a)(1)(i)',
  })
  return answer
}
