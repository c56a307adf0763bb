import { ArticleDraft, type Topic } from '@plumbline/contract/articles.ts'
import type { Db } from '@plumbline/database/db.ts'
import { recordAudit } from '../audit/audit-log.ts'
import { renderWritten, requireShowable } from '../markdown/written-text.ts'
import { type RequestContext, signedIn } from '../procedures.ts'
import { findRevision, listRevisions } from '../revisions/revision-store.ts'
import { claimingSlug } from '../writing/claimed-slug.ts'
import { countByCategory, findArticle, listArticles, listDrafts, listRelated } from './article-store.ts'
import { articlesTable } from './article-tables.ts'
import {
  asDraft,
  asSource,
  deleteArticle,
  insertArticle,
  lockArticle,
  nameOfEditor,
  saveArticle,
} from './article-writing.ts'

export const articleHandlers = {
  list: signedIn.articles.list.handler(
    ({ input: { search, category, page }, context: { db, keptAnswers } }) =>
      listArticles(db, keptAnswers, { search, category }, page),
  ),

  counts: signedIn.articles.counts.handler(({ context: { db, keptAnswers } }) =>
    keptAnswers.load('articles by category', () => countByCategory(db)),
  ),

  drafts: signedIn.articles.drafts.handler(({ context: { db } }) => listDrafts(db)),

  find: signedIn.articles.find.handler(async ({ input: { slug }, context: { db, member }, errors }) => {
    const article = await findArticle(db, slug)
    if (!article || (!article.isPublished && member.role === 'user')) throw errors.NOT_FOUND()
    const { html, headings } = await renderWritten(article.body, article.citations)
    const related = await listRelated(db, article)
    return { ...article, topics: article.topics as Topic[], html, headings, related }
  }),

  source: signedIn.articles.source.handler(async ({ input: { slug }, context: { db }, errors }) => {
    const article = await findArticle(db, slug)
    if (!article) throw errors.NOT_FOUND()
    return { ...article, topics: article.topics as Topic[] }
  }),

  create: signedIn.articles.create.handler(async ({ input, context, errors }) => {
    const { member, clientAddress } = context
    await requireShowable(input.body, input.citations, errors)
    return claimingSlug(context.db, slugWish(input.slug, errors), (claim) =>
      changingLibrary(context, async (tx) => {
        await claim(tx)
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
    )
  }),

  update: signedIn.articles.update.handler(async ({ input: { id, version, ...draft }, context, errors }) => {
    const { member, clientAddress } = context
    await requireShowable(draft.body, draft.citations, errors)
    return claimingSlug(context.db, slugWish(draft.slug, errors), (claim) =>
      changingLibrary(context, async (tx) => {
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
        await claim(tx, id)
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
    )
  }),

  unpublish: signedIn.articles.unpublish.handler(({ input: { id }, context, errors }) =>
    changingLibrary(context, async (tx) => {
      const { member, clientAddress } = context
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

  remove: signedIn.articles.remove.handler(({ input: { id }, context, errors }) =>
    changingLibrary(context, async (tx) => {
      const { member, clientAddress } = context
      if (!(await deleteArticle(tx, id))) throw errors.NOT_FOUND()
      await recordAudit(tx, {
        action: 'article.delete',
        actorId: member.userId,
        subjectId: id,
        ip: clientAddress,
      })
    }),
  ),

  revisions: signedIn.articles.revisions.handler(({ input: { id }, context: { db } }) =>
    listRevisions(db, 'article', id),
  ),

  revision: signedIn.articles.revision.handler(
    async ({ input: { id, version }, context: { db }, errors }) => {
      const fields = await findRevision(db, 'article', id, version)
      if (!fields) throw errors.NOT_FOUND()
      return ArticleDraft.parse(fields)
    },
  ),
}

interface SlugErrors {
  SLUG_TAKEN: (options: { data: { freeSlug: string } }) => Error
}

function slugWish(slug: string, { SLUG_TAKEN }: SlugErrors) {
  const refusal = (freeSlug: string) => SLUG_TAKEN({ data: { freeSlug } })
  return { table: articlesTable, unique: 'articles_slug_key', slug, refusal }
}

/** One transaction, after which what is kept of the library's lists is forgotten everywhere. */
async function changingLibrary<Result>(
  { db, pagesChanged }: Pick<RequestContext, 'db' | 'pagesChanged'>,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  const result = await db.transaction(work)
  await pagesChanged()
  return result
}

function changedFields(before: ArticleDraft, after: ArticleDraft): string[] {
  const fields = Object.keys(after) as (keyof ArticleDraft)[]
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
}
