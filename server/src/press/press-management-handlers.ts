import { PressItemFields } from '@plumbline/contract/press.ts'
import { slugOf } from '@plumbline/rules/slugs/slug.ts'
import { requireShowable } from '../markdown/written-text.ts'
import { type RequestContext, signedIn } from '../procedures.ts'
import { findRevision, listRevisions } from '../revisions/revision-store.ts'
import { violatesUnique } from '../unique-violation.ts'
import { findFreeSlug } from '../writing/free-slug.ts'
import { makePreviewLink } from '../writing/preview-link.ts'
import { changeText } from '../writing/text-changes.ts'
import { deleteText } from '../writing/written-text-store.ts'
import { listScheduledPressItems } from './press-store.ts'
import { pressReleasesTable } from './press-tables.ts'
import { addPressItem, findPressItem, lockPressItem, updatePressItem } from './press-writing-store.ts'

const SLUG_IS_UNIQUE = 'press_releases_slug_key'
/** Two items of one title at one moment: the second finds the first's address taken and takes the next. */
const ATTEMPTS = 3
/** For a title without a single letter that an address can hold. */
const NAMELESS = 'press-item'

export const pressManagementHandlers = {
  scheduled: signedIn.press.scheduled.handler(({ context: { db } }) => listScheduledPressItems(db)),

  edit: signedIn.press.edit.handler(async ({ input: { id }, context: { db }, errors }) => {
    const item = await findPressItem(db, id)
    if (!item) throw errors.NOT_FOUND()
    return item
  }),

  create: signedIn.press.create.handler(async ({ input: fields, context, errors }) => {
    await requireShowable(fields.content, [], errors)
    return withFreeSlug(context, fields.title, (slug) =>
      changeText(context, async (tx) => {
        const result = await addPressItem(tx, fields, slug, context.member)
        return { result, entry: { action: 'press.create', subjectId: result.id } }
      }),
    )
  }),

  update: signedIn.press.update.handler(async ({ input: { id, version, ...fields }, context, errors }) => {
    await requireShowable(fields.content, [], errors)
    return changeText(context, async (tx) => {
      const before = await lockPressItem(tx, id)
      if (!before) throw errors.NOT_FOUND()
      if (before.version !== version) throw errors.EDITED_MEANWHILE({ data: (await findPressItem(tx, id))! })
      const result = await updatePressItem(tx, before, fields, context.member)
      const detail = { version: result.version }
      return { result, entry: { action: 'press.update', subjectId: id, detail } }
    })
  }),

  delete: signedIn.press.delete.handler(({ input: { id }, context, errors }) =>
    changeText(context, async (tx) => {
      const slug = await deleteText(tx, pressReleasesTable, id)
      if (slug === undefined) throw errors.NOT_FOUND()
      return { result: {}, entry: { action: 'press.delete', subjectId: id, detail: { slug } } }
    }),
  ),

  revisions: signedIn.press.revisions.handler(({ input: { id }, context: { db } }) =>
    listRevisions(db, 'press_item', id),
  ),

  revision: signedIn.press.revision.handler(async ({ input: { id, version }, context: { db }, errors }) => {
    const fields = await findRevision(db, 'press_item', id, version)
    if (!fields) throw errors.NOT_FOUND()
    return PressItemFields.parse(fields)
  }),

  previewLink: signedIn.press.previewLink.handler(async ({ input: { id }, context, errors }) => {
    const link = await makePreviewLink(context, 'press', id)
    if (!link) throw errors.NOT_FOUND()
    return link
  }),
}

async function withFreeSlug<T>(
  { db }: Pick<RequestContext, 'db'>,
  title: string,
  write: (slug: string) => Promise<T>,
): Promise<T> {
  const wished = slugOf(title) || NAMELESS
  for (let attempt = 1; ; attempt++) {
    try {
      return await write(await findFreeSlug(db, pressReleasesTable, wished))
    } catch (error) {
      if (attempt === ATTEMPTS || !violatesUnique(error, SLUG_IS_UNIQUE)) throw error
    }
  }
}
