import { sql } from 'drizzle-orm'
import { containing, uuidList } from '../../platform/sql.ts'
import type { SubjectSource } from '../../platform/subjects/subject-source.ts'

const FOUND_AT_MOST = 10

interface Row extends Record<string, unknown> {
  id: string
  title: string
  slug: string
}

const shown = ({ id, title, slug }: Row) => ({ id, title, path: `/updates/${slug}` })

/** An institution's assessment of an update; it has the id of the update, of which each institution has one. */
export const assessmentSubject: SubjectSource = {
  kind: 'assessment',
  link: (_institutionId, id) =>
    sql`'/updates/' || (select r.slug from regulatory_updates r where r.id = ${id})`,

  async find(tx, _reader, ids) {
    const { rows } = await tx.execute<Row>(sql`
      select id, title, slug from regulatory_updates where id = any(${uuidList(ids)})`)
    return rows.map(shown)
  },

  async search(tx, _reader, words) {
    const { rows } = await tx.execute<Row>(sql`
      select id, title, slug from regulatory_updates where lower(title) like ${containing(words)}
      order by dated desc limit ${FOUND_AT_MOST}`)
    return rows.map(shown)
  },

  async followers(tx, institutionId, id) {
    const { rows } = await tx.execute<{ ids: string[] }>(sql`
      select to_json(array_remove(array[owner_id, signed_by], null)) as ids from update_assessments
      where institution_id = ${institutionId} and update_id = ${id}`)
    return rows[0]?.ids ?? []
  },
}
