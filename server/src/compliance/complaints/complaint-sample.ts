import { ComplaintFields } from '@plumbline/contract/compliance/complaints.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { formatDay, parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import type { z } from 'zod'
import type { SamplePart } from '../../platform/session/sample-part.ts'
import { addCitation } from '../../work/citations/citation-link-store.ts'
import { createComplaint } from './complaint-creation.ts'

interface SampleComplaint
  extends Pick<
    z.input<typeof ComplaintFields>,
    'title' | 'description' | 'kind' | 'channel' | 'product' | 'topic' | 'outcome'
  > {
  owner: 'manager' | 'officer' | 'analyst'
  /** Days from the day on which the sample is made. */
  received: number
  acknowledged?: number
  answered?: number
  cites: string
}

/** Consumers stay unnamed: the complaint says what happened, and the file has the name. */
const COMPLAINTS: readonly SampleComplaint[] = [
  {
    title: 'Payment credited to the wrong loan',
    description:
      'The borrower writes that the January payment was credited to another loan of the household.',
    kind: 'notice_of_error',
    channel: 'letter',
    product: 'First mortgage',
    owner: 'officer',
    received: -6,
    acknowledged: -3,
    cites: '12 CFR 1024.35(b)(2)',
  },
  {
    title: 'Asks who owns the loan',
    kind: 'information_request_owner',
    channel: 'letter',
    product: 'First mortgage',
    owner: 'analyst',
    received: -3,
    cites: '12 CFR 1024.36(d)(2)(i)(A)',
  },
  {
    title: 'Debit card transfer not authorized',
    kind: 'transfer_error',
    channel: 'phone',
    product: 'Checking account',
    owner: 'officer',
    received: -40,
    answered: -33,
    outcome: 'The transfer was an error. The account was credited and the member was told in writing.',
    cites: '12 CFR 1005.11(c)',
  },
  {
    title: 'Late payment reported although it was on time',
    kind: 'credit_dispute',
    channel: 'agency',
    product: 'Auto loan',
    owner: 'analyst',
    received: -70,
    answered: -45,
    outcome: 'The furnished information was wrong and was corrected with each bureau.',
    cites: '12 CFR 1022.43(e)',
  },
  {
    title: 'Says the appraisal copy came after closing',
    kind: 'other',
    channel: 'branch',
    product: 'First mortgage',
    topic: 'appraisal_management',
    owner: 'officer',
    received: -20,
    answered: -9,
    outcome: 'The copy was sent four days before closing. The member received proof of mailing.',
    cites: '12 CFR 1002.14(a)(1)',
  },
]

export const complaintSample: SamplePart = {
  name: 'complaints',
  async make({ institutionId, inInstitution, today, manager, officer, analyst }) {
    const people = { manager, officer, analyst }
    const day = (days: number | undefined) =>
      days === undefined ? null : formatDay(parseDay(today, 'today') + days)
    await inInstitution(async (tx) => {
      for (const { owner, received, acknowledged, answered, cites, ...words } of COMPLAINTS) {
        const fields = ComplaintFields.parse({
          ...words,
          ownerId: people[owner].userId,
          receivedOn: day(received),
          acknowledgedOn: day(acknowledged),
          answeredOn: day(answered),
        })
        const id = await createComplaint(tx, institutionId, manager, fields)
        const citation = parseCitation(cites)
        if (citation)
          await addCitation(tx, institutionId, manager.userId, { kind: 'complaint', id }, citation)
      }
    })
  },
}
