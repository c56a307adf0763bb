import { MEETING_BODY_LABELS } from '@plumbline/contract/compliance/meetings.ts'
import {
  POLICY_CITATIONS_AT_MOST,
  type PolicyVersionSummary,
} from '@plumbline/contract/compliance/policies.ts'
import type { Db } from '@plumbline/database/db.ts'
import { todayIn } from '../../platform/days/today.ts'
import { managers, members } from '../../platform/procedures.ts'
import { storeWorkRendering } from '../../publishing/renderings/rendering-store.ts'
import { renderForSaving } from '../../publishing/renderings/text-rendering-store.ts'
import { listBoardMinutes } from '../../work/evidence/evidence-store.ts'
import { notify } from '../../work/notifications/notify.ts'
import { countManagers, findColleagues } from '../../work/people/people-store.ts'
import { findMeeting } from '../meetings/meeting-store.ts'
import { textChangedSince, versionDecidedBefore } from './board-decisions.ts'
import { deletePolicy, lockPolicy, setNextReview } from './policy-store.ts'
import { policyPath } from './policy-subject.ts'
import {
  approveVersion,
  backToDraft,
  deleteVersion,
  findVersion,
  insertVersion,
  isOpen,
  listVersions,
  recordBoardDecision,
  recordDecision,
  saveVersionText,
  sendForReview,
} from './policy-version-store.ts'
import { readPolicy } from './read-policy.ts'
import { recordVersion, requireVersion } from './require-version.ts'
import { citationCount } from './section-citation-store.ts'
import { askWithin } from './signature-rounds.ts'
import { countOpen, type Decider, lapseSuggestions } from './suggestion-outcomes.ts'

