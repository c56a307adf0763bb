import type { LoanRow } from '../../tools/loans/loan-protocol.ts'

/** A description holds 20,000 characters; the rest is for what is around the loans. */
const LINES_AT_MOST = 19_000
const TITLE_AT_MOST = 200

type Loan = Pick<LoanRow, 'name' | 'verdict' | 'causes' | 'counts'>

export const counted = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'loan' : 'loans'}`

export const findingOf = (loans: readonly Loan[], run: string | undefined) => ({
  title: titleOf(loans, 'outside'),
  description: descriptionOf(loans, run),
  source: 'self_test' as const,
})

export const taskOf = (loans: readonly Loan[], run: string | undefined) => ({
  title: titleOf(loans, 'to work on'),
  description: descriptionOf(loans, run),
})

/** The test that all of them share, where there is one. Notices and mails carry titles, so no loan number is in it. */
function titleOf(loans: readonly Loan[], what: string): string {
  const [first, ...others] = loans
  const shared = first?.causes.find(({ id }) =>
    others.every(({ causes }) => causes.some((cause) => cause.id === id)),
  )
  const isOneOutside = others.length === 0 && first?.verdict === 'outside'
  const who = `${counted(loans.length)} ${isOneOutside ? 'outside' : what}`
  const more = isOneOutside && first.counts.outside > 1 ? ` And ${first.counts.outside - 1} more.` : ''
  return (shared ? `${who}: ${shared.question}${more}` : who).slice(0, TITLE_AT_MOST)
}

function descriptionOf(loans: readonly Loan[], run: string | undefined): string {
  let left = LINES_AT_MOST
  const described = loans.map(describe).filter((text) => {
    left -= text.length + 2
    return left >= 0
  })
  const rest = loans.length - described.length
  return [
    ...described,
    rest > 0 ? `${counted(rest)} more` : '',
    run ? `From the stored run “${run}” under Loan tests, Loan files.` : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function describe({ name, verdict, causes, counts }: Loan): string {
  const more = (verdict === 'outside' ? counts.outside : counts.undetermined) - causes.length
  return [
    `Loan: ${name}`,
    ...causes.flatMap(({ question, sentence, citation }) => [
      `Tested: ${question}`,
      `Result: ${sentence}`,
      `Citation: ${citation}`,
    ]),
    ...(causes.length === 0 ? ['Result: within its limits.'] : []),
    ...(more > 0 ? [`And ${more} more.`] : []),
  ].join('\n')
}
