import type { PressItem } from '@plumbline/contract/press.ts'
import type { Db } from '@plumbline/database/db.ts'
import { everyone } from '../procedures.ts'
import { isValidPreviewToken, readPreviewToken } from '../writing/preview-token.ts'
import { renderText } from '../writing/rendered-text.ts'
import { pressManagementHandlers } from './press-management-handlers.ts'
import {
  findPressItemForPreview,
  findPressNeighbours,
  findPublicPressItem,
  listNewestPressItems,
  listPressAddresses,
  listPressItems,
  listRelatedPressItems,
  type PressItemWithText,
} from './press-store.ts'

export const pressHandlers = {
  ...pressManagementHandlers,

  list: everyone.press.list.handler(({ input: { search, type, page }, context: { db, keptAnswers } }) =>
    listPressItems(db, keptAnswers, { search, type }, page),
  ),

  addresses: everyone.press.addresses.handler(({ context: { db } }) => listPressAddresses(db)),

  feed: everyone.press.feed.handler(async ({ context: { db } }) => {
    const items = await listNewestPressItems(db)
    return Promise.all(items.map((item) => rendered(db, item)))
  }),

  item: everyone.press.item.handler(async ({ input: { slug }, context: { db, keptAnswers }, errors }) => {
    const item = await keptAnswers.load(`press item ${slug}`, () => readItem(db, slug))
    if (!item) throw errors.NOT_FOUND()
    return item
  }),

  preview: everyone.press.preview.handler(async ({ input: { token }, context: { db }, errors }) => {
    const id = readPreviewToken(token)
    const found = id && (await findPressItemForPreview(db, id))
    if (!found || !isValidPreviewToken(token, found.previewKey)) throw errors.NOT_FOUND()
    return rendered(db, found.item)
  }),
}

async function readItem(db: Db, slug: string) {
  const item = await findPublicPressItem(db, slug)
  if (!item) return undefined
  const [neighbours, related, text] = await Promise.all([
    findPressNeighbours(db, item),
    listRelatedPressItems(db, item),
    rendered(db, item),
  ])
  return { ...text, ...neighbours, related }
}

async function rendered(db: Db, { content, ...item }: PressItemWithText): Promise<PressItem> {
  const { html, headings } = await renderText(db, content)
  return { ...item, html, headings }
}
