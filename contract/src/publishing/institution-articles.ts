import { z } from 'zod'
import { requiredLine } from '../compliance/work-text.ts'
import { managers, members } from '../platform/access.ts'
import { Id } from '../platform/ids.ts'
import { SearchText } from '../platform/paging.ts'
import { ARTICLE_LIMITS, ArticleCategory } from './articles.ts'
import { editedMeanwhile, Saving, TEXT_BODY_KIB, TOO_INVOLVED } from './writing.ts'

export const INSTITUTION_ARTICLES_AT_MOST = 100

export const InstitutionArticleFields = z.object({
  title: requiredLine('Title', ARTICLE_LIMITS.title),
  summary: requiredLine('Summary', ARTICLE_LIMITS.excerpt),
  category: ArticleCategory,
  body: requiredLine('Text', ARTICLE_LIMITS.body),
  isPublished: z.boolean(),
})
export type InstitutionArticleFields = z.infer<typeof InstitutionArticleFields>

export const InstitutionArticleSummary = Saving.extend({
  id: Id,
  title: z.string(),
  summary: z.string(),
  category: ArticleCategory,
  isPublished: z.boolean(),
  authorName: z.string(),
})
export type InstitutionArticleSummary = z.infer<typeof InstitutionArticleSummary>

export const InstitutionArticle = InstitutionArticleSummary.extend({
  body: z.string(),
  html: z.string(),
  mayEdit: z.boolean(),
})
export type InstitutionArticle = z.infer<typeof InstitutionArticle>

const NOT_FOUND = { status: 404, message: 'There is no such article.' } as const
const EDITED_MEANWHILE = editedMeanwhile('article', () => InstitutionArticle)

/** What managers write for their own institution. The shared library is `articles`. */
export const institutionArticles = {
  list: members
    .route({
      method: 'GET',
      path: '/institution-articles',
      summary: "The institution's own articles, last changed first; drafts for managers only",
    })
    .input(z.object({ search: SearchText.default(''), category: ArticleCategory.optional() }))
    .output(z.array(InstitutionArticleSummary)),

  find: members
    .errors({ NOT_FOUND })
    .route({
      method: 'GET',
      path: '/institution-articles/{id}',
      summary: "One of the institution's own articles, whole; drafts for managers only",
    })
    .input(z.object({ id: Id }))
    .output(InstitutionArticle),

  create: managers
    .meta({ bodyMaxKib: TEXT_BODY_KIB })
    .errors({
      TOO_INVOLVED,
      TOO_MANY_ARTICLES: {
        status: 409,
        message: `Your institution has ${INSTITUTION_ARTICLES_AT_MOST} articles of its own, which is the most. Delete one first.`,
      },
    })
    .route({
      method: 'POST',
      path: '/institution-articles',
      summary: 'Write an article for the own institution',
      successStatus: 201,
    })
    .input(InstitutionArticleFields)
    .output(InstitutionArticle),

  update: managers
    .meta({ bodyMaxKib: TEXT_BODY_KIB })
    .errors({ NOT_FOUND, EDITED_MEANWHILE, TOO_INVOLVED })
    .route({
      method: 'PUT',
      path: '/institution-articles/{id}',
      summary: "Save one of the institution's own articles; refused if someone saved it meanwhile",
    })
    .input(InstitutionArticleFields.extend({ id: Id, version: z.int32() }))
    .output(InstitutionArticle),

  delete: managers
    .errors({ NOT_FOUND })
    .route({
      method: 'DELETE',
      path: '/institution-articles/{id}',
      summary: "Delete one of the institution's own articles for good",
      successStatus: 204,
    })
    .input(z.object({ id: Id })),
}
