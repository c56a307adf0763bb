import type { Db } from '@plumbline/database/db.ts'
import { notify } from '../../work/notifications/notify.ts'
import { listActiveManagers } from '../../work/people/people-store.ts'
import type { ComplaintRow } from './complaint-store.ts'
import { complaintPath } from './complaint-subject.ts'

/** Managers hear that a second person is to close a complaint; who asked and who owns it, that it is closed. */
export async function tellOfClosure(
  tx: Db,
  institutionId: string,
  maker: { userId: string; fullName: string },
  { id, title, closureAskedBy, ownerId }: ComplaintRow,
  isClosed: boolean,
): Promise<void> {
  const told = isClosed
    ? [closureAskedBy, ownerId]
    : (await listActiveManagers(tx, institutionId)).map(({ userId }) => userId)
  for (const userId of new Set(told)) {
    if (!userId || userId === maker.userId) continue
    await notify(tx, institutionId, userId, {
      kind: isClosed ? 'complaint.closed' : 'complaint.closure_wanted',
      subject: isClosed
        ? `${maker.fullName} closed the complaint “${title}”`
        : `${maker.fullName} asked for a second person to close the complaint “${title}”`,
      link: complaintPath(id),
    })
  }
}

/** Who owns it goes on with it; who asked for its closure, and who closed it, hear that it was not the end. */
export async function tellOfReopening(
  tx: Db,
  institutionId: string,
  maker: { userId: string; fullName: string },
  { id, title, closureAskedBy, closedBy, ownerId }: ComplaintRow,
): Promise<void> {
  for (const userId of new Set([closureAskedBy, closedBy, ownerId]))
    if (userId && userId !== maker.userId)
      await notify(tx, institutionId, userId, {
        kind: 'complaint.reopened',
        subject: `${maker.fullName} reopened the complaint “${title}”`,
        link: complaintPath(id),
      })
}
