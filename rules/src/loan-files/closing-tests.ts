import { escrowAnalysis } from '../loan-tests/escrow-analysis.ts'
import { daysBetween, daysText, dayText } from '../loan-tests/explanation.ts'
import { tridForward } from '../loan-tests/trid-forward.ts'
import { dollars, formatCents, readCents } from '../money/cents.ts'
import type { TridForwardInput } from '../trid/trid-forward-shape.ts'
import {
  calculator,
  isPrincipalDwelling,
  type LoanTest,
  notApplicable,
  shown,
  undetermined,
} from './loan-test-parts.ts'
import { firstPaymentDate } from './recompute.ts'

/** Rescission, escrow, and license numbers. */
export const CLOSING_TESTS: readonly LoanTest[] = [
  {
    id: 'rescission',
    test: 'trid-forward',
    question: 'Was the money paid out after the right to rescind ended?',
    citation: '1026.23(a)(3), (c)',
    run: (reader, data) => {
      const purpose = reader.need('loanPurposeType')
      if (purpose === 'Purchase')
        return notApplicable('A loan to buy the dwelling carries no right to rescind (1026.23(f)(1)).')
      if (isPrincipalDwelling(reader) === false)
        return notApplicable("Not secured by the consumer's principal dwelling.")
      const [closing, paidOut] = [reader.need('closingDate'), reader.need('disbursementDate')]
      if (purpose === undefined || closing === undefined || paidOut === undefined)
        return undetermined(reader, 'The end of the right to rescind cannot be computed.')
      const signed = reader
        .list('signatures')
        .map((one) => one.value('executionDate'))
        .find((day) => day !== undefined)
      const notice = reader.value('rescissionNoticeDate')
      const of = (noticeDelivered: string): TridForwardInput => ({
        rescission: {
          consummation: closing,
          noticeDelivered,
          materialDisclosuresDelivered: signed !== undefined && signed > closing ? signed : closing,
        },
      })
      const input = of(notice ?? closing)
      const answer = tridForward(input, data)
      const from = answer.result.rescission.disburseFrom!
      const early = daysBetween(paidOut, from)
      const facts = {
        steps: answer.steps.filter(({ citation }) => citation?.startsWith('1026.23')),
        notes: [] as string[],
        input,
        disclosed: paidOut,
        recomputed: from,
      }
      if (early > 0) {
        if (reader.value('refinanceSameLenderIndicator') === 'true') {
          reader.lack('rescissionNoticeDate')
          return undetermined(
            reader,
            `Paid out on ${dayText(paidOut)}, ${daysText(early)} before ${dayText(from)}. A refinance by the same creditor is exempt except for new money (1026.23(f)(2)).`,
            facts,
          )
        }
        if (isPrincipalDwelling(reader) === undefined) {
          reader.lack('occupancy')
          return undetermined(
            reader,
            `Paid out on ${dayText(paidOut)}, ${daysText(early)} before ${dayText(from)}: too early if it is secured by the principal dwelling.`,
            facts,
          )
        }
        return {
          ...facts,
          verdict: 'outside',
          sentence: `The money was paid out on ${dayText(paidOut)}, ${daysText(early)} before ${dayText(from)}, the first day after the right to rescind ended.`,
          days: early,
        }
      }
      if (notice === undefined) {
        reader.lack('rescissionNoticeDate')
        return undetermined(
          reader,
          `Paid out on ${dayText(paidOut)}: in time if the notice of the right to rescind was delivered by the closing on ${dayText(closing)}.`,
          facts,
        )
      }
      return {
        ...facts,
        verdict: 'within',
        sentence: `The money was paid out on ${dayText(paidOut)}; it could be from ${dayText(from)}.`,
      }
    },
  },
  calculator('escrow-analysis', (reader, data) => {
    const account = reader.value('escrowIndicator')
    if (account === 'false') return notApplicable('The loan has no escrow account.')
    const items = reader.list('escrowItems')
    if (items.length === 0) {
      reader.lack('escrowItems.escrowMonthlyPaymentAmount')
      return undetermined(reader, 'The file lists no escrow items.')
    }
    const first = firstPaymentDate(reader)
    const disbursements = items.flatMap((item) => {
      const monthly = item.cents('escrowMonthlyPaymentAmount')
      const dated = item.list('disbursements').flatMap((one) => one.value('escrowItemDisbursementDate') ?? [])
      return monthly === undefined
        ? []
        : dated.map((date) => ({
            month: date.slice(0, 7),
            amount: formatCents(Math.round((monthly * 12) / dated.length)),
            item: item.value('escrowItemType') ?? 'Item',
          }))
    })
    const deposit =
      items.reduce(
        (sum, item) =>
          sum +
          item
            .list('payments')
            .reduce((inner, payment) => inner + (payment.cents('escrowItemActualPaymentAmount') ?? 0), 0),
        0,
      ) + (reader.cents('escrowAggregateAccountingAdjustmentAmount') ?? 0)
    if (!first || disbursements.length < items.length) {
      reader.lack('escrowItems.disbursements.escrowItemDisbursementDate')
      return undetermined(
        reader,
        `The account opens with ${dollars(deposit)}. Whether that is too much depends on when the bills are due.`,
        { recomputed: undefined, disclosed: formatCents(deposit) },
      )
    }
    const input = { firstPaymentMonth: first.date.slice(0, 7), disbursements }
    const answer = escrowAnalysis(input, data)
    const most = readCents(answer.result.startingTargetBalance)!
    const facts = { ...shown(answer), input, disclosed: formatCents(deposit), recomputed: formatCents(most) }
    return deposit <= most
      ? {
          ...facts,
          verdict: 'within',
          sentence: `The account opens with ${dollars(deposit)}, within the ${dollars(most)} that may be collected.`,
        }
      : {
          ...facts,
          verdict: 'outside',
          sentence: `The account opens with ${dollars(deposit)}, ${dollars(deposit - most)} more than the ${dollars(most)} that may be collected.`,
          dollars: deposit - most,
        }
  }),
  {
    id: 'nmls',
    test: null,
    question: 'Are the license numbers of the lender and the broker there?',
    citation: '1026.38(r)(3), (r)(5)',
    run: (reader) => {
      const parties = reader.list('parties').map((party) =>
        party.list('roles').map((role) => ({
          role: role.value('partyRoleType'),
          licenses: role.list('licenses').flatMap((license) => license.value('licenseIdentifier') ?? []),
        })),
      )
      const due = parties.flat().filter(({ role }) => role === 'NotePayTo' || role === 'MortgageBroker')
      if (due.length === 0) {
        reader.lack('parties.roles.partyRoleType')
        return undetermined(reader, 'The file names no lender.')
      }
      const without = due.filter(({ licenses }) => licenses.length === 0)
      return without.length === 0
        ? {
            verdict: 'within',
            sentence: `The license number of ${due.length === 1 ? 'the lender is' : 'the lender and the broker are'} in the file.`,
          }
        : {
            verdict: 'outside',
            sentence: `No license number for ${without.map(({ role }) => (role === 'NotePayTo' ? 'the lender' : 'the mortgage broker')).join(' and ')}.`,
          }
    },
  },
]
