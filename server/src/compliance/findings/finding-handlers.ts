import { ANSWERED_FINDING_FIELDS, FINDING_FIELDS } from '@plumbline/contract/compliance/finding-fields.ts'
import type { Finding, FindingFields } from '@plumbline/contract/compliance/findings.ts'
import type { SubjectRef } from '@plumbline/contract/compliance/subjects.ts'
import type { Db } from '@plumbline/database/db.ts'
import { managers, members } from '../../platform/procedures.ts'
import { findSubject, findSubjects } from '../../platform/subjects/find-subjects.ts'
import { isManager, type Reader } from '../../platform/subjects/subject-source.ts'
import { hasBoardMinutes } from '../../work/evidence/evidence-store.ts'
import { recordHistory } from '../../work/history/history-store.ts'
import { notify } from '../../work/notifications/notify.ts'
import {
  countManagers,
  findActiveColleague,
  findColleagues,
  listActiveManagers,
} from '../../work/people/people-store.ts'
import { mayCloseAsked } from '../../work/people/second-manager.ts'
import { type EditErrors, editableRecord } from '../../work/records/current-record.ts'
import { isExam } from '../../work/records/exam-origin.ts'
import { changesOf, shownOf } from '../../work/records/record-columns.ts'
import { findExamOf, listNamed } from '../exams/exam-store.ts'
import { requireNamedTopics, requireTopic } from '../topics/known-topic-store.ts'
import { createFinding } from './finding-creation-store.ts'
import {
  asSummary,
  type FindingRow,
  findFinding,
  listCorrectiveTasks,
  listFindingRows,
  listFindings,
  lockFinding,
  setFindingStatus,
  updateFinding,
} from './finding-store.ts'
import { findingName, findingPath } from './finding-subject.ts'

export const findingHandlers = {
  list: members.findings.list.handler(({ input, context: { inInstitution, member } }) =>
    inInstitution(async (tx) => {
      await requireNamedTopics(tx, member.institutionId, input.topic ? [input.topic] : [])
      return listFindings(tx, member, input)
    }),
  ),

  rows: members.findings.rows.handler(({ input, context: { inInstitution, member } }) =>
    inInstitution((tx) => listFindingRows(tx, member, input)),
  ),

  find: members.findings.find.handler(({ input: { id }, context: { inInstitution, member }, errors }) =>
    inInstitution(async (tx) => {
      const finding = await readFinding(tx, member, id)
      if (!finding) throw errors.NOT_FOUND()
      return finding
    }),
  ),

  create: managers.findings.create.handler(({ input: { origin, ...fields }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      await checkInput(tx, institutionId, fields, null, errors)
      await requireTopic(tx, institutionId, fields.topic)
      const from = origin ? await findSubject(tx, member, await withoutItem(tx, institutionId, origin)) : null
      if (origin && !from) throw errors.NOT_FOUND()
      const id = await createFinding(tx, institutionId, member, fields, from ?? null)
      await context.recordAct(tx, { action: 'finding.create', subjectId: id, detail: {} })
      return (await readFinding(tx, member, id))!
    }),
  ),

  update: members.findings.update.handler(({ input: { id, version, ...fields }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const before = await requireCurrent(tx, member, id, version, errors)
      if (before.status === 'closed') throw errors.ALREADY_CLOSED()
      await checkInput(tx, institutionId, fields, before.ownerId, errors)
      await requireTopic(tx, institutionId, fields.topic, before.topic)
      await updateFinding(tx, institutionId, id, fields, member.fullName)
      const [owner] = fields.ownerId ? await findColleagues(tx, institutionId, [fields.ownerId]) : []
      const changes = changesOf(FINDING_FIELDS, before, fields, (id) =>
        id === owner?.userId ? owner.fullName : before.ownerName,
      )
      await recordHistory(tx, institutionId, member, { kind: 'finding', id }, { action: 'changed', changes })
      if (fields.ownerId && fields.ownerId !== before.ownerId && fields.ownerId !== member.userId)
        await notify(tx, institutionId, fields.ownerId, {
          kind: 'finding.assigned',
          subject: `${member.fullName} made you the owner of ${findingName(fields.title, before.originKind)}`,
          link: findingPath(id),
        })
      await context.recordAct(tx, {
        action: 'finding.update',
        subjectId: id,
        detail: { fields: changes.map(({ field }) => field) },
      })
      return (await readFinding(tx, member, id))!
    }),
  ),

  begin: members.findings.begin.handler(({ input: { id, version }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const before = await requireCurrent(tx, member, id, version, errors)
      await setFindingStatus(tx, institutionId, id, 'in_progress', member)
      await recordHistory(
        tx,
        institutionId,
        member,
        { kind: 'finding', id },
        {
          action: before.status === 'closed' ? 'reopened' : 'changed',
          changes: [{ field: 'status', from: before.status, to: 'in_progress' }],
        },
      )
      await context.recordAct(tx, { action: 'finding.status', subjectId: id, detail: { to: 'in_progress' } })
      return (await readFinding(tx, member, id))!
    }),
  ),

  close: members.findings.close.handler(({ input: { id, version, reason }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const before = await requireCurrent(tx, member, id, version, errors)
      if (before.status === 'closed') throw errors.ALREADY_CLOSED()
      if (before.evidenceCount === 0) throw errors.EVIDENCE_MISSING()
      const open = (await listCorrectiveTasks(tx, institutionId, id)).filter(
        ({ status }) => status !== 'done' && status !== 'cancelled',
      )
      if (open.length > 0) throw errors.TASKS_OPEN({ data: { titles: open.map(({ title }) => title) } })
      const isAlone = isManager(member) && (await countManagers(tx, institutionId)) === 1
      if (isAlone && !(await hasBoardMinutes(tx, institutionId, { kind: 'finding', id })))
        throw errors.MINUTES_MISSING()
      if (isAlone && !reason && before.closureAskedBy === null) throw errors.REASON_MISSING()
      const asksAgain = before.closureAskedBy === member.userId
      if (isAlone && asksAgain && !reason) throw errors.REASON_MISSING()
      const closes = isAlone || (before.closureAskedBy !== null && !asksAgain && isManager(member))
      if (!closes && before.closureAskedBy !== null) throw errors.SECOND_PERSON_REQUIRED()
      const status = closes ? 'closed' : 'waiting_for_closure'
      await setFindingStatus(tx, institutionId, id, status, member, {
        aloneReason: isAlone ? (reason ?? '') : '',
      })
      await recordHistory(
        tx,
        institutionId,
        member,
        { kind: 'finding', id },
        {
          action: closes ? 'closed' : 'closure_asked',
          changes: [
            { field: 'status', from: before.status, to: status },
            ...(isAlone && reason ? [{ field: 'reason', from: null, to: reason }] : []),
          ],
        },
      )
      await tellOfClosure(tx, institutionId, member, before, closes)
      await context.recordAct(tx, { action: 'finding.status', subjectId: id, detail: { to: status } })
      return (await readFinding(tx, member, id))!
    }),
  ),
}

