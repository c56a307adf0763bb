import { SAVED_VIEWS_AT_MOST, type SavedView } from '@plumbline/contract/compliance/saved-views.ts'
import { sql } from 'drizzle-orm'
import { members } from '../../platform/procedures.ts'

/** Saved filters are the person's own: small, private, and in nobody's history. */
export const savedViewHandlers = {
  list: members.savedViews.list.handler(
    ({ input: { screen }, context: { inInstitution, institutionId, member } }) =>
      inInstitution(async (tx) => {
        const { rows } = await tx.execute<SavedView & Record<string, unknown>>(sql`
          select id, name, query from saved_views
          where institution_id = ${institutionId} and user_id = ${member.userId} and screen = ${screen}
          order by lower(name), id`)
        return rows
      }),
  ),

  save: members.savedViews.save.handler(({ input: { screen, name, query }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const { rows: kept } = await tx.execute<{ count: number }>(sql`
        select count(*)::integer as count from saved_views
        where institution_id = ${institutionId} and user_id = ${member.userId}`)
      if (kept[0]!.count >= SAVED_VIEWS_AT_MOST) throw errors.TOO_MANY_VIEWS()
      const { rows } = await tx.execute<SavedView & Record<string, unknown>>(sql`
        insert into saved_views (institution_id, user_id, screen, name, query)
        values (${institutionId}, ${member.userId}, ${screen}, ${name}, ${query}) returning id, name, query`)
      return rows[0]!
    }),
  ),

  remove: members.savedViews.remove.handler(({ input: { id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { rows } = await tx.execute(sql`
        delete from saved_views
        where institution_id = ${context.institutionId} and user_id = ${context.member.userId} and id = ${id} returning 1`)
      if (rows.length === 0) throw errors.NOT_FOUND()
    }),
  ),
}
