import type { Db } from '@plumbline/database/db.ts'
import { findNeighbours } from '../listing/neighbours.ts'
import type { KeptAnswers } from '../pages/kept-answers.ts'
import { everyone } from '../procedures.ts'
import { findByPreviewToken } from '../writing/preview-link.ts'
import { withRenderedText } from '../writing/rendered-text.ts'
import { pressManagementHandlers } from './press-management-handlers.ts'
import {
  findPressItemForPreview,
  findPublicPressItem,
  listNewestPressItems,
  listPressAddresses,
  listPressItems,
  listRelatedPressItems,
  PRESS_LISTING,
} from './press-store.ts'

export const pressHandlers = {
  ...pressManagementHandlers,

  list: everyone.press.list.handler(({ input: { search, type, page }, context: { db, keptAnswers } }) =>
    listPressItems(db, keptAnswers, { search, type }, page),
  ),

  addresses: everyone.press.addresses.handler(({ context: { db } }) => listPressAddresses(db)),

  feed: everyone.press.feed.handler(async ({ context: { db } }) => {
    const items = await listNewestPressItems(db)
    return Promise.all(items.map((item) => withRenderedText(db, item)))
  }),

  item: everyone.press.item.handler(async ({ input: { slug }, context: { db, keptAnswers }, errors }) => {
    const item = await keptAnswers.load(`press item ${slug}`, () => readItem(db, keptAnswers, slug))
    if (!item) throw errors.NOT_FOUND()
    return item
  }),

  preview: everyone.press.preview.handler(async ({ input: { token }, context: { db }, errors }) => {
    const item = await findByPreviewToken(db, token, findPressItemForPreview)
    if (!item) throw errors.NOT_FOUND()
    return withRenderedText(db, item)
  }),
}

async function readItem(db: Db, keptAnswers: KeptAnswers, slug: string) {
  const item = await findPublicPressItem(db, slug)
  if (!item) return undefined
  const [neighbours, related, text] = await Promise.all([
    findNeighbours(db, PRESS_LISTING, item),
    listRelatedPressItems(db, keptAnswers, item),
    withRenderedText(db, item),
  ])
  return { ...text, ...neighbours, related }
}
