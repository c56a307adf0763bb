import { formatDay, longDay } from '../../dates/calendar-day.ts'
import { servicingDates } from '../../loan-tests/servicing-dates.ts'
import type { ToolAnswer, ToolContext } from '../tool-answer.ts'
import { addInput, addResult, askBack, blankAnswer, fullSteps, linkTo, plainDay } from './date-answer.ts'
import type { ReadQuestion } from './read-events.ts'
import { startDay } from './start-day.ts'

/** Transfers of servicing, loss mitigation, and delinquencies. */
export const servicingQuestion = (read: ReadQuestion, context: ToolContext): ToolAnswer | undefined =>
  transferQuestion(read, context) ?? mitigationQuestion(read, context) ?? delinquencyQuestion(read, context)

const TRANSFERRED =
  /\beffective\b|\btransfer date\b|\bboard(?:s|ed)\b|\btakes effect\b|\bservicing (?:moves?|goes|will (?:move|go)|is (?:moving|going)|passes)\b|\btransfer(?:s|red|ring)?(?:\s+(?:to|of|the|our|a|new|servicer|servicing|date|is|are|on|happens|occurs|takes place|loans?))*\s*$/

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
          question: `If the servicing transfer is effective on ${plainDay(days[0]!.day)}, when are the notices due?`,
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
