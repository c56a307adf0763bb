import { z } from 'zod'
import { managers, members } from '../platform/access.ts'
import { Day, StoredDay, StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { CursorInput, cursorPageOf, PageNumber, pageOf, SearchText } from '../platform/paging.ts'
import { choiceField, lineField, personField, textField, titleField } from './record-fields.ts'
import { recordSchema } from './record-schema.ts'
import { SUBJECT_REFUSALS, SubjectCard, SubjectRef } from './subjects.ts'
import { requiredLine, WORK_BODY_KIB, WorkText } from './work-text.ts'

export const MEETING_PAGE_SIZE = 50
export const AGENDA_ITEMS_AT_MOST = 100
export const MEETING_BODY_LABELS = {
  board: 'Board of directors',
  supervisory_committee: 'Supervisory committee',
  audit_committee: 'Audit committee',
  compliance_committee: 'Compliance committee',
  other: 'Other body',
} as const
export const MEETING_STATUS_LABELS = { planned: 'Planned', held: 'Held', cancelled: 'Cancelled' } as const
export const AGENDA_KIND_LABELS = {
  approval: 'Approval',
  designation: 'Designation',
  report: 'Report',
  other: 'Other',
} as const
export const AGENDA_DECISION_LABELS = {
  open: 'Not decided yet',
  approved: 'Approved',
  noted: 'Noted',
  deferred: 'Put off',
  refused: 'Not approved',
} as const

const choices = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  z.enum(Object.keys(labels) as [Value, ...Value[]])

export const MeetingBody = choices(MEETING_BODY_LABELS)
export type MeetingBody = z.infer<typeof MeetingBody>

/** What a meeting is, field by field. Its day and agenda are beside them. */
export const MEETING_FIELDS = {
  title: titleField('Title'),
  body: choiceField('Body', MEETING_BODY_LABELS, 'board'),
  status: choiceField('Status', MEETING_STATUS_LABELS, 'planned'),
  place: lineField('Place', 200, { hint: 'A room or a call.' }),
  ownerId: personField('Prepared by'),
  attendees: textField('Attendance', {
    hint: 'One person per line. Put absent members last, beginning with “Absent:”.',
  }),
  description: textField('Notes'),
} as const

const AgendaWords = z.object({
  id: Id,
  title: requiredLine('Agenda item', 300),
  kind: choices(AGENDA_KIND_LABELS).default('other'),
  /** Of what comes back each year, such as the designation of the BSA officer. */
  key: z.string().max(60).default(''),
  decision: choices(AGENDA_DECISION_LABELS).default('open'),
  resolution: WorkText('Resolution').default(''),
})

/** What an item speaks of: the record that is approved or reported on. */
const AgendaInput = AgendaWords.extend({ subject: SubjectRef.nullable().default(null) })
export type AgendaInput = z.infer<typeof AgendaInput>

export const AgendaItem = AgendaWords.extend({ subject: SubjectCard.nullable() })
export type AgendaItem = z.infer<typeof AgendaItem>

const Further = z.object({
  heldOn: Day,
  agenda: z.array(AgendaInput).max(AGENDA_ITEMS_AT_MOST).default([]),
})

export const MeetingFields = recordSchema(MEETING_FIELDS).extend(Further.shape)
export type MeetingFields = z.infer<typeof MeetingFields>

export const MeetingSummary = z.object({
  id: Id,
  number: z.number().int(),
  title: z.string(),
  body: MeetingFields.shape.body.removeDefault(),
  status: MeetingFields.shape.status.removeDefault(),
  heldOn: StoredDay,
  owner: z.object({ userId: Id, name: z.string() }).nullable(),
  itemCount: z.number().int(),
  /** Of a meeting that was held: whether signed minutes are filed as evidence. */
  hasMinutes: z.boolean(),
  version: z.number().int(),
})
export type MeetingSummary = z.infer<typeof MeetingSummary>

export const Meeting = MeetingFields.extend({
  ...MeetingSummary.shape,
  agenda: z.array(AgendaItem),
  createdAt: StoredMoment,
  mayEdit: z.boolean(),
})
export type Meeting = z.infer<typeof Meeting>

/** What is due and not on the agenda yet. */
export const AgendaProposal = AgendaItem.omit({ decision: true, resolution: true, id: true }).extend({
  why: z.string(),
})
export type AgendaProposal = z.infer<typeof AgendaProposal>

const REFUSALS = {
  ...SUBJECT_REFUSALS,
  CHANGED_MEANWHILE: {
    status: 409,
    message: 'Somebody else changed this while you had it open.',
    data: z.object({ byName: z.string(), version: z.number().int() }),
  },
  PERSON_UNKNOWN: { status: 422, message: 'Who prepares it is not an active person of your institution.' },
  DATE_AHEAD: { status: 422, message: 'A meeting that was held has a date of today or before.' },
  NOT_HELD: { status: 422, message: 'Decisions are recorded of a meeting that was held: change its status.' },
  SUBJECT_UNKNOWN: {
    status: 422,
    message: 'What an agenda item speaks of does not exist, or you may not see it.',
  },
  NOT_ALLOWED: { status: 403, message: 'Only who prepares this meeting or a manager can change it.' },
} as const

const named = members.errors(SUBJECT_REFUSALS)

export const meetings = {
  list: members
    .route({
      method: 'GET',
      path: '/meetings',
      summary: 'Meetings of the board and committees, newest first',
    })
    .input(
      z.object({
        statuses: z.array(MeetingSummary.shape.status).max(3).default([]),
        search: SearchText.default(''),
        page: PageNumber.default(1),
      }),
    )
    .output(pageOf(MeetingSummary)),

  rows: members
    .route({
      method: 'GET',
      path: '/meetings/rows',
      summary: 'Every meeting that the caller may see, by cursor, for programs that copy everything',
    })
    .input(CursorInput)
    .output(cursorPageOf(MeetingSummary)),

  find: named
    .route({ method: 'GET', path: '/meetings/{id}', summary: 'One meeting with its agenda and decisions' })
    .input(z.object({ id: Id }))
    .output(Meeting),

  proposal: named
    .route({
      method: 'GET',
      path: '/meetings/{id}/proposal',
      summary: 'What is due by the day of the meeting and not on its agenda; nothing is added',
    })
    .input(z.object({ id: Id }))
    .output(z.array(AgendaProposal)),

  document: named
    .route({
      method: 'GET',
      path: '/meetings/{id}/document',
      summary: 'The agenda of a meeting, or its minutes once it was held, as PDF or Word',
    })
    .input(z.object({ id: Id, format: z.enum(['pdf', 'docx']).default('pdf') }))
    .output(z.file()),

  create: managers
    .meta({ bodyMaxKib: WORK_BODY_KIB })
    .errors(REFUSALS)
    .route({ method: 'POST', path: '/meetings', summary: 'Plan a meeting, or record one that was held' })
    .input(MeetingFields)
    .output(Meeting),

  update: members
    .meta({ bodyMaxKib: WORK_BODY_KIB })
    .errors(REFUSALS)
    .route({ method: 'PUT', path: '/meetings/{id}', summary: 'Change a meeting, its agenda, and decisions' })
    .input(MeetingFields.extend({ id: Id, version: z.number().int() }))
    .output(Meeting),
}
