import {
  type AgendaInput,
  MEETING_FIELDS,
  type Meeting,
  type MeetingFields,
} from '@plumbline/contract/compliance/meetings.ts'
import type { Db } from '@plumbline/database/db.ts'
import { proposeAgenda } from '@plumbline/rules/meetings/propose-agenda.ts'
import { todayIn } from '../../platform/days/today.ts'
import { managers, members } from '../../platform/procedures.ts'
import { findSubjects } from '../../platform/subjects/find-subjects.ts'
import { isManager, type Reader } from '../../platform/subjects/subject-source.ts'
import { findFacts } from '../../tenancy/settings/fact-store.ts'
import { changesBetween, recordHistory } from '../../work/history/history-store.ts'
import { findActiveColleague, findColleagues } from '../../work/people/people-store.ts'
import { type EditErrors, editableRecord } from '../../work/records/current-record.ts'
import { historyOf } from '../../work/records/record-columns.ts'
import { createMeeting, linkSubjects, tellOwner } from './meeting-creation.ts'
import { meetingDocument } from './meeting-document.ts'
import {
  asSummary,
  findMeeting,
  gatherAgendaFacts,
  listMeetingRows,
  listMeetings,
  lockMeeting,
  type MeetingRow,
  updateMeeting,
} from './meeting-store.ts'

export const meetingHandlers = {
  list: members.meetings.list.handler(({ input, context: { inInstitution, member } }) =>
    inInstitution((tx) => listMeetings(tx, member, input)),
  ),

  rows: members.meetings.rows.handler(({ input, context: { inInstitution, member } }) =>
    inInstitution((tx) => listMeetingRows(tx, member, input)),
  ),

  find: members.meetings.find.handler(({ input: { id }, context: { inInstitution, member }, errors }) =>
    inInstitution((tx) => requireMeeting(tx, member, id, errors)),
  ),

  proposal: members.meetings.proposal.handler(
    ({ input: { id }, context: { inInstitution, member, institutionId }, errors }) =>
      inInstitution(async (tx) => {
        const meeting = await findMeeting(tx, member, id)
        if (!meeting) throw errors.NOT_FOUND()
        const { kind } = await findFacts(tx, institutionId, todayIn(member.timeZone))
        const facts = await gatherAgendaFacts(tx, institutionId)
        const about = { institution: kind, body: meeting.body, on: meeting.heldOn }
        const listed = new Set(meeting.agenda.map(({ key }) => key))
        const due = proposeAgenda({ ...facts, ...about }).filter(({ key }) => !listed.has(key))
        const cards = await findSubjects(
          tx,
          member,
          due.flatMap(({ subject }) => subject ?? []),
        )
        return due.flatMap((item) => {
          const card = cards.find(({ id: subjectId }) => subjectId === item.subject?.id)
          // Of what the reader may not see, nothing is proposed.
          return item.subject && !card ? [] : [{ ...item, subject: card ?? null }]
        })
      }),
  ),

  document: members.meetings.document.handler(({ input: { id, format }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const meeting = await requireMeeting(tx, member, id, errors)
      return meetingDocument(tx, institutionId, meeting, { format, companyName: member.companyName })
    }),
  ),

  create: managers.meetings.create.handler(({ input: fields, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      await checkInput(tx, member, fields, { ownerBefore: null, agendaBefore: [] }, errors)
      const id = await createMeeting(tx, institutionId, member, fields)
      await context.recordAct(tx, { action: 'meeting.create', subjectId: id, detail: {} })
      return requireMeeting(tx, member, id, errors)
    }),
  ),

  update: members.meetings.update.handler(({ input: { id, version, ...fields }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const before = await requireCurrent(tx, member, id, version, errors)
      const { ownerId: ownerBefore, agenda: agendaBefore } = before
      await checkInput(tx, member, fields, { ownerBefore, agendaBefore }, errors)
      await updateMeeting(tx, institutionId, id, fields, member.fullName)
      await linkSubjects(tx, institutionId, member, id, fields)
      const [owner] = fields.ownerId ? await findColleagues(tx, institutionId, [fields.ownerId]) : []
      const changes = changesBetween(
        historyFields(before, before.ownerName),
        historyFields(fields, owner?.fullName ?? null),
      )
      await recordHistory(tx, institutionId, member, { kind: 'meeting', id }, { action: 'changed', changes })
      await tellOwner(tx, institutionId, member, id, fields, ownerBefore)
      await context.recordAct(tx, {
        action: 'meeting.update',
        subjectId: id,
        detail: { fields: changes.map(({ field }) => field) },
      })
      return requireMeeting(tx, member, id, errors)
    }),
  ),
}

const mayEdit = (reader: Reader, { ownerId }: Pick<MeetingRow, 'ownerId'>): boolean =>
  isManager(reader) || ownerId === reader.userId

const historyFields = (fields: Pick<MeetingRow, keyof MeetingFields>, owner: string | null) => ({
  ...historyOf(MEETING_FIELDS, fields, () => owner),
  heldOn: fields.heldOn,
  agenda: JSON.stringify(fields.agenda.map(({ id: _, ...item }) => item)),
})

async function requireMeeting(
  tx: Db,
  reader: Reader,
  id: string,
  errors: { NOT_FOUND: () => Error },
): Promise<Meeting> {
  const row = await findMeeting(tx, reader, id)
  if (!row) throw errors.NOT_FOUND()
  const cards = await findSubjects(
    tx,
    reader,
    row.agenda.flatMap(({ subject }) => subject ?? []),
  )
  const { ownerName: _, changedByName: __, ...meeting } = row
  return {
    ...meeting,
    ...asSummary(row),
    agenda: row.agenda.map((item) => ({
      ...item,
      subject:
        cards.find(({ kind, id: of }) => kind === item.subject?.kind && of === item.subject.id) ?? null,
    })),
    mayEdit: mayEdit(reader, row),
  }
}

async function requireCurrent(tx: Db, reader: Reader, id: string, version: number, errors: EditErrors) {
  return editableRecord(await lockMeeting(tx, reader, id), version, (row) => mayEdit(reader, row), errors)
}

interface Before {
  ownerBefore: string | null
  agendaBefore: readonly AgendaInput[]
}

interface InputErrors {
  PERSON_UNKNOWN: () => Error
  DATE_AHEAD: () => Error
  NOT_HELD: () => Error
  SUBJECT_UNKNOWN: () => Error
}

async function checkInput(
  tx: Db,
  member: Reader & { timeZone: string },
  { ownerId, status, heldOn, agenda }: MeetingFields,
  { ownerBefore, agendaBefore }: Before,
  errors: InputErrors,
) {
  if (status === 'held' && heldOn > todayIn(member.timeZone)) throw errors.DATE_AHEAD()
  if (status !== 'held' && agenda.some(({ decision }) => decision !== 'open')) throw errors.NOT_HELD()
  if (ownerId && ownerId !== ownerBefore && !(await findActiveColleague(tx, member.institutionId, ownerId)))
    throw errors.PERSON_UNKNOWN()
  // What was linked before may be gone or hidden by now; it stays.
  const kept = new Set(agendaBefore.map(({ subject }) => subject?.id))
  const added = agenda.flatMap(({ subject }) => (subject && !kept.has(subject.id) ? [subject] : []))
  const cards = await findSubjects(tx, member, added)
  if (cards.length < added.length) throw errors.SUBJECT_UNKNOWN()
}
