import { listedCategories } from '@plumbline/contract/publishing/article-labels.ts'
import { ArticleFields } from '@plumbline/contract/publishing/articles.ts'
import { requireShippedTopics } from '../../compliance/topics/known-topic-store.ts'
import { administrators, members } from '../../platform/procedures.ts'
import { withRenderedText } from '../renderings/shown-rendering-store.ts'
import { articleEditing } from './article-editing.ts'
import {
  countByCategory,
  findArticle,
  listArticles,
  listDrafts,
  listRelatedArticles,
} from './article-store.ts'

export const articleHandlers = {
  list: members.articles.list.handler(
    ({ input: { search, category, page }, context: { db, queryCache, member } }) =>
      listArticles(db, queryCache, { search, category, isSample: member.isSampleInstitution }, page),
  ),

  counts: members.articles.counts.handler(async ({ context: { db, queryCache, member } }) => {
    const counts = await queryCache.load('articles by category', () => countByCategory(db))
    return Object.fromEntries(
      listedCategories(member.isSampleInstitution).map((category) => [category, counts.get(category) ?? 0]),
    )
  }),

  drafts: administrators.articles.drafts.handler(({ context: { db } }) => listDrafts(db)),

  find: members.articles.find.handler(
    async ({ input: { slug }, context: { db, queryCache, member }, errors }) => {
      const article = await findArticle(db, slug)
      if (!article || (!article.isPublished && member.role !== 'admin')) throw errors.NOT_FOUND()
      const [text, related] = await Promise.all([
        withRenderedText(db, article, article.citations),
        listRelatedArticles(db, queryCache, article),
      ])
      return { ...text, related }
    },
  ),

  edit: administrators.articles.edit.handler(async ({ input: { slug }, context: { db }, errors }) => {
    const article = await articleEditing.findBySlug(db, slug)
    if (!article) throw errors.NOT_FOUND()
    return article
  }),

  create: administrators.articles.create.handler(async ({ input, context, errors }) => {
    await requireShippedTopics(context.db, input.topics)
    return articleEditing.create(context, input, errors)
  }),

  update: administrators.articles.update.handler(
    async ({ input: { id, version, ...fields }, context, errors }) => {
      await requireShippedTopics(context.db, fields.topics)
      return articleEditing.update(context, { id, version, fields }, errors)
    },
  ),

  unpublish: administrators.articles.unpublish.handler(({ input: { id }, context, errors }) =>
    articleEditing.change(
      context,
      { id, action: 'article.unpublish', change: (fields) => ({ ...fields, isPublished: false }) },
      errors,
    ),
  ),

  delete: administrators.articles.delete.handler(({ input: { id }, context, errors }) =>
    articleEditing.delete(context, id, errors),
  ),

  revisions: administrators.articles.revisions.handler(({ input: { id }, context: { db } }) =>
    articleEditing.revisions(db, id),
  ),

  revision: administrators.articles.revision.handler(async ({ input, context: { db }, errors }) =>
    ArticleFields.parse(await articleEditing.revision(db, input, errors)),
  ),
}
