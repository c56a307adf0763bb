import {
  type ListedTopic,
  OWN_TOPIC,
  OWN_TOPICS_AT_MOST,
  type OwnTopic,
} from '@plumbline/contract/compliance/topics.ts'
import type { Db } from '@plumbline/database/db.ts'
import { slugOf } from '@plumbline/rules/slugs/slug.ts'
import { type SQL, sql } from 'drizzle-orm'
import { registeredTables } from '../../work/nouns/noun-register.ts'

const KEY_AT_MOST = 60

type Row = OwnTopic & { changedByName: string }

const OWN = sql`id, key, label, is_archived as "isArchived", version, changed_by_name as "changedByName"`

/** Those of Plumbline in their order, then the institution's own by name. */
export async function listTopics(tx: Db, institutionId: string): Promise<ListedTopic[]> {
  const { rows } = await tx.execute<ListedTopic & Record<string, unknown>>(sql`
    select t.key, t.label, t.parts, t.position, null::jsonb as own,
      exists (select 1 from articles a where a.is_published and a.topics @> array[t.key]) as "hasArticles"
    from topics t
    union all
    select o.key, o.label, '{}', null, jsonb_build_object('id', o.id, 'isArchived', o.is_archived, 'version', o.version), false
    from institution_topics o where o.institution_id = ${institutionId}
    order by position nulls last, label, key`)
  return rows
}

export type TopicLabels = ReadonlyMap<string, string>

/** What each key is called, also of archived ones. */
export async function topicLabels(tx: Db, institutionId: string): Promise<TopicLabels> {
  const { rows } = await tx.execute<{ key: string; label: string }>(sql`
    select key, label from (${everyTopic(institutionId)}) named`)
  return new Map(rows.map(({ key, label }) => [key, label]))
}

const everyTopic = (institutionId: string): SQL => sql`
  select key, label, position, parts, laws, false as is_archived from topics
  union all
  select key, label, null, '{}', '{}', is_archived from institution_topics where institution_id = ${institutionId}`

export interface ActiveTopic {
  key: string
  label: string
  laws: string[]
}

/** What can be chosen and scored: everything but what is archived. */
export async function listActiveTopics(tx: Db, institutionId: string): Promise<ActiveTopic[]> {
  const { rows } = await tx.execute<ActiveTopic & Record<string, unknown>>(sql`
    select key, label, laws from (${everyTopic(institutionId)}) t where not is_archived
    order by position nulls last, label, key`)
  return rows
}

/**
 * Which of these keys are topics that the institution may choose. Its own are locked, so that none is deleted while
 * a record takes it.
 */
export async function findChoosable(
  tx: Db,
  institutionId: string,
  keys: readonly string[],
): Promise<Set<string>> {
  const wanted = sql`any(${`{${keys.join(',')}}`}::text[])`
  const { rows } = await tx.execute<{ key: string }>(sql`
    with own as (
      select key from institution_topics where institution_id = ${institutionId} and key = ${wanted} and not is_archived
      for key share)
    select key from own union all select key from topics where key = ${wanted}`)
  return new Set(rows.map(({ key }) => key))
}

/** Which of these keys name a topic, archived ones included: what lists can be narrowed to. */
export async function findNamed(
  tx: Db,
  institutionId: string,
  keys: readonly string[],
): Promise<Set<string>> {
  const { rows } = await tx.execute<{ key: string }>(sql`
    select key from (${everyTopic(institutionId)}) named where key = any(${`{${keys.join(',')}}`}::text[])`)
  return new Set(rows.map(({ key }) => key))
}

/** Topics of Plumbline that an article of the library has, in their order. */
export async function listLibraryTopics(db: Db) {
  const { rows } = await db.execute<{ key: string; label: string }>(sql`
    select t.key, t.label from topics t
    where exists (select 1 from articles a where a.is_published and a.topics @> array[t.key]) order by t.position`)
  return rows
}

