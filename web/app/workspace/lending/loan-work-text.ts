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

/** The test that all of them share, where there is one; of a single loan, also how many more it fails. */
function titleOf(loans: readonly Loan[], what: string): string {
  const [first, ...others] = loans
  const shared = first?.causes.find(({ id }) =>
    others.every(({ causes }) => causes.some((cause) => cause.id === id)),
  )
  if (first && others.length === 0) return titleOfOne(first).slice(0, TITLE_AT_MOST)
  const who = `${counted(loans.length)} ${what}`
  return (shared ? `${who}: ${shared.question}` : who).slice(0, TITLE_AT_MOST)
}

function titleOfOne({ name, verdict, causes, counts }: Loan): string {
  const [cause] = causes
  if (!cause) return `Loan ${name}`
  if (verdict !== 'outside') return `Loan ${name}: ${cause.question}`
  const more = counts.outside > 1 ? ` And ${counts.outside - 1} more.` : ''
  return `Loan ${name} outside: ${cause.question}${more}`
}

function descriptionOf(loans: readonly Loan[], run: string | undefined): string {
  let left = LINES_AT_MOST
  const lines = loans
    .map(({ name, verdict, causes, counts }) => {
      const said = causes.map(({ sentence, citation }) => `${sentence} (${citation})`)
      const more = (verdict === 'outside' ? counts.outside : counts.undetermined) - causes.length
      return `- ${name}: ${[...said, ...(more > 0 ? [`And ${more} more.`] : [])].join(' ') || 'within its limits.'}`
    })
    .filter((line) => {
      left -= line.length + 1
      return left >= 0
    })
  const rest = loans.length - lines.length
  return [
    [...lines, ...(rest > 0 ? [`- ${counted(rest)} more`] : [])].join('\n'),
    run ? `From the stored run “${run}” under Loan tests, Loan files.` : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}
