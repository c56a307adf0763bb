import { members } from '../../platform/procedures.ts'
import { hasItem, listChecklists, setTick } from './checklist-store.ts'

export const checklistHandlers = {
  list: members.checklists.list.handler(({ input: { topic }, context: { db, member } }) =>
    listChecklists(db, member.userId, topic),
  ),

  tick: members.checklists.tick.handler(async ({ input, context: { db, member }, errors }) => {
    const { articleId, itemKey, isTicked } = input
    // Rejects ticks of items that no list shows, which would only fill the table.
    if (isTicked && !(await hasItem(db, articleId, itemKey))) throw errors.NOT_FOUND()
    if (!(await setTick(db, { ...input, userId: member.userId }))) throw errors.NOT_FOUND()
  }),
}
