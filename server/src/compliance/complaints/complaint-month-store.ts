import type { ComplaintMonth } from '@plumbline/contract/compliance/complaints.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { dayOf } from '../../platform/days/day-of.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'
import { visibleTo } from './complaint-store.ts'

/** The last twelve months with a complaint in them, newest first. */
export async function countByMonth(tx: Db, reader: Reader): Promise<ComplaintMonth[]> {
  const { rows } = await tx.execute<ComplaintMonth & Record<string, unknown>>(sql`
    with seen as materialized (
      select to_char(c.received_on, 'YYYY-MM') as month, c.cause, c.rule_cited as rule, c.answered_on is not null as is_answered,
        coalesce(c.answered_on, ${dayOf(sql`now()`, sql`c.institution_id`)}) > c.answer_by as is_late
      from complaints c where ${visibleTo(reader)}
    ), months as (
      select month, count(*)::integer as received, count(*) filter (where is_answered)::integer as answered,
        count(*) filter (where is_late)::integer as late
      from seen group by 1 order by 1 desc limit 12
    ), causes as (
      select month, json_agg(json_build_object('cause', cause, 'count', count) order by cause) as list
      from (select month, cause, count(*)::integer as count from seen group by 1, 2) each group by 1
    ), rules as (
      select month, json_agg(json_build_object('rule', rule, 'count', count) order by rule) as list
      from (select month, rule, count(*)::integer as count from seen where rule <> '' group by 1, 2) each group by 1
    )
    select m.month, m.received, m.answered, m.late, k.list as causes, coalesce(r.list, '[]'::json) as rules
    from months m join causes k using (month) left join rules r using (month) order by m.month desc`)
  return rows
}
