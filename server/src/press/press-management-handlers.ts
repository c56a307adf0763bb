import { PressItemFields } from '@plumbline/contract/press.ts'
import { recordAudit } from '../audit/audit-log.ts'
import { type RequestContext, signedIn } from '../procedures.ts'
import { deleteRevisions, findRevision, listRevisions } from '../revisions/revision-store.ts'
import { violatesUnique } from '../unique-violation.ts'
import { issuePreviewToken } from '../writing/preview-token.ts'
import { listScheduledPressItems } from './press-store.ts'
import {
  addPressItem,
  deletePressItem,
  findFreePressSlug,
  findPressItem,
  findPressPreviewKey,
  lockPressItem,
  updatePressItem,
} from './press-writing-store.ts'

const SLUG_IS_UNIQUE = 'press_releases_slug_key'
/** Two items of one title at one moment: the second finds the first's address taken and takes the next. */
const ATTEMPTS = 3

export const pressManagementHandlers = {
  scheduled: signedIn.press.scheduled.handler(({ context: { db } }) => listScheduledPressItems(db)),

  edit: signedIn.press.edit.handler(async ({ input: { id }, context: { db }, errors }) => {
    const item = await findPressItem(db, id)
    if (!item) throw errors.NOT_FOUND()
    return item
  }),

  create: signedIn.press.create.handler(async ({ input: fields, context }) => {
    const item = await withFreeSlug(context, fields.title, (slug) =>
      context.db.transaction(async (tx) => {
        const { member, clientAddress: ip } = context
        const added = await addPressItem(tx, fields, slug, member)
        await recordAudit(tx, { action: 'press.create', actorId: member.userId, subjectId: added.id, ip })
        return added
      }),
    )
    await context.pagesChanged()
    return item
  }),

  update: signedIn.press.update.handler(async ({ input: { id, version, ...fields }, context, errors }) => {
    const { db, member, clientAddress: ip } = context
    const item = await db.transaction(async (tx) => {
      const before = await lockPressItem(tx, id)
      if (!before) throw errors.NOT_FOUND()
      if (before.version !== version) throw errors.EDITED_MEANWHILE({ data: (await findPressItem(tx, id))! })
      const updated = await updatePressItem(tx, before, fields, member)
      const detail = { version: updated.version }
      await recordAudit(tx, { action: 'press.update', actorId: member.userId, subjectId: id, ip, detail })
      return updated
    })
    await context.pagesChanged()
    return item
  }),

  delete: signedIn.press.delete.handler(async ({ input: { id }, context, errors }) => {
    const { db, member, clientAddress: ip } = context
    await db.transaction(async (tx) => {
      const deleted = await deletePressItem(tx, id)
      if (!deleted) throw errors.NOT_FOUND()
      await deleteRevisions(tx, id)
      const detail = { slug: deleted.slug }
      await recordAudit(tx, { action: 'press.delete', actorId: member.userId, subjectId: id, ip, detail })
    })
    await context.pagesChanged()
    return {}
  }),

  revisions: signedIn.press.revisions.handler(({ input: { id }, context: { db } }) => listRevisions(db, id)),

  revision: signedIn.press.revision.handler(async ({ input: { id, version }, context: { db }, errors }) => {
    const fields = await findRevision(db, id, version)
    if (!fields) throw errors.NOT_FOUND()
    return PressItemFields.parse(fields)
  }),

  previewLink: signedIn.press.previewLink.handler(async ({ input: { id }, context: { db }, errors }) => {
    const key = await findPressPreviewKey(db, id)
    if (!key) throw errors.NOT_FOUND()
    const { token, expiresAt } = issuePreviewToken({ id, key })
    return { path: `/press/preview/${token}`, expiresAt }
  }),
}

async function withFreeSlug<T>(
  { db }: Pick<RequestContext, 'db'>,
  title: string,
  write: (slug: string) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await write(await findFreePressSlug(db, title))
    } catch (error) {
      if (attempt === ATTEMPTS || !violatesUnique(error, SLUG_IS_UNIQUE)) throw error
    }
  }
}
