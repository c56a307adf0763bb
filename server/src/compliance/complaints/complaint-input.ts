import { COMPLAINT_FIELDS } from '@plumbline/contract/compliance/complaint-fields.ts'
import type { ComplaintFields } from '@plumbline/contract/compliance/complaints.ts'
import type { Db } from '@plumbline/database/db.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { printCitation } from '@plumbline/rules/citations/print-citation.ts'
import { formatCents, readCents } from '@plumbline/rules/money/cents.ts'
import { addCitation } from '../../work/citation-links/citation-link-store.ts'
import { findActiveColleague } from '../../work/people/people-store.ts'
import { findVendorTitle } from '../vendors/vendor-store.ts'

/** Citations as they are printed and money with its cents, so that one value has one writing. */
export function inOneWriting<Fields extends Pick<ComplaintFields, 'ruleCited' | 'redressPaid'>>(
  fields: Fields,
): Fields {
  const citation = parseCitation(fields.ruleCited)
  const cents = fields.redressPaid === null ? undefined : readCents(fields.redressPaid)
  return {
    ...fields,
    ruleCited: citation ? printCitation(citation) : '',
    redressPaid: cents === undefined ? null : formatCents(cents),
  }
}

/** So that the page of the law leads back to the complaint. */
export async function citeRule(
  tx: Db,
  institutionId: string,
  userId: string,
  id: string,
  ruleCited: string,
): Promise<void> {
  const citation = parseCitation(ruleCited)
  if (citation) await addCitation(tx, institutionId, userId, { kind: 'complaint', id }, citation)
}

interface InputErrors {
  PERSON_UNKNOWN: () => Error
  VENDOR_UNKNOWN: () => Error
  REDRESS_INCOMPLETE: () => Error
  DATE_BEFORE_RECEIVED: (options: { message: string }) => Error
}

/** Dates that cannot lie before the day of receipt. */
export const LATER_DATES = [
  'acknowledgedOn',
  'answeredOn',
  'creditedOn',
  'redressOn',
  'portalRespondedOn',
  'portalFinalOn',
] as const

export async function checkInput(
  tx: Db,
  institutionId: string,
  fields: Pick<
    ComplaintFields,
    'ownerId' | 'vendorId' | 'receivedOn' | 'redressPaid' | (typeof LATER_DATES)[number]
  >,
  keptOwner: string | null,
  errors: InputErrors,
) {
  const { ownerId, vendorId, receivedOn, redressPaid, redressOn } = fields
  const early = LATER_DATES.find((name) => fields[name] !== null && fields[name] < receivedOn)
  if (early)
    throw errors.DATE_BEFORE_RECEIVED({
      message: `${COMPLAINT_FIELDS[early].label}: this day is before the day the complaint was received.`,
    })
  if ((redressPaid === null) !== (redressOn === null)) throw errors.REDRESS_INCOMPLETE()
  if (ownerId && ownerId !== keptOwner && !(await findActiveColleague(tx, institutionId, ownerId)))
    throw errors.PERSON_UNKNOWN()
  if (vendorId && (await findVendorTitle(tx, institutionId, vendorId)) === null) throw errors.VENDOR_UNKNOWN()
}
