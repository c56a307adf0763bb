import type { InstitutionArticle } from '@plumbline/contract/publishing/institution-articles.ts'
import type { Db } from '@plumbline/database/db.ts'
import { managers, members } from '../../platform/procedures.ts'
import { isManager, type Reader } from '../../platform/subjects/subject-source.ts'
import { storeWorkRendering } from '../renderings/rendering-store.ts'
import { renderForSaving, renderText } from '../renderings/text-rendering-store.ts'
import {
  deleteInstitutionArticle,
  findInstitutionArticle,
  insertInstitutionArticle,
  listInstitutionArticles,
  lockInstitutionArticle,
  updateInstitutionArticle,
} from './institution-article-store.ts'

export const institutionArticleHandlers = {
  list: members.institutionArticles.list.handler(({ input, context: { inInstitution, member } }) =>
    inInstitution((tx) => listInstitutionArticles(tx, member, input)),
  ),

  find: members.institutionArticles.find.handler(async ({ input: { id }, context, errors }) => {
    const row = await context.inInstitution((tx) => findInstitutionArticle(tx, context.member, id))
    if (!row) throw errors.NOT_FOUND()
    return asRead(context.db, context.member, row)
  }),

  create: managers.institutionArticles.create.handler(async ({ input: fields, context, errors }) => {
    const { db, institutionId, member } = context
    const rendering = await renderForSaving(db, fields.body, [], errors, { memberId: member.userId })
    const row = await context.inInstitution(async (tx) => {
      const id = await insertInstitutionArticle(tx, institutionId, fields, member.fullName)
      if (!id) throw errors.TOO_MANY_ARTICLES()
      await storeWorkRendering(tx, institutionId, id, rendering)
      const { isPublished } = fields
      const act = { action: 'institution_article.create', subjectId: id, detail: { isPublished } } as const
      await context.recordAct(tx, act)
      return findInstitutionArticle(tx, member, id)
    })
    return asRead(db, member, row!)
  }),

  update: managers.institutionArticles.update.handler(
    async ({ input: { id, version, ...fields }, context, errors }) => {
      const { db, institutionId, member } = context
      const rendering = await renderForSaving(db, fields.body, [], errors, { memberId: member.userId })
      const row = await context.inInstitution(async (tx) => {
        if (!(await lockInstitutionArticle(tx, institutionId, id))) throw errors.NOT_FOUND()
        const before = (await findInstitutionArticle(tx, member, id))!
        if (before.version !== version)
          throw errors.EDITED_MEANWHILE({ data: { ...before, html: before.html ?? '', mayEdit: true } })
        await updateInstitutionArticle(tx, institutionId, id, fields, member.fullName)
        await storeWorkRendering(tx, institutionId, id, rendering)
        const { isPublished } = fields
        const act = { action: 'institution_article.update', subjectId: id, detail: { isPublished } } as const
        await context.recordAct(tx, act)
        return findInstitutionArticle(tx, member, id)
      })
      return asRead(db, member, row!)
    },
  ),

  delete: managers.institutionArticles.delete.handler(({ input: { id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      if (!(await deleteInstitutionArticle(tx, context.institutionId, id))) throw errors.NOT_FOUND()
      await context.recordAct(tx, { action: 'institution_article.delete', subjectId: id, detail: {} })
    }),
  ),
}

async function asRead(
  db: Db,
  reader: Reader,
  row: Omit<InstitutionArticle, 'html' | 'mayEdit'> & { html: string | null },
): Promise<InstitutionArticle> {
  return { ...row, html: row.html ?? (await renderText(db, row.body)).html, mayEdit: isManager(reader) }
}
