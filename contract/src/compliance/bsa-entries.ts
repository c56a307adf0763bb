import { z } from 'zod'
import { managers, members } from '../platform/access.ts'
import { Day, StoredDay, StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { PageNumber, pageOf } from '../platform/paging.ts'
import {
  NAMING_REFUSALS,
  NamedAccess,
  NamedPeople,
  NamedPerson,
  NOT_FOUND_OR_NOT_NAMED,
} from './named-people.ts'
import { choiceField, dayField, lineField, titleField } from './record-fields.ts'
import { recordSchema } from './record-schema.ts'

export const BSA_PAGE_SIZE = 50
export const BSA_REASON_AT_MOST = 500

export const BSA_KIND_LABELS = { sar: 'Suspicious activity', ctr: 'Currency transaction' } as const
export const BSA_DECISION_LABELS = {
  open: 'Not decided yet',
  file: 'File a report',
  no_file: 'Do not file',
} as const

/** What an entry is, field by field. The day on which its clock starts is beside them, and whose it is. */
export const BSA_FIELDS = {
  reference: titleField('Reference', {
    called: 'Reference',
    atMost: 60,
    hint: 'Your own number, such as 2026-014. No name, no account number, nothing of the narrative.',
  }),
  kind: choiceField('Kind', BSA_KIND_LABELS, 'sar'),
  suspect: choiceField('Suspect identified on the day of detection', { yes: 'Yes', no: 'No' }, 'yes', {
    onlyWith: ['kind', 'sar'],
    hint: 'If not, the rule gives 30 more days to identify one.',
  }),
  decision: choiceField('Decision', BSA_DECISION_LABELS, 'open'),
  decidedOn: dayField('Decided on'),
  filedOn: dayField('Filed on', { onlyWith: ['decision', 'file'] }),
  filingNumber: lineField('BSA ID of the filing', 40, { onlyWith: ['decision', 'file'] }),
  reason: lineField('Why no report is filed', BSA_REASON_AT_MOST, {
    onlyWith: ['decision', 'no_file'],
    hint: 'A sentence or two. No name and no narrative.',
  }),
} as const

const Further = z.object({
  /** The initial detection, or the day of the currency transaction. */
  startsOn: Day,
  /** One of the people named on the log. */
  ownerId: Id.nullable().default(null),
})

export const BsaEntryFields = recordSchema(BSA_FIELDS).extend(Further.shape)
export type BsaEntryFields = z.infer<typeof BsaEntryFields>

export const BsaEntry = BsaEntryFields.extend({
  id: Id,
  startsOn: StoredDay,
  decidedOn: StoredDay.nullable(),
  filedOn: StoredDay.nullable(),
  owner: NamedPerson.nullable(),
  clock: z.object({ dueOn: StoredDay, citation: z.string(), note: z.string(), keptFor: z.string() }),
  changedByName: z.string(),
  updatedAt: StoredMoment,
  version: z.number().int(),
})
export type BsaEntry = z.infer<typeof BsaEntry>

const NOT_FOUND = NOT_FOUND_OR_NOT_NAMED

const WRITE_REFUSALS = {
  NOT_FOUND,
  CHANGED_MEANWHILE: {
    status: 409,
    message: 'Somebody else changed this while you had it open.',
    data: z.object({ byName: z.string(), version: z.number().int() }),
  },
  PERSON_NOT_NAMED: { status: 422, message: 'The owner has to be named on the log.' },
  DAY_AHEAD: { status: 422, message: 'A day of the log cannot lie in the future.' },
  DAYS_REVERSED: { status: 422, message: 'It cannot be decided or filed before the day the clock starts.' },
  NOT_TO_BE_FILED: { status: 409, message: 'Enter the decision to file before the day of the filing.' },
  REASON_MISSING: { status: 422, message: 'Enter in a sentence why no report is filed.' },
} as const

const named = members.errors({ NOT_FOUND })

export const bsaEntries = {
  access: members
    .route({ method: 'GET', path: '/bsa-log/access', summary: 'Whether the BSA log is open to the caller' })
    .output(NamedAccess),

  setPeople: managers
    .meta({ recentAuthentication: true })
    .errors(NAMING_REFUSALS)
    .route({
      method: 'PUT',
      path: '/bsa-log/people',
      summary:
        'Who is named on the BSA log; nobody else sees anything of it. A manager who is not named can do this only while no manager is, and is named, too',
    })
    .input(NamedPeople)
    .output(NamedAccess),

  list: named
    .route({ method: 'GET', path: '/bsa-log', summary: 'Entries of the BSA log, those that are due first' })
    .input(z.object({ page: PageNumber.default(1) }))
    .output(pageOf(BsaEntry)),

  find: named
    .route({ method: 'GET', path: '/bsa-log/{id}', summary: 'One entry of the BSA log' })
    .input(z.object({ id: Id }))
    .output(BsaEntry),

  create: members
    .errors(WRITE_REFUSALS)
    .route({ method: 'POST', path: '/bsa-log', summary: 'Add an entry to the BSA log' })
    .input(BsaEntryFields)
    .output(BsaEntry),

  update: members
    .errors(WRITE_REFUSALS)
    .route({ method: 'PUT', path: '/bsa-log/{id}', summary: 'Change an entry of the BSA log' })
    .input(BsaEntryFields.extend({ id: Id, version: z.number().int() }))
    .output(BsaEntry),
}
