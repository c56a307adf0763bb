import { PressItemFields } from '@plumbline/contract/publishing/press.ts'
import { administrators } from '../../platform/procedures.ts'
import { makePreviewLink } from '../editing/preview-link.ts'
import { pressEditing } from './press-editing.ts'
import { listScheduledPressItems } from './press-store.ts'

export const pressManagementHandlers = {
  scheduled: administrators.press.scheduled.handler(({ context: { db } }) => listScheduledPressItems(db)),

  edit: administrators.press.edit.handler(async ({ input: { id }, context: { db }, errors }) => {
    const item = await pressEditing.find(db, id)
    if (!item) throw errors.NOT_FOUND()
    return item
  }),

  create: administrators.press.create.handler(({ input, context, errors }) =>
    pressEditing.createUnderTitle(context, input, errors),
  ),

  update: administrators.press.update.handler(({ input: { id, version, ...fields }, context, errors }) =>
    pressEditing.updateUnderSlug(context, { id, version, fields }, errors),
  ),

  delete: administrators.press.delete.handler(async ({ input: { id }, context, errors }) => {
    await pressEditing.delete(context, id, errors)
    return {}
  }),

  revisions: administrators.press.revisions.handler(({ input: { id }, context: { db } }) =>
    pressEditing.revisions(db, id),
  ),

  revision: administrators.press.revision.handler(async ({ input, context: { db }, errors }) =>
    PressItemFields.parse(await pressEditing.revision(db, input, errors)),
  ),

  previewLink: administrators.press.previewLink.handler(async ({ input: { id }, context, errors }) => {
    const link = await makePreviewLink(context, 'press', id)
    if (!link) throw errors.NOT_FOUND()
    return link
  }),
}
