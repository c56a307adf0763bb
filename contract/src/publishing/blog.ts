import { z } from 'zod'
import { administrators, everyone } from '../platform/access.ts'
import { StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { newestPageOf, PageNumber, SearchText } from '../platform/paging.ts'
import {
  AlternativeText,
  Content,
  Excerpt,
  editedMeanwhile,
  ImageAddress,
  PreviewLink,
  PublicationDate,
  PublicationStatus,
  Revision,
  Saving,
  SLUG_UNAVAILABLE,
  Slug,
  Tags,
  TEXT_BODY_KIB,
  Title,
  TOO_INVOLVED,
} from './writing.ts'

export const BLOG_PAGE_SIZE = 6

/** A post in a list: everything but its text. */
export const BlogPostSummary = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: z.string().nullable(),
  tags: z.array(z.string()),
  featuredImageUrl: z.string().nullable(),
  featuredImageAlt: z.string(),
  isFeatured: z.boolean(),
  publishedAt: StoredMoment.nullable(),
  readTime: z.number().int(),
  authorName: z.string(),
})
export type BlogPostSummary = z.infer<typeof BlogPostSummary>

const PostLink = BlogPostSummary.pick({ slug: true, title: true })

/** A post with its text, as readers see it. */
export const BlogPost = BlogPostSummary.extend({
  html: z.string(),
  headings: z.array(z.object({ id: z.string(), text: z.string() })),
  updatedAt: StoredMoment,
})
export type BlogPost = z.infer<typeof BlogPost>

export const BlogPostPage = BlogPost.extend({
  previous: PostLink.nullable(),
  next: PostLink.nullable(),
  related: z.array(BlogPostSummary),
})
export type BlogPostPage = z.infer<typeof BlogPostPage>

export const BlogListInput = z.object({
  search: SearchText.default(''),
  category: z.string().max(100).optional(),
  page: PageNumber.default(1),
})

/** The fields that a writer may set. */
export const BlogPostFields = z.object({
  title: Title,
  slug: Slug,
  excerpt: Excerpt,
  content: Content,
  category: z.string().trim().min(1).max(60).nullable(),
  tags: Tags,
  featuredImageUrl: ImageAddress.nullable(),
  featuredImageAlt: AlternativeText.default(''),
  isFeatured: z.boolean(),
  isPublished: z.boolean(),
  /** Absent: a published post keeps its date; a new one gets the current time. */
  publishedAt: PublicationDate.nullable(),
})
export type BlogPostFields = z.infer<typeof BlogPostFields>

/** A post as its writers see it. */
export const EditedBlogPost = z.object({
  ...BlogPostFields.shape,
  ...Saving.shape,
  id: Id,
  firstPublishedAt: StoredMoment.nullable(),
})
export type EditedBlogPost = z.infer<typeof EditedBlogPost>

export const ManagedBlogPost = BlogPostSummary.extend({ status: PublicationStatus })
export type ManagedBlogPost = z.infer<typeof ManagedBlogPost>

const NOT_FOUND = { status: 404, message: 'This post does not exist.' } as const

/** The public operations of the blog. */
const reading = {
  list: everyone
    .route({ method: 'GET', path: '/blog', summary: 'Published posts, newest first, six a page' })
    .input(BlogListInput)
    .output(newestPageOf(BlogPostSummary)),

  categories: everyone
    .route({ method: 'GET', path: '/blog/categories', summary: 'The categories of the published posts' })
    .output(z.array(z.string())),

  addresses: everyone
    .route({
      method: 'GET',
      path: '/blog/addresses',
      summary: 'Where each published post stands, and when it last changed',
    })
    .output(z.array(z.object({ slug: z.string(), updatedAt: StoredMoment }))),

  feed: everyone
    .route({ method: 'GET', path: '/blog/feed', summary: 'The newest posts with their whole text' })
    .output(z.array(BlogPost)),

  post: everyone
    .route({
      method: 'GET',
      path: '/blog-posts/{slug}',
      summary: 'A published post, its neighbours and its kin',
    })
    .input(z.object({ slug: z.string().max(200) }))
    .output(BlogPostPage)
    .errors({ NOT_FOUND }),

  preview: everyone
    .route({
      method: 'GET',
      path: '/blog-previews/{token}',
      summary: 'A post of whatever state, for who holds a preview link that has not expired',
    })
    .input(z.object({ token: z.string().max(300) }))
    .output(BlogPost)
    .errors({ NOT_FOUND: { status: 404, message: 'This preview link is not valid, or has expired.' } }),
}

/** The administrators' operations of the blog. */
const managing = {
  manage: administrators
    .route({ method: 'GET', path: '/blog-management', summary: 'Posts of every state, the latest first' })
    .input(
      z.object({
        ...BlogListInput.shape,
        status: PublicationStatus.optional(),
      }),
    )
    .output(newestPageOf(ManagedBlogPost)),

  edit: administrators
    .route({ method: 'GET', path: '/blog-management/{id}', summary: 'A post with everything its form needs' })
    .input(z.object({ id: Id }))
    .output(EditedBlogPost)
    .errors({ NOT_FOUND }),

  create: administrators
    .meta({ bodyMaxKib: TEXT_BODY_KIB })
    .route({ method: 'POST', path: '/blog', successStatus: 201, summary: 'A new post' })
    .input(BlogPostFields)
    .output(EditedBlogPost)
    .errors({ SLUG_UNAVAILABLE, TOO_INVOLVED }),

  update: administrators
    .meta({ bodyMaxKib: TEXT_BODY_KIB })
    .route({ method: 'PUT', path: '/blog/{id}', summary: 'A new version of a post' })
    .input(z.object({ ...BlogPostFields.shape, id: Id, version: z.int32() }))
    .output(EditedBlogPost)
    .errors({
      NOT_FOUND,
      SLUG_UNAVAILABLE,
      TOO_INVOLVED,
      EDITED_MEANWHILE: editedMeanwhile('post', () => EditedBlogPost),
    }),

  delete: administrators
    .route({ method: 'DELETE', path: '/blog/{id}', summary: 'Removes a post and its versions' })
    .input(z.object({ id: Id }))
    .output(z.object({}))
    .errors({ NOT_FOUND }),

  revisions: administrators
    .route({ method: 'GET', path: '/blog/{id}/versions', summary: 'What was saved of a post, latest first' })
    .input(z.object({ id: Id }))
    .output(z.array(Revision)),

  revision: administrators
    .route({ method: 'GET', path: '/blog/{id}/versions/{version}', summary: 'One version of a post, whole' })
    .input(z.object({ id: Id, version: z.int32() }))
    .output(BlogPostFields)
    .errors({ NOT_FOUND }),

  previewLink: administrators
    .route({
      method: 'POST',
      path: '/blog/{id}/preview-link',
      summary: 'A link with which anyone may read a post before it is out, for seven days',
    })
    .input(z.object({ id: Id }))
    .output(PreviewLink)
    .errors({ NOT_FOUND }),
}

export const blog = { ...reading, ...managing }
