import type { BlogPost } from '@plumbline/contract/blog.ts'
import type { Db } from '@plumbline/database/db.ts'
import { everyone } from '../procedures.ts'
import { isValidPreviewToken, readPreviewToken } from '../writing/preview-token.ts'
import { renderText } from '../writing/rendered-text.ts'
import { blogManagementHandlers } from './blog-management-handlers.ts'
import {
  findNeighbours,
  findPostForPreview,
  findPublishedPost,
  listNewestPosts,
  listPublishedAddresses,
  listPublishedCategories,
  listPublishedPosts,
  listRelatedPosts,
  type PostWithText,
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
    return Promise.all(posts.map((post) => rendered(db, post)))
  }),

  post: everyone.blog.post.handler(async ({ input: { slug }, context: { db, keptAnswers }, errors }) => {
    const post = await keptAnswers.load(`post ${slug}`, () => readPost(db, slug))
    if (!post) throw errors.NOT_FOUND()
    return post
  }),

  preview: everyone.blog.preview.handler(async ({ input: { token }, context: { db }, errors }) => {
    const id = readPreviewToken(token)
    const found = id && (await findPostForPreview(db, id))
    if (!found || !isValidPreviewToken(token, found.previewKey)) throw errors.NOT_FOUND()
    return rendered(db, found.post)
  }),
}

async function readPost(db: Db, slug: string) {
  const post = await findPublishedPost(db, slug)
  if (!post) return undefined
  const [neighbours, related, text] = await Promise.all([
    findNeighbours(db, post),
    listRelatedPosts(db, post),
    rendered(db, post),
  ])
  return { ...text, ...neighbours, related }
}

async function rendered(db: Db, { content, ...post }: PostWithText): Promise<BlogPost> {
  const { html, headings } = await renderText(db, content)
  return { ...post, html, headings }
}
