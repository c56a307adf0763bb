import type { Db } from '@plumbline/database/db.ts'
import { findNeighbours } from '../listing/neighbours.ts'
import type { KeptAnswers } from '../pages/kept-answers.ts'
import { everyone } from '../procedures.ts'
import { findByPreviewToken } from '../writing/preview-link.ts'
import { withRenderedText } from '../writing/rendered-text.ts'
import { blogManagementHandlers } from './blog-management-handlers.ts'
import {
  BLOG_LISTING,
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

  list: everyone.blog.list.handler(({ input: { search, category, page }, context: { db, keptAnswers } }) =>
    listPublishedPosts(db, keptAnswers, { search, category }, page),
  ),

  categories: everyone.blog.categories.handler(({ context: { db, keptAnswers } }) =>
    keptAnswers.load('blog categories', () => listPublishedCategories(db)),
  ),

  addresses: everyone.blog.addresses.handler(({ context: { db } }) => listPublishedAddresses(db)),

  feed: everyone.blog.feed.handler(async ({ context: { db } }) => {
    const posts = await listNewestPosts(db)
    return Promise.all(posts.map((post) => withRenderedText(db, post)))
  }),

  post: everyone.blog.post.handler(async ({ input: { slug }, context: { db, keptAnswers }, errors }) => {
    const post = await keptAnswers.load(`post ${slug}`, () => readPost(db, keptAnswers, slug))
    if (!post) throw errors.NOT_FOUND()
    return post
  }),

  preview: everyone.blog.preview.handler(async ({ input: { token }, context: { db }, errors }) => {
    const post = await findByPreviewToken(db, token, findPostForPreview)
    if (!post) throw errors.NOT_FOUND()
    return withRenderedText(db, post)
  }),
}

async function readPost(db: Db, keptAnswers: KeptAnswers, slug: string) {
  const post = await findPublishedPost(db, slug)
  if (!post) return undefined
  const [neighbours, related, text] = await Promise.all([
    findNeighbours(db, BLOG_LISTING, post),
    listRelatedPosts(db, keptAnswers, post),
    withRenderedText(db, post),
  ])
  return { ...text, ...neighbours, related }
}
