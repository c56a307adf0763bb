import { BLOG_PAGE_SIZE } from '@plumbline/contract/blog.ts'
import { everyone } from '../procedures.ts'
import {
  countPublishedPosts,
  listPublishedAddresses,
  listPublishedCategories,
  listPublishedPosts,
} from './blog-store.ts'

export const blogHandlers = {
  list: everyone.blog.list.handler(async ({ input: { search, category, page }, context: { db } }) => {
    const filter = { search, category }
    const [items, totalCount] = await Promise.all([
      listPublishedPosts(db, filter, page),
      countPublishedPosts(db, filter),
    ])
    return { items, page, totalCount, pageCount: Math.ceil(totalCount / BLOG_PAGE_SIZE) }
  }),

  categories: everyone.blog.categories.handler(({ context: { db } }) => listPublishedCategories(db)),

  addresses: everyone.blog.addresses.handler(({ context: { db } }) => listPublishedAddresses(db)),
}
