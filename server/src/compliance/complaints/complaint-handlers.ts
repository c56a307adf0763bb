import { ANSWERED_FIELDS, COMPLAINT_FIELDS } from '@plumbline/contract/compliance/complaint-fields.ts'
import type { Complaint } from '@plumbline/contract/compliance/complaints.ts'
import type { Db } from '@plumbline/database/db.ts'
import { maskedNumber } from '@plumbline/rules/complaints/masked-number.ts'
import { portalClocks } from '@plumbline/rules/complaints/portal-clocks.ts'
import { todayIn } from '../../platform/days/today.ts'
import { managers, members } from '../../platform/procedures.ts'
import { isManager, type Reader } from '../../platform/subjects/subject-source.ts'
import { hasBoardMinutes } from '../../work/evidence/evidence-store.ts'
import { recordHistory } from '../../work/history/history-store.ts'
import { countManagers, findColleagues } from '../../work/people/people-store.ts'
import { mayCloseAsked } from '../../work/people/second-manager.ts'
import { type EditErrors, editableRecord } from '../../work/records/current-record.ts'
import { changesOf, shownOf } from '../../work/records/record-columns.ts'
import { requireNamedTopics, requireTopic } from '../topics/known-topic-store.ts'
import { findVendorTitle } from '../vendors/vendor-store.ts'
import { tellOfClosure, tellOfReopening } from './complaint-closure.ts'
import { createComplaint, tellOwner } from './complaint-creation.ts'
import { decisionOf, flagStatesOf, storeFlagDecision } from './complaint-flag-store.ts'
import { checkInput, citeRule, inOneWriting } from './complaint-input.ts'
import { complaintLetter } from './complaint-letter.ts'
import { countByMonth } from './complaint-month-store.ts'
import {
  asSummary,
  type ComplaintRow,
  clocksOf,
  findComplaint,
  listComplaintRows,
  listComplaints,
  lockComplaint,
  reopenComplaint,
  setClosure,
  updateComplaint,
} from './complaint-store.ts'

