import type { ExamItem, ExamSuggestion } from '@plumbline/contract/compliance/exam-items.ts'
import type { Db } from '@plumbline/database/db.ts'
import { findCitations } from '@plumbline/rules/citations/find-citations.ts'
import { libraryPart } from '@plumbline/rules/citations/library-parts.ts'
import { type SQL, sql } from 'drizzle-orm'
import { dayOf } from '../../platform/days/day-of.ts'
import { asPattern, containing } from '../../platform/sql.ts'
import { type HmdaReader, isManager, type Reader } from '../../platform/subjects/subject-source.ts'
import { firstSeenUses, searchEvidence } from '../../work/evidence/evidence-store.ts'
import { seenBy } from '../hmda/hmda-file-store.ts'
import { HMDA_TITLE } from './exam-answer-store.ts'
import { suggestByKind } from './kind-suggestion-store.ts'

const WORDS_AT_MOST = 10
const EACH_AT_MOST = 5
/** Words of every request list, which say nothing of its matter. */
const COMMON = new Set(
  'about after also and any been copies copy current date dates documents each evidence following for from have including input inputs list loan loans most over period please policies policy procedures provide recent records related report reports request result results sample since test tests that their them these this those used were which with year your'.split(
    ' ',
  ),
)

export function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []
  return [...new Set(words)].filter((word) => !COMMON.has(word)).slice(0, WORDS_AT_MOST)
}

/** What the institution has already: what is cited first, then what is asked for by its kind, then the same words. */
export async function suggestAnswers(tx: Db, reader: HmdaReader, item: ExamItem): Promise<ExamSuggestion[]> {
  const words = wordsOf(`${item.section} ${item.request}`)
  const { institutionId, userId } = reader
  const isOfManager = isManager(reader)
  const found: ExamSuggestion[] = []
  const add = (rows: readonly Found[], kind: ExamSuggestion['kind']) => {
    for (const { id, title, why } of rows)
      if (!found.some((one) => one.id === id)) found.push({ kind, id, title, why })
  }
  add(await policiesCited(tx, institutionId, item.request), 'policy_version')
  for (const suggestion of await suggestByKind(tx, reader, item.request)) add([suggestion], suggestion.kind)
  if (words.length > 0) {
    const matches = (column: SQL) =>
      sql.join(
        words.map((word) => sql`(${column} like ${`%${asPattern(word)}%`})::integer`),
        sql` + `,
      )
    const best = (select: SQL, from: SQL, column: SQL) => sql`
      select * from (select ${select}, ${matches(column)} as score, ${column} as haystack ${from}) one
      where score > 0 order by score desc limit ${EACH_AT_MOST * 3}`
    const policies = await tx.execute<Scored>(
      best(
        sql`v.id, p.title || ', version ' || v.number as title`,
        sql`from policies p join lateral (select id, number from policy_versions v where v.institution_id = p.institution_id
          and v.policy_id = p.id and v.state = 'approved' order by number desc limit 1) v on true
          where p.institution_id = ${institutionId}`,
        sql`p.search_text`,
      ),
    )
    add(policies.rows.slice(0, EACH_AT_MOST).map(sameWords(words)), 'policy_version')
    const evidence = await tx.execute<Scored>(
      best(
        sql`e.id, e.title`,
        sql`from evidence e where e.institution_id = ${institutionId}
          and not exists (select 1 from evidence n where n.institution_id = e.institution_id and n.replaces_id = e.id)`,
        sql`e.search_text`,
      ),
    )
    add((await seen(tx, reader, evidence.rows)).map(sameWords(words)), 'evidence')
    const tests = await tx.execute<Scored>(
      best(
        sql`r.id, r.name as title`,
        sql`from loan_test_results r where r.institution_id = ${institutionId} and (${isOfManager} or r.created_by = ${userId})`,
        sql`lower(r.name)`,
      ),
    )
    add(tests.rows.slice(0, EACH_AT_MOST).map(sameWords(words)), 'loan_test')
    // Of other exams, those that one is named on.
    const earlier = await tx.execute<Found & Record<string, unknown>>(sql`
      select * from (select distinct on (d.source_id) d.source_id as id, d.title,
          'Delivered to ' || x.agency || ' on ' || ${dayOf(sql`d.delivered_at`, sql`d.institution_id`)} as why, ${matches(sql`lower(d.title || ' ' || i.request)`)} as score
        from exam_deliveries d
        join exam_items i on i.institution_id = d.institution_id and i.id = d.item_id
        join exams x on x.institution_id = d.institution_id and x.id = d.exam_id
        join exam_people n on n.institution_id = x.institution_id and n.exam_id = x.id and n.user_id = ${userId}
        where d.institution_id = ${institutionId} and d.exam_id <> ${item.examId} and d.source_kind = 'evidence'
        order by d.source_id, d.delivered_at desc) one
      where score > 1 order by score desc limit ${EACH_AT_MOST}`)
    add(await seen(tx, reader, earlier.rows), 'evidence')
  }
  return found
}

