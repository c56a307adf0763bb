import { signedIn } from '../procedures.ts'
import {
  countUnseenUpdates,
  findUpdate,
  listLatestUpdates,
  markUpdatesSeen,
} from './regulatory-update-store.ts'

const SHOWN_IN_PANEL = 8

export const regulatoryUpdateHandlers = {
  latest: signedIn.regulatoryUpdates.latest.handler(async ({ context: { db, member } }) => {
    const [items, unseenCount] = await Promise.all([
      listLatestUpdates(db, SHOWN_IN_PANEL),
      countUnseenUpdates(db, member.userId),
    ])
    return { items, unseenCount }
  }),

  find: signedIn.regulatoryUpdates.find.handler(async ({ input: { slug }, context: { db }, errors }) => {
    const update = await findUpdate(db, slug)
    if (!update) throw errors.NOT_FOUND()
    return update
  }),

  markSeen: signedIn.regulatoryUpdates.markSeen.handler(({ context: { db, member } }) =>
    markUpdatesSeen(db, member.userId),
  ),
}