export const policyVersionHandlers = {
  startVersion: managers.policies.startVersion.handler(({ input: { id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const today = todayIn(member.timeZone)
      if (!(await lockPolicy(tx, member, id, today))) throw errors.NOT_FOUND()
      const [latest] = await listVersions(tx, member, id, today)
      if (latest && isOpen(latest.state)) throw errors.VERSION_OPEN()
      const before = latest && (await findVersion(tx, member, id, latest.id, today))
      await insertVersion(tx, institutionId, id, member, before?.body ?? '')
      await recordVersion(tx, member, id, 'version_started', (latest?.number ?? 0) + 1)
      await context.recordAct(tx, { action: 'policy.start_version', subjectId: id, detail: {} })
      return (await readPolicy(tx, member, id, today))!
    }),
  ),

  saveDraft: managers.policies.saveDraft.handler(async ({ input, context, errors }) => {
    const rendering = await renderForSaving(context.db, input.body, [], errors)
    if (citationCount(input.body) > POLICY_CITATIONS_AT_MOST) throw errors.TOO_MANY_CITATIONS()
    const { institutionId, member } = context
    const { id, versionId } = input
    const today = todayIn(member.timeZone)
    const saved = await context.inInstitution(async (tx) => {
      const { version } = await requireVersion(tx, member, input, today, errors)
      if (version.state !== 'draft') throw errors.NOT_A_DRAFT()
      await saveVersionText(tx, institutionId, versionId, {
        ...{ body: input.body, changeNote: input.changeNote },
        ...{ writer: member, writerIds: [member.userId] },
      })
      await storeWorkRendering(tx, institutionId, versionId, rendering)
      await context.recordAct(tx, {
        action: 'policy.save',
        subjectId: id,
        detail: { version: version.number },
      })
      return (await findVersion(tx, member, id, versionId, today))!
    })
    return { ...saved, html: rendering.html }
  }),

  discardDraft: managers.policies.discardDraft.handler(({ input, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const { version, title } = await requireVersion(tx, member, input, todayIn(member.timeZone), errors)
      if (version.state !== 'draft') throw errors.NOT_A_DRAFT()
      await lapseSuggestions(tx, member, { id: input.id, title, version })
      const isPolicyDeleted = version.number === 1
      if (isPolicyDeleted) await deletePolicy(tx, institutionId, input.id)
      else {
        await deleteVersion(tx, institutionId, input.versionId)
        await recordVersion(tx, member, input.id, 'draft_discarded', version.number)
      }
      await context.recordAct(tx, {
        action: 'policy.discard',
        subjectId: input.id,
        detail: { version: version.number },
      })
      return { isPolicyDeleted }
    }),
  ),

  submit: managers.policies.submit.handler(({ input, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const { id, versionId, approverIds, effectiveOn, isParallel, board } = input
      const today = todayIn(member.timeZone)
      const { version, title } = await requireVersion(tx, member, input, today, errors)
      if (version.state !== 'draft') throw errors.NOT_A_DRAFT()
      if (version.body.trim() === '') throw errors.TEXT_MISSING()
      if (effectiveOn < today) throw errors.DATE_PASSED()
      const openCount = await countOpen(tx, institutionId, versionId)
      if (openCount > 0) throw errors.SUGGESTIONS_OPEN({ data: { openCount } })
      const ids = [...new Set(approverIds)]
      if (ids.length === 0 && !board) throw errors.APPROVER_MISSING()
      const people = await findColleagues(tx, institutionId, ids)
      const writer = people.find(({ userId }) => version.writerIds.includes(userId))
      if (writer)
        throw errors.WRITER_APPROVES({
          message: `${writer.fullName} wrote in this version, or their suggestion was accepted into it, and cannot approve it. Choose somebody else.`,
        })
      const approvers = ids.map((userId) => people.find((person) => person.userId === userId))
      if (!approvers.every((person) => person !== undefined && !person.isSuspended))
        throw errors.APPROVER_UNKNOWN()
      const known = approvers.filter((person) => person !== undefined)
      await sendForReview(tx, institutionId, versionId, known, effectiveOn, { isParallel, board })
      await recordVersion(tx, member, id, 'sent_for_review', version.number)
      for (const { userId } of isParallel ? known : known.slice(0, 1))
        await askApprover(tx, institutionId, userId, title, version.number, id)
      await context.recordAct(tx, {
        action: 'policy.submit',
        subjectId: id,
        detail: { version: version.number },
      })
      return (await readPolicy(tx, member, id, today))!
    }),
  ),

  withdraw: managers.policies.withdraw.handler(({ input, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const today = todayIn(member.timeZone)
      const { version } = await requireVersion(tx, member, input, today, errors)
      if (version.state !== 'in_review') throw errors.NOT_IN_REVIEW()
      await backToDraft(tx, institutionId, version.id)
      await recordVersion(tx, member, input.id, 'taken_back', version.number)
      await context.recordAct(tx, {
        action: 'policy.withdraw',
        subjectId: input.id,
        detail: { version: version.number },
      })
      return (await readPolicy(tx, member, input.id, today))!
    }),
  ),

  decide: members.policies.decide.handler(({ input, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const { id, isApproved, comment } = input
      const today = todayIn(member.timeZone)
      const { version, title } = await requireVersion(tx, member, input, today, errors)
      if (version.state !== 'in_review') throw errors.NOT_IN_REVIEW()
      const open = version.approvals.filter(({ decision }) => decision === null)
      const mayDecide = version.isParallel ? open : open.slice(0, 1)
      if (version.writerIds.includes(member.userId))
        throw errors.NOT_YOUR_TURN({
          message:
            'You wrote in this version, or your suggestion was accepted into it. Somebody else approves it.',
        })
      if (!mayDecide.some(({ userId }) => userId === member.userId)) throw errors.NOT_YOUR_TURN()
      if (!isApproved && comment === '') throw errors.COMMENT_MISSING()
      await recordDecision(tx, institutionId, version.id, {
        userId: member.userId,
        decision: isApproved ? 'approved' : 'sent_back',
        comment,
      })
      const writer = version.writtenBy.userId
      if (!isApproved) {
        await backToDraft(tx, institutionId, version.id, { byName: member.fullName, comment })
        await notify(tx, institutionId, writer, {
          kind: 'policy.sent_back',
          subject: `${member.fullName} sent back version ${version.number} of “${title}”`,
          link: policyPath(id),
        })
      } else if (open.length > 1) {
        if (!version.isParallel)
          await askApprover(tx, institutionId, open[1]!.userId, title, version.number, id)
      } else if (version.board) {
        await notify(tx, institutionId, writer, {
          kind: 'policy.approved',
          subject: `Version ${version.number} of “${title}” goes before the board: its approvers agreed`,
          link: policyPath(id),
        })
      } else await putInForce(tx, member, { id, title, version }, today)
      await recordVersion(
        ...([tx, member, id, isApproved ? 'approved' : 'sent_back', version.number] as const),
        reasonChange(comment),
      )
      await context.recordAct(tx, {
        action: isApproved ? 'policy.approve' : 'policy.send_back',
        subjectId: id,
        detail: { version: version.number },
      })
      return { isInReview: isApproved && (open.length > 1 || version.board !== null) }
    }),
  ),

  approveByBoard: managers.policies.approveByBoard.handler(({ input, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const { id, meetingId, agendaItemId } = input
      const today = todayIn(member.timeZone)
      const { version, title } = await requireVersion(tx, member, input, today, errors)
      const meeting = await findMeeting(tx, member, meetingId)
      if (!meeting) throw errors.MEETING_UNKNOWN()
      if (version.state !== 'in_review' || !version.board) throw errors.NOT_BEFORE_BOARD()
      const names = version.approvals.filter(({ decision }) => decision === null).map(({ name }) => name)
      if (names.length > 0)
        throw errors.APPROVALS_OPEN({ message: `First decides: ${names.join(', ')}.`, data: { names } })
      const item = meeting.agenda.find(
        ({ id: itemId, decision, subject }) =>
          itemId === agendaItemId &&
          decision === 'approved' &&
          subject?.kind === 'policy' &&
          subject.id === id,
      )
      if (meeting.status !== 'held' || !item) throw errors.NOT_DECIDED()
      if (meeting.body !== version.board) throw errors.OTHER_BODY()
      const versions = await listVersions(tx, member, id, today)
      const held = { meetingId, heldOn: meeting.heldOn }
      const earlier = versionDecidedBefore(versions, version.number, held, member.timeZone)
      if (earlier)
        throw errors.DECIDED_BEFORE({
          message: `The meeting was held before version ${version.number} was begun: it decided on version ${earlier.number}. Version ${version.number} needs a decision of its own.`,
        })
      if (textChangedSince(version, meeting, member.timeZone))
        throw errors.DECIDED_BEFORE({
          message: `The text of version ${version.number} was changed after the meeting was held. It needs a decision on the text as it is now.`,
        })
      const isWriter = version.writerIds.includes(member.userId)
      if (version.approvals.length === 0 && isWriter && (await countManagers(tx, institutionId)) > 1)
        throw errors.WRITER_RECORDS()
      const minutes = await listBoardMinutes(tx, institutionId, { kind: 'meeting', id: meetingId })
      if (minutes.length === 0) throw errors.MINUTES_MISSING()
      await recordBoardDecision(tx, institutionId, version.id, {
        ...{
          meetingId,
          meetingTitle: meeting.title,
          body: meeting.body,
          heldOn: meeting.heldOn,
        },
        ...{ item: item.title, resolution: item.resolution, minutes },
        recordedByName: member.fullName,
        recordedAt: `${new Date().toISOString().slice(0, 19)}Z`,
      })
      await putInForce(tx, member, { id, title, version }, today)
      await recordVersion(
        ...([tx, member, id, 'approved', version.number] as const),
        reasonChange(`${MEETING_BODY_LABELS[meeting.body]}, ${meeting.heldOn}: ${meeting.title}`),
      )
      await context.recordAct(tx, {
        action: 'policy.approve',
        subjectId: id,
        detail: { version: version.number, meeting: meetingId },
      })
      return (await readPolicy(tx, member, id, today))!
    }),
  ),
}

const reasonChange = (reason: string) => (reason ? [{ field: 'reason', from: null, to: reason }] : [])

interface Approved {
  id: string
  title: string
  version: PolicyVersionSummary & { body: string }
}

/** After the last approval: its day in force, the next review, signatures, and the writer's notification. */
async function putInForce(
  tx: Db,
  member: Decider,
  { id, title, version }: Approved,
  today: string,
): Promise<void> {
  const { institutionId } = member
  await lapseSuggestions(tx, member, { id, title, version })
  const effectiveOn = await approveVersion(tx, institutionId, id, version, today)
  await setNextReview(tx, institutionId, id, effectiveOn)
  if (effectiveOn <= today) await askWithin(tx, institutionId, today)
  await notify(tx, institutionId, version.writtenBy.userId, {
    kind: 'policy.approved',
    subject: `Version ${version.number} of “${title}” is approved`,
    link: policyPath(id),
  })
}

function askApprover(
  tx: Db,
  institutionId: string,
  userId: string,
  title: string,
  number: number,
  id: string,
) {
  return notify(tx, institutionId, userId, {
    kind: 'policy.approval_wanted',
    subject: `Version ${number} of “${title}” waits for your approval`,
    link: policyPath(id),
  })
}
