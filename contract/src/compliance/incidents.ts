import { z } from 'zod'
import { managers, members } from '../platform/access.ts'
import { Moment, StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { CursorInput, cursorPageOf, PageNumber, pageOf, SearchText } from '../platform/paging.ts'
import { choiceField, numberField, personField, textField, titleField, vendorField } from './record-fields.ts'
import { recordSchema } from './record-schema.ts'
import { SUBJECT_REFUSALS } from './subjects.ts'
import { WORK_BODY_KIB } from './work-text.ts'

export const INCIDENT_PAGE_SIZE = 50
export const INCIDENT_KIND_LABELS = {
  unauthorized_access: 'Unauthorized access to data',
  ransomware: 'Ransomware or other malware',
  outage: 'Outage of systems or services',
  vendor: 'At a vendor',
  lost_device: 'Lost or stolen device or paper',
  mistake: 'Sent or shown by mistake',
  fraud: 'Fraud against customers',
  other: 'Other',
} as const
export const INCIDENT_STATUS_LABELS = { open: 'Open', contained: 'Contained', closed: 'Closed' } as const
export const REPORTABLE_LABELS = {
  unknown: 'Not decided yet',
  yes: 'Yes, it has to be reported',
  no: 'No',
} as const

/** What an incident is, field by field. Its moments are beside them. */
export const INCIDENT_FIELDS = {
  title: titleField('What happened, in a few words'),
  kind: choiceField('Kind', INCIDENT_KIND_LABELS, 'other'),
  status: choiceField('Status', INCIDENT_STATUS_LABELS, 'open'),
  reportable: choiceField('To be reported', REPORTABLE_LABELS, 'unknown', {
    hint: 'While it is not decided, the clock is shown as if it had to be reported.',
  }),
  vendorId: vendorField('Vendor', { hint: 'The vendor where it happened, or that caused it' }),
  ownerId: personField('Owner'),
  consumersAffected: numberField('Consumers affected', 0, 999_999),
  description: textField('What is known', {
    hint: 'No names or account numbers: the file of the incident has them.',
  }),
  containment: textField('What was done'),
  outcome: textField('Cause, and what changes'),
} as const

const Moments = z.object({
  discoveredAt: Moment,
  /** When you came to believe that it has to be reported; the clock runs from here. */
  believedAt: Moment.nullable().default(null),
  toldByVendorAt: Moment.nullable().default(null),
  notifiedAt: Moment.nullable().default(null),
})

export const IncidentFields = recordSchema(INCIDENT_FIELDS).extend(Moments.shape)
export type IncidentFields = z.infer<typeof IncidentFields>

export const IncidentSummary = z.object({
  id: Id,
  number: z.number().int(),
  title: z.string(),
  kind: IncidentFields.shape.kind.removeDefault(),
  status: IncidentFields.shape.status.removeDefault(),
  reportable: IncidentFields.shape.reportable.removeDefault(),
  owner: z.object({ userId: Id, name: z.string() }).nullable(),
  discoveredAt: StoredMoment,
  /** By when the agency has to know, as the rule gave it. */
  notifyBy: z.string().nullable(),
  notifiedAt: StoredMoment.nullable(),
  version: z.number().int(),
})
export type IncidentSummary = z.infer<typeof IncidentSummary>

export const Incident = IncidentFields.extend({
  ...IncidentSummary.shape,
  vendorName: z.string().nullable(),
  believedAt: StoredMoment.nullable(),
  toldByVendorAt: StoredMoment.nullable(),
  clock: z.object({
    notifyBy: z.string().nullable(),
    whom: z.string(),
    citation: z.string().nullable(),
    notes: z.array(z.string()),
  }),
  createdAt: StoredMoment,
  mayEdit: z.boolean(),
})
export type Incident = z.infer<typeof Incident>

const REFUSALS = {
  ...SUBJECT_REFUSALS,
  CHANGED_MEANWHILE: {
    status: 409,
    message: 'Somebody else changed this while you had it open.',
    data: z.object({ byName: z.string(), version: z.number().int() }),
  },
  VENDOR_UNKNOWN: { status: 422, message: 'The vendor is not in the register of your institution.' },
  PERSON_UNKNOWN: { status: 422, message: 'The owner is not an active person of your institution.' },
  MOMENT_AHEAD: { status: 422, message: 'A moment of an incident cannot lie in the future.' },
  NOT_NOTIFIED: {
    status: 409,
    message: 'An incident that has to be reported is closed once the agency was notified: enter when.',
  },
  NOT_ALLOWED: { status: 403, message: 'Only the owner or a manager can change this incident.' },
} as const

export const incidents = {
  list: members
    .route({ method: 'GET', path: '/incidents', summary: 'Security incidents, those to report first' })
    .input(
      z.object({
        statuses: z.array(IncidentSummary.shape.status).max(3).default([]),
        search: SearchText.default(''),
        page: PageNumber.default(1),
      }),
    )
    .output(pageOf(IncidentSummary)),

  rows: members
    .route({
      method: 'GET',
      path: '/incidents/rows',
      summary: 'Every incident that the caller may see, by cursor, for programs that copy everything',
    })
    .input(CursorInput)
    .output(cursorPageOf(IncidentSummary)),

  find: members
    .errors(SUBJECT_REFUSALS)
    .route({ method: 'GET', path: '/incidents/{id}', summary: 'One incident, whole' })
    .input(z.object({ id: Id }))
    .output(Incident),

  create: managers
    .meta({ bodyMaxKib: WORK_BODY_KIB })
    .errors(REFUSALS)
    .route({ method: 'POST', path: '/incidents', summary: 'Record a security incident' })
    .input(IncidentFields)
    .output(Incident),

  update: members
    .meta({ bodyMaxKib: WORK_BODY_KIB })
    .errors(REFUSALS)
    .route({ method: 'PUT', path: '/incidents/{id}', summary: 'Change a security incident' })
    .input(IncidentFields.extend({ id: Id, version: z.number().int() }))
    .output(Incident),
}
