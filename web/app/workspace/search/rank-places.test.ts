import { HELD_BACK, TUNED_WITH } from '@plumbline/rules/retrieval/place-queries.ts'
import { rankPlaces } from '@plumbline/rules/retrieval/rank-places.ts'
import { expect, test } from 'vitest'
import { PLACES } from './places.ts'

/** The records of a small institution. */
const RECORDS = `
Policy: Advertising
Policy: Appraisal independence
Policy: Bank Secrecy Act and anti-money-laundering | bsa aml
Policy: Complaint management
Policy: Community Reinvestment Act | cra
Policy: Fair lending
Policy: Flood insurance
Policy: HMDA data
Policy: Record retention
Policy: Servicing and error resolution
Policy: Loan Estimate and Closing Disclosure | trid
Policy: Vendor oversight
Task: Review the policy “Fair lending”: the law changed
Task: Quarterly access review
Task: Enter the new thresholds in loan origination
Task: Explain quality edits in the register
Task: File the annual register
Task: Reconcile the register with the application log
Task: Deliver flood determinations to the examiner
Task: Answer the follow-up of the examiner
Task: Tell us whether we make PACE loans
Task: Review the vendor list
Task: Approve the qualified mortgage policy
Task: Vendor reply on appraisal independence
Task: Board minutes for the examination
Task: Test ten closing disclosures for timing
Task: Check fee tolerances on last month’s closings
Task: Update the fee sheet
Task: Assess the asset threshold for HMDA
Task: Upload flood procedures
Task: Post the holiday calendar
Task: Train new loan officers on TRID
Task: Review denied applications for fair lending
Task: Second review of marginal denials
Task: Check adverse action notices for timing
Task: Review advertising on the website
Task: Independent test of the BSA program
Task: Review alerts of transaction monitoring
Task: BSA training for the board
Task: Check flood determinations on new loans
Task: Review appraiser selection
Task: Sample of escrow analyses
Task: Review complaint log for trends
Task: Annual review of the record retention schedule
Task: Point of contact for the examination
Task: Prepare the quarterly report to the board
Task: Correct two late closing disclosures
Task: Decide on a new compliance newsletter
Task: Map counties of lending for fair lending review
Task: Collect the yearly attestations of loan originators
Finding: Two Closing Disclosures received less than three business days before closing
Finding: Quality edits were answered without a reason on file
Finding: Flood notice sent after the closing date in one file
Finding: Appraisal copies sent late in three files
Finding: Advertisement states a payment without the required terms
Finding: Notice of error acknowledged after five business days
Complaint: Payment credited to the wrong loan
Complaint: Asks who owns the loan
Complaint: Debit card transfer not authorized
Complaint: Late payment reported although it was on time
Complaint: Says the appraisal copy came after closing
Training: BSA and OFAC, yearly
Training: Fair lending for people who talk with applicants
Training: HMDA data collection
Monitoring test: Closing Disclosure timing
Monitoring test: Adverse action notices
Monitoring test: HMDA register against loan files
Monitoring test: Flood determinations and notices
Monitoring test: Complaints: acknowledged and answered in time
Examination: NCUA, full scope
Person: Dana Officer
Person: Marcus Manager
Person: Aisha Analyst`
  .trim()
  .split('\n')
  .map((line) => {
    const [, kind, rest] = /^([^:]+): (.*)$/.exec(line)!
    const [title, words] = rest!.split(' | ')
    return { kind: kind!, title: title!, ...(words && { words }) }
  })

const first = (query: string) => {
  const [best] = rankPlaces(query, [...RECORDS, ...PLACES])
  return best && `${best.kind}: ${best.title}`
}
const missed = (queries: readonly (readonly [string, string])[]) =>
  queries
    .filter(([query, right]) => first(query) !== right)
    .map(([query, right]) => `${query}: ${right}, not ${first(query)}`)

test('there are fifty of each, and none is in both', () => {
  expect(new Set([...TUNED_WITH, ...HELD_BACK].map(([query]) => query)).size).toBe(100)
})

test('the right place comes first for the queries that the order was tuned with', () => {
  expect(missed(TUNED_WITH)).toEqual([])
})

test('and for nineteen of twenty of those that were held back', () => {
  expect(missed(HELD_BACK).length).toBeLessThanOrEqual(HELD_BACK.length / 20)
})

test.each([
  ['complience', 'Screen: Compliance Articles'],
  ['polcies', 'Screen: Policies'],
  ['zzz', undefined],
  ['the', undefined],
  ['', undefined],
])('%s: %s', (query, right) => {
  expect(first(query)).toBe(right)
})
