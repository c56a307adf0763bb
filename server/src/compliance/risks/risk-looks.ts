import { type SQL, sql } from 'drizzle-orm'
import { dayOf } from '../../platform/days/day-of.ts'
import { isOwnRecord } from '../../regulations/regulatory-updates/regulatory-update-store.ts'
import { comesOfExam } from '../../work/records/exam-origin.ts'

/** A day of a risk `r` where its institution is. */
export const day = (moment: string) => dayOf(sql.raw(moment), sql`r.institution_id`)

/** What happened to the subject since it was last looked at. Of examinations nothing is counted. */
export const findingsSince = sql`select f.number from findings f
  where f.institution_id = r.institution_id and f.topic = r.topic and f.created_at > r.reviewed_at
    and not ${comesOfExam(sql`f`)}`
export const complaintsSince = sql`select c.number from complaints c
  where c.institution_id = r.institution_id and c.topic = r.topic and c.created_at > r.reviewed_at`
export const linkedTests = sql`select case when l.from_kind = 'monitoring_test' then l.from_id else l.to_id end
  from work_links l where l.institution_id = r.institution_id
    and ((l.from_kind = 'risk' and l.from_id = r.id and l.to_kind = 'monitoring_test')
      or (l.to_kind = 'risk' and l.to_id = r.id and l.from_kind = 'monitoring_test'))`
export const failedRunsSince = sql`select m.title from monitoring_runs n
  join monitoring_tests m on m.institution_id = n.institution_id and m.id = n.test_id
  where n.institution_id = r.institution_id and n.result = 'failed' and n.recorded_at > r.reviewed_at
    and n.test_id in (${linkedTests})`

/**
 * Updates that name a paragraph which the risk cites, or one above or below it. What was published more than 30 days
 * before the last look is not news, although a library that fills later learns of it then.
 */
export const lawSince = sql`select u.title from regulatory_updates u
  join citation_links k on k.institution_id = r.institution_id and k.subject_kind = 'risk' and k.subject_id = r.id
  cross join lateral unnest(case when cardinality(u.affected) > 0 then u.affected else array[u.citation] end) a (text)
  where u.changed_at > r.reviewed_at and ${isOwnRecord('u')} and u.dated > ${day('r.reviewed_at')} - 30
    and (a.text = k.citation or starts_with(a.text, k.citation || '(') or starts_with(k.citation, a.text || '('))`

/** By the newest one of the topic, which an index has. */
const newest = (query: SQL) => sql`(${query} order by created_at desc limit 1)`
/** Of one risk, or of those of a page. */
export const NEEDS_LOOK = sql`(${newest(findingsSince)} is not null or ${newest(complaintsSince)} is not null
  or exists (${failedRunsSince}) or exists (${lawSince}))`

/** A citation and what is above or below it agree up to the first parenthesis, which a join can go by. */
const sectionOf = (citation: SQL) => sql`split_part(${citation}, '(', 1)`

/**
 * The ids of all risks of an institution to look at again, as `NEEDS_LOOK` says it of each: asked of ten thousand, that
 * reads as many times what all of them share.
 */
export const risksToLookAt = (institutionId: string): SQL => sql`
  select r.id from risks r join (
    select n.topic, max(n.created_at) as newest_at from (
      select f.topic, f.created_at from findings f
      where f.institution_id = ${institutionId} and f.topic is not null and not ${comesOfExam(sql`f`)}
      union all
      select c.topic, c.created_at from complaints c where c.institution_id = ${institutionId} and c.topic is not null
    ) n group by n.topic) t on t.topic = r.topic
  where r.institution_id = ${institutionId} and t.newest_at > r.reviewed_at
  union all
  select r.id from monitoring_runs n
  join monitoring_tests m on m.institution_id = n.institution_id and m.id = n.test_id
  join (select case when l.from_kind = 'risk' then l.from_id else l.to_id end as risk_id,
      case when l.from_kind = 'risk' then l.to_id else l.from_id end as test_id
    from work_links l where l.institution_id = ${institutionId}
      and ((l.from_kind = 'risk' and l.to_kind = 'monitoring_test') or (l.to_kind = 'risk' and l.from_kind = 'monitoring_test'))
  ) l on l.test_id = m.id
  join risks r on r.institution_id = n.institution_id and r.id = l.risk_id
  where n.institution_id = ${institutionId} and n.result = 'failed' and n.recorded_at > r.reviewed_at
  union all
  select r.id from (
    select u.changed_at, u.dated, a.text from regulatory_updates u
    cross join lateral unnest(case when cardinality(u.affected) > 0 then u.affected else array[u.citation] end) a (text)
    where ${isOwnRecord('u')}
      and u.changed_at > (select min(o.reviewed_at) from risks o where o.institution_id = ${institutionId})) u
  join citation_links k on k.institution_id = ${institutionId} and k.subject_kind = 'risk'
    and ${sectionOf(sql`k.citation`)} = ${sectionOf(sql`u.text`)}
    and (u.text = k.citation or starts_with(u.text, k.citation || '(') or starts_with(k.citation, u.text || '('))
  join risks r on r.institution_id = k.institution_id and r.id = k.subject_id
  where u.changed_at > r.reviewed_at and u.dated > ${day('r.reviewed_at')} - 30`
