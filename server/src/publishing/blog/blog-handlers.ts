import type { Db } from '@plumbline/database/db.ts'
import type { QueryCache } from '../../platform/cache/query-cache.ts'
import { everyone } from '../../platform/procedures.ts'
import { findByPreviewToken } from '../editing/preview-link.ts'
import { withRenderedText } from '../renderings/shown-rendering-store.ts'
import { blogManagementHandlers } from './blog-management-handlers.ts'
import {
  findPostForPreview,
  findPublishedPost,
  listNewestPosts,
  listPublishedAddresses,
  listPublishedCategories,
  listPublishedPosts,
  listRelatedPosts,
} from './blog-store.ts'

export const blogHandlers = {
  ...blogManagementHandlers,

  list: everyone.blog.list.handler(({ input: { search, category, page }, context: { db, queryCache } }) =>
    listPublishedPosts(db, queryCache, { search, category }, page),
  ),

  categories: everyone.blog.categories.handler(({ context: { db, queryCache } }) =>
    queryCache.load('blog categories', () => listPublishedCategories(db)),
  ),

  addresses: everyone.blog.addresses.handler(({ context: { db } }) => listPublishedAddresses(db)),

  feed: everyone.blog.feed.handler(async ({ context: { db } }) => {
    const posts = await listNewestPosts(db)
    return Promise.all(posts.map((post) => withRenderedText(db, post)))
  }),

  post: everyone.blog.post.handler(async ({ input: { slug }, context: { db, queryCache }, errors }) => {
    const post = await queryCache.load(`post ${slug}`, () => readPost(db, queryCache, slug))
    if (!post) throw errors.NOT_FOUND()
    return post
  }),

  preview: everyone.blog.preview.handler(async ({ input: { token }, context: { db }, errors }) => {
    const post = await findByPreviewToken(db, token, findPostForPreview)
    if (!post) throw errors.NOT_FOUND()
    return withRenderedText(db, post)
  }),
}

async function readPost(db: Db, queryCache: QueryCache, slug: string) {
  const post = await findPublishedPost(db, slug)
  if (!post) return undefined
  const [related, text] = await Promise.all([
    listRelatedPosts(db, queryCache, post),
    withRenderedText(db, post),
  ])
  return { ...text, related }
}
