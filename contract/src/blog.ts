import { z } from 'zod'
import { everyone } from './access.ts'
import { PageNumber, pageOf, SearchText } from './paging.ts'

export const BLOG_PAGE_SIZE = 6

/** A post as it stands in a list: everything but its text. */
export const BlogPostSummary = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: z.string().nullable(),
  tags: z.array(z.string()),
  featuredImageUrl: z.string().nullable(),
  isFeatured: z.boolean(),
  publishedAt: z.string().nullable(),
  readTime: z.number().int(),
  authorName: z.string(),
})
export type BlogPostSummary = z.infer<typeof BlogPostSummary>

export const BlogListInput = z.object({
  search: SearchText.default(''),
  category: z.string().max(100).optional(),
  page: PageNumber.default(1),
})

export const blog = {
  list: everyone
    .route({ method: 'GET', path: '/blog', summary: 'Published posts, newest first, six a page' })
    .input(BlogListInput)
    .output(pageOf(BlogPostSummary)),

  categories: everyone
    .route({ method: 'GET', path: '/blog/categories', summary: 'The categories of the published posts' })
    .output(z.array(z.string())),

  addresses: everyone
    .route({
      method: 'GET',
      path: '/blog/addresses',
      summary: 'Where each published post stands, and when it last changed',
    })
    .output(z.array(z.object({ slug: z.string(), updatedAt: z.string() }))),
}
