import type { FeeToleranceResult } from './fee-tolerance-shape.ts'

const LONG = new Intl.DateTimeFormat('en-US', {
  ...{ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
  timeZone: 'UTC',
})
const dayInFull = (iso: string) => LONG.format(new Date(iso))

function inDollars(money: string): string {
  const [whole, cents] = money.split('.') as [string, string]
  return `$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`
}

export type LetterPart = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] }

/**
 * The words of a refund letter under 1026.19(f)(2)(v), to review and complete. Brackets mark what the ledger
 * does not know.
 */
export function cureLetter(
  { cure, refundDueBy, tenPercent, lenderCredits, fees }: FeeToleranceResult,
  consummation: string | undefined,
  loanNumber = '[number]',
): LetterPart[] {
  const items = fees
    .filter(({ excess }) => Number(excess) > 0)
    .map(
      ({ id, baseline, actual, excess }) =>
        `${id}: disclosed ${inDollars(baseline)}, charged ${inDollars(actual)}, refund ${inDollars(excess)}`,
    )
  if (Number(tenPercent.excess) > 0)
    items.push(
      `Services and recording fees together: disclosed ${inDollars(tenPercent.estimated)}, limit ${inDollars(tenPercent.limit)}, charged ${inDollars(tenPercent.actual)}, refund ${inDollars(tenPercent.excess)}`,
    )
  if (Number(lenderCredits.shortfall) > 0)
    items.push(
      `Lender credits: disclosed ${inDollars(lenderCredits.estimated)}, given ${inDollars(lenderCredits.actual)}, refund ${inDollars(lenderCredits.shortfall)}`,
    )
  const paragraph = (text: string): LetterPart => ({ kind: 'paragraph', text })
  return [
    paragraph('[Date]'),
    paragraph('[Name and address of the consumer]'),
    paragraph(
      `Re: Refund of closing costs, loan ${loanNumber}${consummation ? `, closed on ${dayInFull(consummation)}` : ''}`,
    ),
    paragraph('Dear [name]:'),
    paragraph(
      'We compared the closing costs that you paid with the amounts we disclosed to you. You were charged more than the law allows:',
    ),
    { kind: 'list', items },
    paragraph(
      `We enclose a refund of ${inDollars(cure)} and a corrected Closing Disclosure that shows it.${refundDueBy ? ` Both are due to you by ${dayInFull(refundDueBy)} (12 CFR 1026.19(f)(2)(v)).` : ''}`,
    ),
    paragraph('If you have questions, call [telephone].'),
    paragraph('Sincerely,'),
    paragraph('[Name and title]'),
  ]
}

export function letterText(parts: readonly LetterPart[]): string {
  return parts
    .map((part) => (part.kind === 'list' ? part.items.map((item) => `- ${item}`).join('\n') : part.text))
    .join('\n\n')
}
