import { signedIn } from '../procedures.ts'
import { listChecklists, setTick } from './checklist-store.ts'

export const checklistHandlers = {
  list: signedIn.checklists.list.handler(({ input: { topic }, context: { db, member } }) =>
    listChecklists(db, member.userId, topic),
  ),

  tick: signedIn.checklists.tick.handler(async ({ input, context: { db, member }, errors }) => {
    if (!(await setTick(db, { ...input, userId: member.userId }))) throw errors.NOT_FOUND()
  }),
}
