import type { MeetingFields } from '@plumbline/contract/compliance/meetings.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type Actor, recordHistory } from '../../work/history/history-store.ts'
import { notify } from '../../work/notifications/notify.ts'
import { addLink } from '../../work/work-links/work-link-store.ts'
import { insertMeeting } from './meeting-store.ts'
import { meetingPath } from './meeting-subject.ts'

/** Plans or records a meeting. The caller has seen to it that its owner and what its items speak of are there. */
export async function createMeeting(
  tx: Db,
  institutionId: string,
  maker: Actor,
  fields: MeetingFields,
): Promise<string> {
  const id = await insertMeeting(tx, institutionId, fields, maker.fullName)
  await recordHistory(tx, institutionId, maker, { kind: 'meeting', id }, { action: 'created' })
  await linkSubjects(tx, institutionId, maker, id, fields)
  await tellOwner(tx, institutionId, maker, id, fields, null)
  return id
}

/** The policy that a meeting approved shows the meeting, and the meeting the policy. */
export async function linkSubjects(
  tx: Db,
  institutionId: string,
  { userId }: Actor,
  id: string,
  { agenda }: Pick<MeetingFields, 'agenda'>,
): Promise<void> {
  for (const { subject } of agenda)
    if (subject) await addLink(tx, institutionId, userId, { kind: 'meeting', id }, subject)
}

export async function tellOwner(
  tx: Db,
  institutionId: string,
  maker: Actor,
  id: string,
  { ownerId, title }: Pick<MeetingFields, 'ownerId' | 'title'>,
  ownerBefore: string | null,
): Promise<void> {
  if (!ownerId || ownerId === ownerBefore || ownerId === maker.userId) return
  await notify(tx, institutionId, ownerId, {
    kind: 'meeting.assigned',
    subject: `${maker.fullName} asks you to prepare the meeting “${title}”`,
    link: meetingPath(id),
  })
}
