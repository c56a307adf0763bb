import { apiClient } from '../../platform/api/api-client.ts'
import { dayInFull, dayInShort } from '../../tools/lending/day-words.ts'
import { useTestAnswer } from './use-test-answer.ts'

/** What would save the wanted date: the last days on which the disclosures can go out. */
export function TridBackward({ planned, timeshare }: { planned: string | undefined; timeshare: boolean }) {
  const { data } = useTestAnswer(
    {
      name: 'trid-backward',
      run: (input: { consummation: string; timeshare: boolean }) =>
        apiClient.loanTests['trid-backward'](input),
    },
    planned ? { consummation: planned, timeshare } : undefined,
  )
  if (!planned || !data) return null
  const { closingDisclosure, loanEstimate } = data.result
  return (
    <p className="mt-3 border-line border-t pt-3 text-[0.9375rem]">
      <b>For {dayInShort(planned)}:</b> send the Closing Disclosure by{' '}
      {dayInFull(closingDisclosure.latestSent.mail)}, or have proof of receipt by{' '}
      {dayInFull(closingDisclosure.latestReceipt)}.
      {loanEstimate.latestSent &&
        ` The Loan Estimate had to go out by ${dayInFull(loanEstimate.latestSent)}.`}
    </p>
  )
}
