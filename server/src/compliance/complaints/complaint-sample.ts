import { ComplaintFields } from '@plumbline/contract/compliance/complaints.ts'
import { formatDay, parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { SamplePart } from '../../platform/session/sample-part.ts'
import { createComplaint } from './complaint-creation.ts'

interface SampleComplaint
  extends Pick<
    z.input<typeof ComplaintFields>,
    | 'title'
    | 'description'
    | 'kind'
    | 'channel'
    | 'product'
    | 'topic'
    | 'outcome'
    | 'accountNumber'
    | 'source'
    | 'cause'
    | 'rootCause'
    | 'ruleCited'
    | 'redressPaid'
  > {
  owner: 'manager' | 'officer' | 'analyst'
  /** Days from the day on which the sample is made. */
  received: number
  acknowledged?: number
  answered?: number
  redress?: number
  portal?: { responded: number; final: number }
  /** By its name in the register. */
  vendor?: string
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
    accountNumber: '4410027731',
    owner: 'officer',
    received: -6,
    acknowledged: -3,
    ruleCited: '12 CFR 1024.35(b)(2)',
  },
  {
    title: 'Asks who owns the loan',
    kind: 'information_request_owner',
    channel: 'letter',
    product: 'First mortgage',
    owner: 'analyst',
    received: -3,
    ruleCited: '12 CFR 1024.36(d)(2)(i)(A)',
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
    ...{ accountNumber: '200816340952', cause: 'fraud', redressPaid: '184.20', redress: -33 },
    rootCause: 'The card number was copied at a fuel pump. The card was replaced the same day.',
    ruleCited: '12 CFR 1005.11(c)',
  },
  {
    title: 'Late payment reported although it was on time',
    description:
      'The member calls the report unfair: the payment was on time, and she was never told that it was reported late.',
    kind: 'credit_dispute',
    channel: 'agency',
    product: 'Auto loan',
    owner: 'analyst',
    received: -70,
    answered: -45,
    outcome: 'The furnished information was wrong and was corrected with each bureau.',
    ...{ source: 'cfpb', portal: { responded: -60, final: -45 }, accountNumber: '7700318826' },
    ...{ cause: 'third_party', vendor: 'Tidewater Core Systems', redressPaid: '35.00', redress: -45 },
    rootCause: 'A payment of the last day of the month was posted on the next by the core system.',
    ruleCited: '12 CFR 1022.43(e)',
  },
  {
    title: 'Says the appraisal copy came after closing',
    description:
      'The member did not see the copy before closing, and adds that the appraiser made a remark about “this neighborhood”.',
    cause: 'none',
    kind: 'other',
    channel: 'branch',
    product: 'First mortgage',
    topic: 'appraisal_management',
    owner: 'officer',
    received: -20,
    answered: -9,
    outcome: 'The copy was sent four days before closing. The member received proof of mailing.',
    ruleCited: '12 CFR 1002.14(a)(1)',
  },
]

export const complaintSample: SamplePart = {
  name: 'complaints',
  async make({ institutionId, inInstitution, today, manager, officer, analyst }) {
    const people = { manager, officer, analyst }
    const day = (days: number | undefined) =>
      days === undefined ? null : formatDay(parseDay(today, 'today') + days)
    await inInstitution(async (tx) => {
      const { rows } = await tx.execute<{ id: string; title: string }>(
        sql`select id, title from vendors where institution_id = ${institutionId}`,
      )
      for (const { owner, received, acknowledged, answered, redress, portal, vendor, ...words } of COMPLAINTS)
        await createComplaint(
          tx,
          institutionId,
          manager,
          ComplaintFields.parse({
            ...words,
            ownerId: people[owner].userId,
            vendorId: rows.find(({ title }) => title === vendor)?.id ?? null,
            receivedOn: day(received),
            acknowledgedOn: day(acknowledged),
            answeredOn: day(answered),
            redressOn: day(redress),
            portalRespondedOn: day(portal?.responded),
            portalFinalOn: day(portal?.final),
          }),
        )
    })
  },
}
