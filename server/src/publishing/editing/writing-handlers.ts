import { administrators, managers } from '../../platform/procedures.ts'
import { renderForSaving } from '../renderings/text-rendering-store.ts'
import { findLastSaving, listOtherEditors, markOpen } from './open-editor-store.ts'

export const writingHandlers = {
  render: managers.writing.render.handler(async ({ input: { content }, context: { db, member }, errors }) => {
    const writer = { memberId: member.userId, isPreview: true }
    const { html } = await renderForSaving(db, content, [], errors, writer)
    return { html }
  }),

  editing: administrators.writing.editing.handler(
    async ({ input: text, context: { db, member }, errors }) => {
      const lastSaving = await findLastSaving(db, text)
      if (!lastSaving) throw errors.NOT_FOUND()
      await markOpen(db, text, member.userId)
      return { ...lastSaving, others: await listOtherEditors(db, text, member.userId) }
    },
  ),
}
