import { signedIn } from '../procedures.ts'
import { countUnseenUpdates, listLatestUpdates, markUpdatesSeen } from './regulatory-update-store.ts'

const SHOWN_IN_PANEL = 8

export const regulatoryUpdateHandlers = {
  latest: signedIn.regulatoryUpdates.latest.handler(async ({ context: { db, member } }) => {
    const [items, unseenCount] = await Promise.all([
      listLatestUpdates(db, SHOWN_IN_PANEL),
      countUnseenUpdates(db, member.userId),
    ])
    return { items, unseenCount }
  }),

  markSeen: signedIn.regulatoryUpdates.markSeen.handler(({ context: { db, member } }) =>
    markUpdatesSeen(db, member.userId),
  ),
}
