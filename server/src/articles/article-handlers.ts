import { ARTICLE_PAGE_SIZE, type ArticleDraft, type Topic } from '@plumbline/contract/articles.ts'
import type { Db } from '@plumbline/database/db.ts'
import { recordAudit } from '../audit/audit-log.ts'
import { renderMarkdown } from '../markdown/render-markdown.ts'
import { signedIn } from '../procedures.ts'
import {
  countArticles,
  countByCategory,
  findArticle,
  listArticles,
  listDrafts,
  listRelated,
} from './article-store.ts'
import {
  asDraft,
  asSource,
  deleteArticle,
  findFreeSlug,
  insertArticle,
  isSlugTaken,
  lockArticle,
  nameOfEditor,
  saveArticle,
} from './article-writing.ts'

export const articleHandlers = {
  list: signedIn.articles.list.handler(async ({ input: { search, category, page }, context: { db } }) => {
    const filter = { search, category }
    const [items, totalCount] = await Promise.all([listArticles(db, filter, page), countArticles(db, filter)])
    return { items, page, totalCount, pageCount: Math.ceil(totalCount / ARTICLE_PAGE_SIZE) }
  }),

  counts: signedIn.articles.counts.handler(({ context: { db } }) => countByCategory(db)),

  drafts: signedIn.articles.drafts.handler(({ context: { db } }) => listDrafts(db)),

  find: signedIn.articles.find.handler(async ({ input: { slug }, context: { db, member }, errors }) => {
    const article = await findArticle(db, slug)
    if (!article || (!article.isPublished && member.role === 'user')) throw errors.NOT_FOUND()
    const { html, headings } = renderMarkdown(article.body, article.citations)
    const related = await listRelated(db, article)
    return { ...article, topics: article.topics as Topic[], html, headings, related }
  }),

  source: signedIn.articles.source.handler(async ({ input: { slug }, context: { db }, errors }) => {
    const article = await findArticle(db, slug)
    if (!article) throw errors.NOT_FOUND()
    return { ...article, topics: article.topics as Topic[] }
  }),

  create: signedIn.articles.create.handler(({ input, context: { db, member, clientAddress }, errors }) =>
    db.transaction(async (tx) => {
      if (await isSlugTaken(tx, input.slug)) {
        throw errors.SLUG_TAKEN({ data: { freeSlug: await findFreeSlug(tx, input.slug) } })
      }
      const article = await insertArticle(tx, input, member)
      await recordAudit(tx, {
        action: 'article.create',
        actorId: member.userId,
        subjectId: article.id,
        ip: clientAddress,
        detail: { slug: article.slug, isPublished: article.isPublished },
      })
      return article
    }),
  ),

  update: signedIn.articles.update.handler(
    ({ input: { id, version, ...draft }, context: { db, member, clientAddress }, errors }) =>
      db.transaction(async (tx) => {
        const current = await lockArticle(tx, id)
        if (!current) throw errors.NOT_FOUND()
        if (current.version !== version) {
          throw errors.CHANGED_MEANWHILE({
            data: {
              savedBy: await nameOfEditor(tx, current.savedBy),
              savedAt: current.updatedAt.toISOString(),
              version: current.version,
              theirs: asSource(current),
            },
          })
        }
        if (await isSlugTaken(tx, draft.slug, id)) {
          throw errors.SLUG_TAKEN({ data: { freeSlug: await findFreeSlug(tx, draft.slug) } })
        }
        const article = await saveArticle(tx, current, draft, member.userId)
        await recordAudit(tx, {
          action: 'article.update',
          actorId: member.userId,
          subjectId: id,
          ip: clientAddress,
          detail: { version: article.version, changed: changedFields(asDraft(current), draft) },
        })
        return article
      }),
  ),

  unpublish: signedIn.articles.unpublish.handler(
    ({ input: { id }, context: { db, member, clientAddress }, errors }) =>
      db.transaction(async (tx) => {
        const current = await lockArticle(tx, id)
        if (!current) throw errors.NOT_FOUND()
        const article = await saveArticle(
          tx,
          current,
          { ...asDraft(current), isPublished: false },
          member.userId,
        )
        await recordAudit(tx, {
          action: 'article.unpublish',
          actorId: member.userId,
          subjectId: id,
          ip: clientAddress,
        })
        return article
      }),
  ),

  remove: signedIn.articles.remove.handler(
    ({ input: { id }, context: { db, member, clientAddress }, errors }) =>
      db.transaction(async (tx: Db) => {
        if (!(await deleteArticle(tx, id))) throw errors.NOT_FOUND()
        await recordAudit(tx, {
          action: 'article.delete',
          actorId: member.userId,
          subjectId: id,
          ip: clientAddress,
        })
      }),
  ),
}

function changedFields(before: ArticleDraft, after: ArticleDraft): string[] {
  const fields = Object.keys(after) as (keyof ArticleDraft)[]
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
}
