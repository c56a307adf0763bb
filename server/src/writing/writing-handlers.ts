import { requireShowable } from '../markdown/written-text.ts'
import { signedIn } from '../procedures.ts'
import { findLastSaving, listOtherEditors, markOpen } from './open-editor-store.ts'
import { renderText } from './rendered-text.ts'

export const writingHandlers = {
  render: signedIn.writing.render.handler(async ({ input: { content }, context: { db }, errors }) => {
    await requireShowable(content, [], errors)
    const { html } = await renderText(db, content)
    return { html }
  }),

  editing: signedIn.writing.editing.handler(async ({ input: text, context: { db, member }, errors }) => {
    if (text.kind !== 'article' && member.role !== 'admin') throw errors.FORBIDDEN()
    const lastSaving = await findLastSaving(db, text)
    if (!lastSaving) throw errors.NOT_FOUND()
    await markOpen(db, text, member.userId)
    return { ...lastSaving, others: await listOtherEditors(db, text, member.userId) }
  }),
}