export const complaintHandlers = {
  list: members.complaints.list.handler(({ input, context: { inInstitution, member } }) =>
    inInstitution(async (tx) => {
      await requireNamedTopics(tx, member.institutionId, input.topic ? [input.topic] : [])
      return listComplaints(tx, member, input)
    }),
  ),

  months: members.complaints.months.handler(({ context: { inInstitution, member } }) =>
    inInstitution((tx) => countByMonth(tx, member)),
  ),

  rows: members.complaints.rows.handler(({ input, context: { inInstitution, member } }) =>
    inInstitution((tx) => listComplaintRows(tx, member, input)),
  ),

  find: members.complaints.find.handler(({ input: { id }, context: { inInstitution, member }, errors }) =>
    inInstitution(async (tx) => {
      const complaint = await readComplaint(tx, member, id)
      if (!complaint) throw errors.NOT_FOUND()
      return complaint
    }),
  ),

  create: managers.complaints.create.handler(({ input: fields, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      await checkInput(tx, institutionId, fields, null, errors)
      await requireTopic(tx, institutionId, fields.topic)
      const id = await createComplaint(tx, institutionId, member, fields)
      await context.recordAct(tx, { action: 'complaint.create', subjectId: id, detail: {} })
      return (await readComplaint(tx, member, id))!
    }),
  ),

  update: members.complaints.update.handler(({ input: { id, version, ...given }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const before = await requireCurrent(tx, member, id, version, errors)
      if (before.closedOn) throw errors.ALREADY_CLOSED()
      const fields = inOneWriting({ ...given, accountNumber: given.accountNumber ?? before.accountNumber })
      await checkInput(tx, institutionId, fields, before.ownerId, errors)
      await requireTopic(tx, institutionId, fields.topic, before.topic)
      await updateComplaint(tx, institutionId, id, fields, member.fullName)
      if (fields.ruleCited !== before.ruleCited)
        await citeRule(tx, institutionId, member.userId, id, fields.ruleCited)
      const [owner] = fields.ownerId ? await findColleagues(tx, institutionId, [fields.ownerId]) : []
      const vendorName = fields.vendorId ? await findVendorTitle(tx, institutionId, fields.vendorId) : null
      const names = new Map([
        [before.ownerId, before.ownerName],
        [before.vendorId, before.vendorName],
        [fields.ownerId, owner?.fullName ?? null],
        [fields.vendorId, vendorName],
      ])
      const changes = changesOf(COMPLAINT_FIELDS, before, fields, (id) => names.get(id) ?? null)
      await recordHistory(
        tx,
        institutionId,
        member,
        { kind: 'complaint', id },
        { action: 'changed', changes },
      )
      await tellOwner(tx, institutionId, member, id, fields, before.ownerId)
      await context.recordAct(tx, {
        action: 'complaint.update',
        subjectId: id,
        detail: { fields: changes.map(({ field }) => field) },
      })
      return (await readComplaint(tx, member, id))!
    }),
  ),

  decideFlag: members.complaints.decideFlag.handler(({ input, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const { id, version, flag, decision } = input
      const before = await requireCurrent(tx, member, id, version, errors)
      if (before.closedOn) throw errors.ALREADY_CLOSED()
      const { words } = flagStatesOf(before).find((one) => one.flag === flag)!
      await storeFlagDecision(tx, institutionId, id, { flag, decision, words, byName: member.fullName })
      const field = flag === 'udaap' ? 'udaapFlag' : 'fairLendingFlag'
      const changes = [{ field, from: decisionOf(before, flag).decision, to: decision }]
      await recordHistory(
        tx,
        institutionId,
        member,
        { kind: 'complaint', id },
        { action: 'changed', changes },
      )
      await context.recordAct(tx, { action: 'complaint.flag', subjectId: id, detail: { flag, decision } })
      return (await readComplaint(tx, member, id))!
    }),
  ),

  showAccountNumber: members.complaints.showAccountNumber.handler(({ input: { id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const complaint = await findComplaint(tx, context.member, id)
      if (!complaint) throw errors.NOT_FOUND()
      await context.recordAct(tx, { action: 'complaint.number', subjectId: id, detail: {} })
      return { accountNumber: complaint.accountNumber }
    }),
  ),

  responseLetter: members.complaints.responseLetter.handler(({ input: { id, format }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const complaint = await readComplaint(tx, member, id)
      if (!complaint) throw errors.NOT_FOUND()
      const file = await complaintLetter(tx, institutionId, complaint, {
        format,
        companyName: member.companyName,
        today: todayIn(member.timeZone),
      })
      await context.recordAct(tx, { action: 'complaint.letter', subjectId: id, detail: { format } })
      return file
    }),
  ),

  close: members.complaints.close.handler(({ input: { id, version, reason }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const before = await requireCurrent(tx, member, id, version, errors)
      if (before.closedOn) throw errors.ALREADY_CLOSED()
      if (!before.answeredOn) throw errors.NOT_ANSWERED()
      if (before.portalBy) throw errors.PORTAL_OPEN()
      if (before.evidenceCount === 0) throw errors.EVIDENCE_MISSING()
      const isAlone = isManager(member) && (await countManagers(tx, institutionId)) === 1
      if (isAlone && !(await hasBoardMinutes(tx, institutionId, { kind: 'complaint', id })))
        throw errors.MINUTES_MISSING()
      const asksAgain = before.closureAskedBy === member.userId
      if (isAlone && !reason && (before.closureAskedBy === null || asksAgain)) throw errors.REASON_MISSING()
      const isClosed = isAlone || (before.closureAskedBy !== null && !asksAgain && isManager(member))
      if (!isClosed && before.closureAskedBy !== null) throw errors.SECOND_PERSON_REQUIRED()
      await setClosure(tx, institutionId, id, member, {
        isClosed,
        aloneReason: isAlone ? (reason ?? '') : '',
      })
      await recordHistory(
        tx,
        institutionId,
        member,
        { kind: 'complaint', id },
        {
          action: isClosed ? 'closed' : 'closure_asked',
          changes: isAlone && reason ? [{ field: 'reason', from: null, to: reason }] : [],
        },
      )
      await tellOfClosure(tx, institutionId, member, before, isClosed)
      await context.recordAct(tx, { action: 'complaint.close', subjectId: id, detail: { isClosed } })
      return (await readComplaint(tx, member, id))!
    }),
  ),

  reopen: managers.complaints.reopen.handler(({ input: { id, version, reason }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const before = await requireCurrent(tx, member, id, version, errors)
      if (!before.closedOn) throw errors.NOT_CLOSED()
      await reopenComplaint(tx, institutionId, id, member.fullName)
      const changes = [{ field: 'reason', from: null, to: reason }]
      const subject = { kind: 'complaint', id } as const
      await recordHistory(tx, institutionId, member, subject, { action: 'reopened', changes })
      await tellOfReopening(tx, institutionId, member, before)
      await context.recordAct(tx, { action: 'complaint.reopen', subjectId: id, detail: {} })
      return (await readComplaint(tx, member, id))!
    }),
  ),
}

const mayEdit = (reader: Reader, { ownerId }: Pick<ComplaintRow, 'ownerId'>): boolean =>
  isManager(reader) || ownerId === reader.userId

const mayClose = async (tx: Db, reader: Reader, row: ComplaintRow): Promise<boolean> =>
  row.closureAskedBy ? mayCloseAsked(tx, reader, row.closureAskedBy) : mayEdit(reader, row)

async function readComplaint(tx: Db, reader: Reader, id: string): Promise<Complaint | undefined> {
  const row = await findComplaint(tx, reader, id)
  if (!row) return undefined
  const { acknowledge, answer, provisionalCredit, endedBecause, mayExtend, notes } = clocksOf(row)
  const portal = portalClocks(row.source, row.receivedOn)
  return {
    ...asSummary(row),
    ...shownOf(ANSWERED_FIELDS, row),
    vendorName: row.vendorName,
    maskedAccountNumber: maskedNumber(row.accountNumber),
    flagStates: flagStatesOf(row),
    portalResponse: portal.response,
    portalFinalResponse: portal.finalResponse,
    acknowledge,
    answer,
    provisionalCredit,
    endedBecause,
    mayExtend,
    notes: [...notes, ...portal.notes],
    closureAskedByName: row.closureAskedByName ?? '',
    closedByName: row.closedByName,
    closedAloneReason: row.closedAloneReason,
    reopenedAt: row.reopened?.on ?? null,
    reopenedByName: row.reopened?.byName ?? '',
    evidenceCount: row.evidenceCount,
    mayEdit: mayEdit(reader, row) && !row.closedOn,
    mayClose: !row.closedOn && (await mayClose(tx, reader, row)),
  }
}

async function requireCurrent(tx: Db, reader: Reader, id: string, version: number, errors: EditErrors) {
  return editableRecord(await lockComplaint(tx, reader, id), version, (row) => mayEdit(reader, row), errors)
}
