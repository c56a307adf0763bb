import { signedIn } from '../procedures.ts'
import { hasItem, listChecklists, setTick } from './checklist-store.ts'

export const checklistHandlers = {
  list: signedIn.checklists.list.handler(({ input: { topic }, context: { db, member } }) =>
    listChecklists(db, member.userId, topic),
  ),

  tick: signedIn.checklists.tick.handler(async ({ input, context: { db, member }, errors }) => {
    const { articleId, itemKey, isTicked } = input
    // Nobody ticks what nobody can see: rows that no list shows would only fill the table.
    if (isTicked && !(await hasItem(db, articleId, itemKey))) throw errors.NOT_FOUND()
    if (!(await setTick(db, { ...input, userId: member.userId }))) throw errors.NOT_FOUND()
  }),
}