async function policiesCited(tx: Db, institutionId: string, request: string): Promise<Found[]> {
  const cited = findCitations(request).find(({ citation }) => citation.code !== 'FR')?.citation
  const part = cited && cited.code !== 'FR' ? libraryPart(cited) : undefined
  if (!part) return []
  const { rows } = await tx.execute<Found & Record<string, unknown>>(sql`
    select distinct v.id, p.title || ', version ' || v.number as title, 'Cites ' || c.citation as why
    from citation_links c join policies p on p.institution_id = c.institution_id and p.id = c.subject_id
    join lateral (select id, number from policy_versions v where v.institution_id = p.institution_id
      and v.policy_id = p.id and v.state = 'approved' order by number desc limit 1) v on true
    where c.institution_id = ${institutionId} and c.subject_kind = 'policy' and c.title is not null and library_part(c.title, c.part) = ${part} limit ${EACH_AT_MOST}`)
  return rows
}

const FOUND_OF_EACH = 8

/** What the reader may answer an item with, by the words of its title. */
export async function searchAnswers(tx: Db, reader: HmdaReader, query: string): Promise<ExamSuggestion[]> {
  const { institutionId, userId } = reader
  const isOfManager = isManager(reader)
  const like = containing(query)
  const evidence = await searchEvidence(tx, reader, query, FOUND_OF_EACH * 3)
  const { rows } = await tx.execute<ExamSuggestion & Record<string, unknown>>(sql`
    (select 'policy_version' as kind, v.id, p.title || ', version ' || v.number as title,
        case when v.state = 'approved' then 'Approved' else 'Not approved' end as why
      from policies p join policy_versions v on v.institution_id = p.institution_id and v.policy_id = p.id
      where p.institution_id = ${institutionId} and p.search_text like ${like} and (${isOfManager} or v.state = 'approved')
      order by p.title, v.number desc limit ${FOUND_OF_EACH})
    union all (select 'loan_test', r.id, r.name, 'Saved ' || ${dayOf(sql`r.created_at`, sql`r.institution_id`)}
      from loan_test_results r where r.institution_id = ${institutionId} and lower(r.name) like ${like}
        and (${isOfManager} or r.created_by = ${userId})
      order by r.created_at desc limit ${FOUND_OF_EACH})
    union all (select 'loan_batch', b.id, b.name, 'Tested ' || ${dayOf(sql`b.created_at`, sql`b.institution_id`)}
      from loan_test_batches b where b.institution_id = ${institutionId} and lower(b.name) like ${like}
        and b.status = 'done' and (${isOfManager} or b.created_by = ${userId})
      order by b.created_at desc limit ${FOUND_OF_EACH})
    union all (select 'task', t.id, t.title, upper(left(t.status, 1)) || replace(substr(t.status, 2), '_', ' ')
      from tasks t where t.institution_id = ${institutionId} and lower(t.title) like ${like}
        and (${isOfManager} or t.owner_id = ${userId} or t.watcher_ids @> array[${userId}::uuid])
      order by t.created_at desc limit ${FOUND_OF_EACH})
    union all (select 'hmda_file', h.id, ${HMDA_TITLE}, 'Stored ' || ${dayOf(sql`h.stored_at`, sql`h.institution_id`)}
      from hmda_files h where ${seenBy(reader)} and lower(${HMDA_TITLE}) like ${like}
      order by h.stored_at desc limit ${FOUND_OF_EACH})`)
  const shown = (await seen(tx, reader, evidence)).map(
    ({ id, title, validOn }): ExamSuggestion => ({ kind: 'evidence', id, title, why: `Valid on ${validOn}` }),
  )
  return [...shown, ...rows]
}

interface Found {
  id: string
  title: string
  why: string
}

interface Scored extends Record<string, unknown> {
  id: string
  title: string
  haystack: string
}

const sameWords =
  (words: readonly string[]) =>
  ({ id, title, haystack, why }: Scored & { why?: string }): Found => ({
    id,
    title,
    why: why ?? `Same words: ${words.filter((word) => haystack.includes(word)).join(', ')}`,
  })

/** Evidence is suggested to people who can see something that it is used for. */
async function seen<Row extends { id: string }>(
  tx: Db,
  reader: Reader,
  rows: readonly Row[],
): Promise<Row[]> {
  const visible = await firstSeenUses(
    tx,
    reader,
    rows.map(({ id }) => id),
  )
  return rows.filter(({ id }) => visible.has(id)).slice(0, EACH_AT_MOST)
}
