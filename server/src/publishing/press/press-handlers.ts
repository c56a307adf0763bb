import type { Db } from '@plumbline/database/db.ts'
import type { QueryCache } from '../../platform/cache/query-cache.ts'
import { everyone } from '../../platform/procedures.ts'
import { findByPreviewToken } from '../editing/preview-link.ts'
import { withRenderedText } from '../renderings/shown-rendering-store.ts'
import { pressManagementHandlers } from './press-management-handlers.ts'
import {
  findPressItemForPreview,
  findPublicPressItem,
  listNewestPressItems,
  listPressAddresses,
  listPressItems,
  listRelatedPressItems,
} from './press-store.ts'

export const pressHandlers = {
  ...pressManagementHandlers,

  list: everyone.press.list.handler(({ input: { search, type, page }, context: { db, queryCache } }) =>
    listPressItems(db, queryCache, { search, type }, page),
  ),

  addresses: everyone.press.addresses.handler(({ context: { db } }) => listPressAddresses(db)),

  feed: everyone.press.feed.handler(async ({ context: { db } }) => {
    const items = await listNewestPressItems(db)
    return Promise.all(items.map((item) => withRenderedText(db, item)))
  }),

  item: everyone.press.item.handler(async ({ input: { slug }, context: { db, queryCache }, errors }) => {
    const item = await queryCache.load(`press item ${slug}`, () => readItem(db, queryCache, slug))
    if (!item) throw errors.NOT_FOUND()
    return item
  }),

  preview: everyone.press.preview.handler(async ({ input: { token }, context: { db }, errors }) => {
    const item = await findByPreviewToken(db, token, findPressItemForPreview)
    if (!item) throw errors.NOT_FOUND()
    return withRenderedText(db, item)
  }),
}

async function readItem(db: Db, queryCache: QueryCache, slug: string) {
  const item = await findPublicPressItem(db, slug)
  if (!item) return undefined
  const [related, text] = await Promise.all([
    listRelatedPressItems(db, queryCache, item),
    withRenderedText(db, item),
  ])
  return { ...text, related }
}
