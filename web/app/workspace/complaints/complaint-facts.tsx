import { ANSWERED_FIELDS } from '@plumbline/contract/compliance/complaint-fields.ts'
import type { Complaint } from '@plumbline/contract/compliance/complaints.ts'
import { fieldsWithout } from '@plumbline/contract/compliance/record-fields.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { dayOfMoment } from '../../ui/day-of-moment.ts'
import { dayText } from '../work/day-text.ts'
import { factsOfFields } from '../work/record-fields.tsx'
import { AccountNumberText } from './account-number.tsx'

const { kind, channel, receivedOn, ...OTHERS } = ANSWERED_FIELDS
const FIRST = { kind, channel, receivedOn }
/** The days of what was done are beside its clock. */
const LATER = fieldsWithout(
  OTHERS,
  ...(['acknowledgedOn', 'answeredOn', 'creditedOn', 'portalRespondedOn', 'portalFinalOn'] as const),
)

export function factsOf(complaint: Complaint): [string, ReactNode][] {
  const { acknowledge, answer, provisionalCredit, portalResponse, portalFinalResponse } = complaint
  const facts: [string, ReactNode][] = [
    ...factsOfFields(FIRST, complaint),
    ['Acknowledge', <Dated key="acknowledge" clock={acknowledge} done={complaint.acknowledgedOn} />],
    ['Answer', <Dated key="answer" clock={answer} done={complaint.answeredOn} />],
  ]
  const add = (name: string, clock: Complaint['answer'], done: string | null) =>
    clock && facts.push([name, <Dated key={name} clock={clock} done={done} />])
  add('Response in the portal', portalResponse, complaint.portalRespondedOn ?? complaint.portalFinalOn)
  add('Final response in the portal', portalFinalResponse, complaint.portalFinalOn)
  add('Provisional credit, if it takes longer', provisionalCredit, complaint.creditedOn)
  facts.push(['Owner', complaint.owner?.name ?? 'Nobody'], ...factsOfFields(LATER, complaint))
  if (complaint.maskedAccountNumber)
    facts.push([
      'Loan or member number',
      <AccountNumberText key="number" id={complaint.id} masked={complaint.maskedAccountNumber} />,
    ])
  if (complaint.vendorId)
    facts.push([
      'Third party',
      <Link key="vendor" to={`/vendors?vendor=${complaint.vendorId}`} className="text-brand hover:underline">
        {complaint.vendorName}
      </Link>,
    ])
  if (complaint.closedOn)
    facts.push(['Closed', `${dayText(dayOfMoment(complaint.closedOn))} by ${complaint.closedByName}`])
  if (complaint.closedAloneReason) facts.push(['Closed alone', complaint.closedAloneReason])
  return facts
}

function Dated({ clock, done }: { clock: Complaint['answer']; done: string | null }) {
  return (
    <span className="grid">
      {clock ? `by ${dayText(clock.by)}` : 'No date by rule'}
      {clock && <span className="font-semibold text-brass text-xs">{clock.citation}</span>}
      {done && (
        <span>{clock && done > clock.by ? `Late, on ${dayText(done)}` : `Done on ${dayText(done)}`}</span>
      )}
    </span>
  )
}
