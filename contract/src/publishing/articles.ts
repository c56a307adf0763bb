import { z } from 'zod'
import { Topic } from '../compliance/topics.ts'
import { administrators, members } from '../platform/access.ts'
import { StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { newestPageOf, PageNumber, SearchText } from '../platform/paging.ts'
import { ARTICLE_CATEGORIES } from './article-categories.ts'
import {
  editedMeanwhile,
  Revision,
  Saving,
  SLUG_UNAVAILABLE,
  TEXT_BODY_KIB,
  TOO_INVOLVED,
} from './writing.ts'

export const ARTICLE_PAGE_SIZE = 24

export const ArticleCategory = z.enum(ARTICLE_CATEGORIES)
export type ArticleCategory = z.infer<typeof ArticleCategory>

export const Citation = z.object({
  cite: z.string().trim().min(3).max(80),
  note: z.string().trim().min(3).max(200),
})
export type Citation = z.infer<typeof Citation>

/** An article as a card. */
export const ArticleSummary = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: ArticleCategory,
  tags: z.array(z.string()),
  isFeatured: z.boolean(),
  isPublished: z.boolean(),
  publishedAt: StoredMoment.nullable(),
  readTime: z.number().int(),
  authorName: z.string(),
})
export type ArticleSummary = z.infer<typeof ArticleSummary>

export const Article = ArticleSummary.extend({
  html: z.string(),
  headings: z.array(z.object({ id: z.string(), text: z.string() })),
  topics: z.array(Topic),
  citations: z.array(Citation),
  asOf: z.string().nullable(),
  related: z.array(ArticleSummary),
})
export type Article = z.infer<typeof Article>

/** Paths beside the articles that have another meaning, on screen or in the API. */
const RESERVED_SLUGS: readonly string[] = ['new', 'counts', 'drafts', 'own']

export const ArticleSlug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .refine((slug) => !RESERVED_SLUGS.includes(slug))

export const ARTICLE_LIMITS = {
  title: 160,
  excerpt: 300,
  body: 200_000,
  tags: 12,
  topics: 12,
  citations: 30,
} as const

/** The fields that an editor writes. */
export const ArticleFields = z.object({
  title: z.string().trim().min(1).max(ARTICLE_LIMITS.title),
  slug: ArticleSlug,
  excerpt: z.string().trim().min(1).max(ARTICLE_LIMITS.excerpt),
  body: z.string().min(1).max(ARTICLE_LIMITS.body),
  category: ArticleCategory,
  tags: z.array(z.string().trim().min(1).max(40)).max(ARTICLE_LIMITS.tags),
  topics: z.array(Topic).max(ARTICLE_LIMITS.topics),
  citations: z.array(Citation).max(ARTICLE_LIMITS.citations),
  isFeatured: z.boolean(),
  isPublished: z.boolean(),
})
export type ArticleFields = z.infer<typeof ArticleFields>

/** An article as administrators, who alone write the shared library, see it. */
export const EditedArticle = ArticleFields.extend({ ...Saving.shape, id: Id })
export type EditedArticle = z.infer<typeof EditedArticle>

const NOT_FOUND = { status: 404, message: 'There is no such article.' }
const ById = z.object({ id: Id })

export const articles = {
  list: members
    .route({ method: 'GET', path: '/articles', summary: 'Published articles, newest first, 24 a page' })
    .input(
      z.object({
        search: SearchText.default(''),
        category: ArticleCategory.optional(),
        page: PageNumber.default(1),
      }),
    )
    .output(newestPageOf(ArticleSummary)),

  counts: members
    .route({
      method: 'GET',
      path: '/articles/counts',
      summary: 'How many published articles each category has that your institution lists',
    })
    .output(z.partialRecord(ArticleCategory, z.number().int())),

  drafts: administrators
    .route({
      method: 'GET',
      path: '/articles/drafts',
      summary: 'Articles that are not published, last edited first',
    })
    .output(z.array(ArticleSummary)),

  find: members
    .route({
      method: 'GET',
      path: '/articles/{slug}',
      summary: 'One article in full; drafts for administrators only',
    })
    .input(z.object({ slug: z.string().max(200) }))
    .errors({ NOT_FOUND })
    .output(Article),

  edit: administrators
    .route({ method: 'GET', path: '/articles/{slug}/source', summary: 'What an editor edits' })
    .input(z.object({ slug: z.string().max(200) }))
    .errors({ NOT_FOUND })
    .output(EditedArticle),

  create: administrators
    .meta({ bodyMaxKib: TEXT_BODY_KIB })
    .route({ method: 'POST', path: '/articles', summary: 'Write a new article', successStatus: 201 })
    .input(ArticleFields)
    .errors({ SLUG_UNAVAILABLE, TOO_INVOLVED })
    .output(EditedArticle),

  update: administrators
    .meta({ bodyMaxKib: TEXT_BODY_KIB })
    .route({
      method: 'PUT',
      path: '/articles/{id}',
      summary: 'Save an article; refused if someone saved it meanwhile',
    })
    .input(ArticleFields.extend({ id: Id, version: z.int32() }))
    .errors({
      NOT_FOUND,
      SLUG_UNAVAILABLE,
      TOO_INVOLVED,
      EDITED_MEANWHILE: editedMeanwhile('article', () => EditedArticle),
    })
    .output(EditedArticle),

  unpublish: administrators
    .route({ method: 'POST', path: '/articles/{id}/unpublish', summary: 'Take an article back to a draft' })
    .input(ById)
    .errors({ NOT_FOUND })
    .output(EditedArticle),

  delete: administrators
    .route({
      method: 'DELETE',
      path: '/articles/{id}',
      summary: 'Delete an article for good',
      successStatus: 204,
    })
    .input(ById)
    .errors({ NOT_FOUND }),

  revisions: administrators
    .route({
      method: 'GET',
      path: '/articles/{id}/versions',
      summary: 'What was saved of an article, latest first',
    })
    .input(ById)
    .output(z.array(Revision)),

  revision: administrators
    .route({
      method: 'GET',
      path: '/articles/{id}/versions/{version}',
      summary: 'One version of an article, whole',
    })
    .input(ById.extend({ version: z.int32() }))
    .errors({ NOT_FOUND })
    .output(ArticleFields),
}