/** Which of these keys come with Plumbline, and so may stand on what all institutions read. */
export async function findShipped(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select key from topics where key = any(${`{${keys.join(',')}}`}::text[])`)
  return new Set(rows.map(({ key }) => key))
}

/** One after the other, so that the limit holds and no name is given twice. */
export async function lockTopics(tx: Db, institutionId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`topics ${institutionId}`}, 0))`)
}

export async function isLabelTaken(tx: Db, institutionId: string, label: string, exceptId: string | null) {
  const { rows } = await tx.execute(sql`
    select 1 from topics where lower(label) = lower(${label})
    union all
    select 1 from institution_topics where institution_id = ${institutionId} and lower(label) = lower(${label})
      and id is distinct from ${exceptId}::uuid
    limit 1`)
  return rows.length > 0
}

/** Without an answer where the institution has as many as it may. */
export async function insertTopic(
  tx: Db,
  institutionId: string,
  label: string,
  byName: string,
): Promise<Row | undefined> {
  const { rows: own } = await tx.execute<{ key: string }>(
    sql`select key from institution_topics where institution_id = ${institutionId}`,
  )
  if (own.length >= OWN_TOPICS_AT_MOST) return undefined
  const key = freeKey(
    label,
    own.map((one) => one.key),
  )
  const { rows } = await tx.execute<Row & Record<string, unknown>>(sql`
    insert into institution_topics (institution_id, key, label, changed_by_name)
    values (${institutionId}, ${key}, ${label}, ${byName}) returning ${OWN}`)
  return rows[0]!
}

/** What the name suggests: `own_indirect_auto`, and numbered where that is taken. */
function freeKey(label: string, taken: readonly string[]): string {
  const wished = `${OWN_TOPIC}${slugOf(label).replaceAll('-', '_') || 'topic'}`
  for (let number = 1; ; number++) {
    const ending = number === 1 ? '' : `_${number}`
    const key = `${wished.slice(0, KEY_AT_MOST - ending.length)}${ending}`
    if (!taken.includes(key)) return key
  }
}

export async function lockTopic(tx: Db, institutionId: string, id: string): Promise<Row | undefined> {
  const { rows } = await tx.execute<Row & Record<string, unknown>>(sql`
    select ${OWN} from institution_topics where institution_id = ${institutionId} and id = ${id} for update`)
  return rows[0]
}

export async function updateTopic(
  tx: Db,
  institutionId: string,
  id: string,
  { label, isArchived }: Pick<OwnTopic, 'label' | 'isArchived'>,
  byName: string,
): Promise<Row> {
  const { rows } = await tx.execute<Row & Record<string, unknown>>(sql`
    update institution_topics set label = ${label}, is_archived = ${isArchived}, version = version + 1,
      changed_by_name = ${byName}, updated_at = now()
    where institution_id = ${institutionId} and id = ${id} returning ${OWN}`)
  return rows[0]!
}

/** How many records have a topic, or would get it: by a template of tasks, or when a bulk change is undone. */
export async function countUses(tx: Db, institutionId: string, key: string): Promise<number> {
  const uses = registeredTables()
    .filter(([, { hasTopic }]) => hasTopic)
    .map(
      ([table]) =>
        sql`select 1 from ${sql.identifier(table)} where institution_id = ${institutionId} and topic = ${key}`,
    )
  const withTopic = sql`${JSON.stringify([{ topic: key }])}::jsonb`
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::integer as count from (${sql.join(uses, sql` union all `)}
      union all select 1 from task_templates where institution_id = ${institutionId}
        and items @> ${withTopic}
      union all select 1 from task_bulk_changes where institution_id = ${institutionId}
        and before @> ${withTopic}) used`)
  return rows[0]!.count
}

export async function deleteTopic(tx: Db, institutionId: string, id: string): Promise<void> {
  await tx.execute(sql`delete from institution_topics where institution_id = ${institutionId} and id = ${id}`)
}
