import { z } from 'zod'
import { managers, signedIn } from './access.ts'
import { Id } from './ids.ts'
import { newestPageOf, PageNumber, SearchText } from './paging.ts'
import { Revision, TOO_INVOLVED } from './writing.ts'

export const ARTICLE_PAGE_SIZE = 24

export const ARTICLE_CATEGORIES = ['qualified-mortgage', 'trid', 'hmda', 'fair-lending', 'bsa-aml'] as const
export const ArticleCategory = z.enum(ARTICLE_CATEGORIES)
export type ArticleCategory = z.infer<typeof ArticleCategory>

/** The eight concerns of the questionnaire, which checklists are picked by. */
export const TOPICS = [
  'qm',
  'trid',
  'hmda',
  'fair_lending',
  'bsa_aml',
  'cra',
  'flood_insurance',
  'appraisal_management',
] as const
export const Topic = z.enum(TOPICS)
export type Topic = z.infer<typeof Topic>

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
  publishedAt: z.string().nullable(),
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

/** Addresses beside the articles that are something else, on screen or in the API. */
const RESERVED_SLUGS: readonly string[] = ['new', 'counts', 'drafts']

export const ArticleSlug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .refine((slug) => !RESERVED_SLUGS.includes(slug))

export const ARTICLE_LIMITS = { title: 160, excerpt: 300, body: 200_000, tags: 12, citations: 30 } as const

/** What an editor writes. */
export const ArticleDraft = z.object({
  title: z.string().trim().min(1).max(ARTICLE_LIMITS.title),
  slug: ArticleSlug,
  excerpt: z.string().trim().min(1).max(ARTICLE_LIMITS.excerpt),
  body: z.string().min(1).max(ARTICLE_LIMITS.body),
  category: ArticleCategory,
  tags: z.array(z.string().trim().min(1).max(40)).max(ARTICLE_LIMITS.tags),
  topics: z.array(Topic).max(TOPICS.length),
  citations: z.array(Citation).max(ARTICLE_LIMITS.citations),
  isFeatured: z.boolean(),
  isPublished: z.boolean(),
})
export type ArticleDraft = z.infer<typeof ArticleDraft>

export const ArticleSource = ArticleDraft.extend({ id: Id, version: z.int32() })
export type ArticleSource = z.infer<typeof ArticleSource>

const NOT_FOUND = { status: 404, message: 'There is no such article.' }
const SLUG_TAKEN = {
  status: 409,
  message: 'Another article has this address.',
  data: z.object({ freeSlug: z.string() }),
}
const CHANGED_MEANWHILE = {
  status: 409,
  message: 'Someone else saved this article meanwhile.',
  data: z.object({
    savedBy: z.string(),
    savedAt: z.string(),
    version: z.int32(),
    theirs: ArticleSource,
  }),
}

const ById = z.object({ id: Id })

export const articles = {
  list: signedIn
    .route({ method: 'GET', path: '/articles', summary: 'Published articles, newest first, 24 a page' })
    .input(
      z.object({
        search: SearchText.default(''),
        category: ArticleCategory.optional(),
        page: PageNumber.default(1),
      }),
    )
    .output(newestPageOf(ArticleSummary)),

  counts: signedIn
    .route({
      method: 'GET',
      path: '/articles/counts',
      summary: 'How many published articles each category has',
    })
    .output(z.record(ArticleCategory, z.number().int())),

  drafts: managers
    .route({
      method: 'GET',
      path: '/articles/drafts',
      summary: 'Articles that are not published, last edited first',
    })
    .output(z.array(ArticleSummary)),

  find: signedIn
    .route({
      method: 'GET',
      path: '/articles/{slug}',
      summary: 'One article in full; drafts for managers only',
    })
    .input(z.object({ slug: z.string().max(200) }))
    .errors({ NOT_FOUND })
    .output(Article),

  source: managers
    .route({ method: 'GET', path: '/articles/{slug}/source', summary: 'What an editor edits' })
    .input(z.object({ slug: z.string().max(200) }))
    .errors({ NOT_FOUND })
    .output(ArticleSource),

  create: managers
    .route({ method: 'POST', path: '/articles', summary: 'Write a new article', successStatus: 201 })
    .input(ArticleDraft)
    .errors({ SLUG_TAKEN, TOO_INVOLVED })
    .output(ArticleSource),

  update: managers
    .route({
      method: 'PUT',
      path: '/articles/{id}',
      summary: 'Save an article; refused if someone saved it meanwhile',
    })
    .input(ArticleDraft.extend({ id: Id, version: z.int32() }))
    .errors({ NOT_FOUND, SLUG_TAKEN, CHANGED_MEANWHILE, TOO_INVOLVED })
    .output(ArticleSource),

  unpublish: managers
    .route({ method: 'POST', path: '/articles/{id}/unpublish', summary: 'Take an article back to a draft' })
    .input(ById)
    .errors({ NOT_FOUND })
    .output(ArticleSource),

  remove: managers
    .route({
      method: 'DELETE',
      path: '/articles/{id}',
      summary: 'Delete an article for good',
      successStatus: 204,
    })
    .input(ById)
    .errors({ NOT_FOUND }),

  revisions: managers
    .route({
      method: 'GET',
      path: '/articles/{id}/versions',
      summary: 'What was saved of an article, latest first',
    })
    .input(ById)
    .output(z.array(Revision)),

  revision: managers
    .route({
      method: 'GET',
      path: '/articles/{id}/versions/{version}',
      summary: 'One version of an article, whole',
    })
    .input(ById.extend({ version: z.int32() }))
    .errors({ NOT_FOUND })
    .output(ArticleDraft),
}
