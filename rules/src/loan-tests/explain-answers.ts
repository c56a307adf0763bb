import { longDay, readDay } from '../dates/calendar-day.ts'
import type { AdverseActionInput, AdverseActionResult } from './adverse-action.ts'
import type { BusinessDaysInput, BusinessDaysResult } from './business-days.ts'
import {
  daysText,
  dayText,
  decidedBy,
  type Explanation,
  explained,
  listText,
  undetermined,
} from './explanation.ts'
import type { HmdaCoverageInput, HmdaCoverageResult } from './hmda-coverage.ts'
import type {
  DelinquencyResult,
  LossMitigationInput,
  LossMitigationResult,
  ServicingDatesInput,
  ServicingDatesResult,
  TransferResult,
} from './servicing-dates.ts'
import type { ThresholdInput, ThresholdResult } from './threshold.ts'

/** 12 CFR 1002.9. */
export function explainAdverseAction(
  { kind, date, requested }: AdverseActionInput,
  { noticeRequired, dueBy }: AdverseActionResult,
): Explanation {
  const what = kind === 'reasons_request' ? 'The statement of reasons' : 'The notice'
  if (noticeRequired === null)
    return undetermined(['requested'], 'Reasons are owed only where the applicant asked in time.')
  const decided =
    kind === 'reasons_request' && requested !== undefined
      ? decidedBy('requested', dayText(requested))
      : decidedBy('date', dayText(date))
  return noticeRequired
    ? explained(`${what} is due by ${dayText(dueBy!)}.`, { decidedBy: decided })
    : explained(
        kind === 'reasons_request'
          ? `No statement of reasons is owed: the request of ${dayText(requested!)} came more than 60 days after the notice.`
          : 'No notice is required.',
        { decidedBy: decided },
      )
}

export function explainBusinessDays(
  { definition, from, days }: BusinessDaysInput,
  { date }: BusinessDaysResult,
): Explanation {
  const count = Math.abs(days)
  return explained(
    `${count} ${definition} business ${count === 1 ? 'day' : 'days'} ${days < 0 ? 'before' : 'after'} ${dayText(from)} is ${longDay(readDay(date)!)}.`,
    { decidedBy: decidedBy('from', dayText(from)) },
  )
}

export function explainThreshold(
  { date }: ThresholdInput,
  { key, value, unit, from }: ThresholdResult,
): Explanation {
  return explained(`${key} was ${value} ${unit} on ${dayText(date)}, in force since ${dayText(from)}.`)
}

/** 12 CFR 1024.33, 1024.39, 1024.41. */
export function explainServicingDates(input: ServicingDatesInput, result: ServicingDatesResult): Explanation {
  switch (input.kind) {
    case 'transfer': {
      const { transferorNoticeBy, transfereeNoticeBy } = result as TransferResult
      return explained(
        `The old servicer gives notice by ${dayText(transferorNoticeBy)}, the new one by ${dayText(transfereeNoticeBy)}.`,
        { decidedBy: decidedBy('effectiveDate', dayText(input.effectiveDate)) },
      )
    }
    case 'delinquency':
      return explained(delinquency(result as DelinquencyResult), {
        decidedBy: decidedBy('unpaidSince', dayText(input.unpaidSince)),
      })
    case 'loss_mitigation':
      return lossMitigation(input, result as LossMitigationResult)
  }
}

function delinquency(result: DelinquencyResult): string {
  const { liveContactBy, writtenNoticeBy, foreclosureReferralNotBefore, daysDelinquent } = result
  const steps = [
    liveContactBy && `live contact by ${dayText(liveContactBy)}`,
    writtenNoticeBy && `written notice by ${dayText(writtenNoticeBy)}`,
    foreclosureReferralNotBefore && `no foreclosure filing before ${dayText(foreclosureReferralNotBefore)}`,
  ].filter((text) => text !== null)
  const owed = steps.length === 0 ? 'Paid in time: nothing is owed' : `Owed: ${listText(steps)}`
  return `${owed}.${daysDelinquent === null ? '' : ` The loan is ${daysText(daysDelinquent)} delinquent.`}`
}

function lossMitigation(
  { received, completeReceived }: LossMitigationInput,
  { acknowledgeBy, evaluateBy, completeNoticeBy, minimumResponseDays }: LossMitigationResult,
): Explanation {
  const acknowledged = acknowledgeBy
    ? `The application is acknowledged by ${dayText(acknowledgeBy)}.`
    : 'No acknowledgment is required.'
  if (completeReceived === undefined) return undetermined(['completeReceived'], acknowledged)
  return explained(
    evaluateBy === null
      ? `${acknowledged} It was complete too late before the sale for a duty to evaluate it.`
      : `${acknowledged} It is evaluated by ${dayText(evaluateBy)}, with notice that it is complete by ${dayText(completeNoticeBy!)}; the borrower has ${minimumResponseDays} days to answer.`,
    {
      decidedBy:
        evaluateBy === null
          ? decidedBy('received', dayText(received))
          : decidedBy('completeReceived', dayText(completeReceived)),
    },
  )
}

const HMDA_TESTS: Readonly<Record<string, string>> = {
  assets: 'assetsPriorDec31',
  federallyRelated: 'federallyRelated',
  forProfitMortgageLender: 'forProfitMortgageLender',
  homePurchaseLoan: 'homePurchaseLoanPriorYear',
  loanVolume: 'closedEnd',
  officeInMsa: 'officeInMsa',
}

const HMDA_FAILURES: Readonly<Record<string, string>> = {
  assets: 'its assets are not above the limit',
  federallyRelated: 'it is not federally insured, regulated, or related',
  forProfitMortgageLender: 'it is not a for-profit mortgage lender',
  homePurchaseLoan: 'it made no home purchase loan in the year before',
  loanVolume: 'it originated too few loans in the two years before',
  officeInMsa: 'it had no office in a metropolitan area',
}

/** 12 CFR 1003.2(g), 1003.3, 1003.5. */
export function explainHmdaCoverage(
  { year }: HmdaCoverageInput,
  { financialInstitution, tests, failed, closedEnd, openEnd, annualDueBy }: HmdaCoverageResult,
): Explanation {
  if (financialInstitution === false)
    return explained(
      `Not a financial institution under HMDA for ${year}: ${listText(failed.map((test) => HMDA_FAILURES[test]!))}.`,
      { decidedBy: decidedBy(HMDA_TESTS[failed[0]!]!, 'Not met') },
    )
  if (financialInstitution === null)
    return undetermined(
      Object.entries(tests).flatMap(([test, outcome]) => (outcome === null ? [HMDA_TESTS[test]!] : [])),
    )
  const reported = [
    closedEnd === 'report' ? 'closed-end loans' : '',
    openEnd === 'report' ? 'open-end lines' : '',
  ].filter((product) => product !== '')
  const unknown = [closedEnd === null ? 'closedEnd' : '', openEnd === null ? 'openEnd' : ''].filter(
    (field) => field !== '',
  )
  const known =
    reported.length === 0 || annualDueBy === null
      ? `Nothing is reported under HMDA for ${year}`
      : `Reports ${listText(reported)} of ${year} under HMDA by ${dayText(annualDueBy)}`
  return unknown.length === 0
    ? explained(`${known}.`)
    : undetermined(unknown, reported.length === 0 ? '' : `${known}.`)
}
