import { randomBytes } from 'node:crypto'
import { members } from '../../platform/procedures.ts'
import { deleteCalendarFeed, findCalendarFeed, replaceCalendarFeed } from './calendar-feed-store.ts'

export const calendarFeedHandlers = {
  find: members.calendarFeed.find.handler(({ context: { inInstitution, institutionId, member } }) =>
    inInstitution((tx) => findCalendarFeed(tx, institutionId, member.userId)),
  ),

  create: members.calendarFeed.create.handler(({ context }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member, publicUrl } = context
      const secret = randomBytes(24).toString('base64url')
      const createdAt = await replaceCalendarFeed(tx, institutionId, member.userId, secret)
      await context.recordAct(tx, { action: 'calendar_feed.create', subjectId: member.userId, detail: {} })
      return { address: new URL(`/calendar/${secret}.ics`, publicUrl).href, createdAt }
    }),
  ),

  revoke: members.calendarFeed.revoke.handler(({ context }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      if (!(await deleteCalendarFeed(tx, institutionId, member.userId))) return
      await context.recordAct(tx, { action: 'calendar_feed.revoke', subjectId: member.userId, detail: {} })
    }),
  ),
}