const mayEdit = (reader: Reader, { ownerId }: FindingRow): boolean =>
  isManager(reader) || ownerId === reader.userId

async function readFinding(tx: Db, reader: Reader, id: string): Promise<Finding | undefined> {
  const row = await findFinding(tx, reader, id)
  if (!row) return undefined
  const tasks = await listCorrectiveTasks(tx, reader.institutionId, id)
  const cards = await findSubjects(
    tx,
    reader,
    tasks.map((task) => ({ kind: 'task' as const, id: task.id })),
  )
  const origin =
    row.originKind && row.originId
      ? ((await findSubject(tx, reader, { kind: row.originKind, id: row.originId })) ?? null)
      : null
  return {
    ...asSummary(row),
    ...shownOf(ANSWERED_FINDING_FIELDS, row),
    origin,
    tasks: cards.map((card) => {
      const { status, dueOn } = tasks.find((task) => task.id === card.id)!
      return { ...card, status, dueOn }
    }),
    closureAskedBy: row.closureAskedBy
      ? { userId: row.closureAskedBy, name: row.closureAskedByName ?? '' }
      : null,
    closedByName: row.closedByName,
    closedAloneReason: row.closedAloneReason,
    createdAt: row.createdAt,
    mayEdit: mayEdit(reader, row),
    mayClose:
      row.status !== 'closed' &&
      (row.closureAskedBy ? await mayCloseAsked(tx, reader, row.closureAskedBy) : isManager(reader)),
  }
}

async function requireCurrent(tx: Db, reader: Reader, id: string, version: number, errors: EditErrors) {
  return editableRecord(await lockFinding(tx, reader, id), version, (row) => mayEdit(reader, row), errors)
}

async function checkInput(
  tx: Db,
  institutionId: string,
  { ownerId, foundOn, responseDueOn }: FindingFields,
  keptOwner: string | null,
  errors: { PERSON_UNKNOWN: () => Error; DUE_BEFORE_FOUND: () => Error },
) {
  if (responseDueOn && responseDueOn < foundOn) throw errors.DUE_BEFORE_FOUND()
  if (ownerId && ownerId !== keptOwner && !(await findActiveColleague(tx, institutionId, ownerId)))
    throw errors.PERSON_UNKNOWN()
}

/** What comes of an item of an exam comes of the exam, which decides who sees it. */
async function withoutItem(tx: Db, institutionId: string, origin: SubjectRef): Promise<SubjectRef> {
  if (origin.kind !== 'exam_item') return origin
  return { kind: 'exam', id: (await findExamOf(tx, institutionId, origin.id)) ?? origin.id }
}

/** The managers who see it. */
async function listClosers(tx: Db, institutionId: string, { originKind, originId }: FindingRow) {
  const named = isExam(originKind) && originId ? await listNamed(tx, institutionId, originId) : null
  return (await listActiveManagers(tx, institutionId))
    .map(({ userId }) => userId)
    .filter((userId) => named?.includes(userId) ?? true)
}

async function tellOfClosure(
  tx: Db,
  institutionId: string,
  member: { userId: string; fullName: string },
  finding: FindingRow,
  isClosed: boolean,
) {
  const told = isClosed
    ? [finding.closureAskedBy, finding.ownerId]
    : await listClosers(tx, institutionId, finding)
  for (const userId of new Set(told)) {
    if (!userId || userId === member.userId) continue
    await notify(tx, institutionId, userId, {
      kind: isClosed ? 'finding.closed' : 'finding.closure_wanted',
      subject: isClosed
        ? `${member.fullName} closed ${findingName(finding.title, finding.originKind)}`
        : `${member.fullName} asked for a second person to close ${findingName(finding.title, finding.originKind)}`,
      link: findingPath(finding.id),
    })
  }
}
