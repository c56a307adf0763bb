import { COMPLAINT_DETAILS } from '@plumbline/contract/compliance/complaint-details.ts'
import type { Complaint } from '@plumbline/contract/compliance/complaints.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { dayOfMoment } from '../../ui/day-of-moment.ts'
import { dayText } from '../work/day-text.ts'
import { factsOfFields } from '../work/record-fields.tsx'
import { AccountNumberText } from './account-number.tsx'
import { CHANNEL_LABELS, KIND_LABELS } from './complaint-text.ts'

/** The days in the portal stand beside their clocks. */
const { portalRespondedOn: _, portalFinalOn: __, ...DETAILS } = COMPLAINT_DETAILS

export function factsOf(complaint: Complaint): [string, ReactNode][] {
  const { acknowledge, answer, provisionalCredit, portalResponse, portalFinalResponse } = complaint
  const facts: [string, ReactNode][] = [
    ['Kind', KIND_LABELS[complaint.kind]],
    ['Channel', CHANNEL_LABELS[complaint.channel]],
    ['Received', dayText(complaint.receivedOn)],
    ['Acknowledge', <Dated key="acknowledge" clock={acknowledge} done={complaint.acknowledgedOn} />],
    ['Answer', <Dated key="answer" clock={answer} done={complaint.answeredOn} />],
  ]
  const add = (name: string, clock: Complaint['answer'], done: string | null) =>
    clock && facts.push([name, <Dated key={name} clock={clock} done={done} />])
  add('Response in the portal', portalResponse, complaint.portalRespondedOn ?? complaint.portalFinalOn)
  add('Final response in the portal', portalFinalResponse, complaint.portalFinalOn)
  add('Provisional credit, if it takes longer', provisionalCredit, complaint.creditedOn)
  facts.push(['Owner', complaint.owner?.name ?? 'Nobody'])
  if (complaint.product) facts.push(['Product', complaint.product])
  if (complaint.maskedAccountNumber)
    facts.push([
      'Loan or member number',
      <AccountNumberText key="number" id={complaint.id} masked={complaint.maskedAccountNumber} />,
    ])
  facts.push(...factsOfFields(DETAILS, complaint))
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
