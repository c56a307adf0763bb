import { createHash } from 'node:crypto'
import type {
  ChangeClass,
  ChangeDecision,
  RedlineChange,
} from '@plumbline/contract/regulations/regulations.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'

interface Words {
  key: string
  text: string
}

/** Names two texts of a paragraph: a decision about them holds between whatever days they are compared. */
export function pairOf(
  part: string,
  { before, after }: { before?: Words | undefined; after?: Words | undefined },
) {
  const side = (words: Words | undefined) => (words ? [words.key, words.text] : null)
  return createHash('sha256')
    .update(JSON.stringify([part, side(before), side(after)]))
    .digest('hex')
}

/** What people decided about the changes of a part: by pair of texts, the latest decision first. */
export async function listChangeDecisions(db: Db, part: string): Promise<Map<string, ChangeDecision[]>> {
  const { rows } = await db.execute<{
    pair: string
    class: ChangeClass | null
    computed: RedlineChange['kind']
    reason: string
    name: string | null
    at: Date | string
  }>(sql`
    select c.pair, c.class, c.computed, c.reason, c.decided_at as at,
      (select full_name from user_profiles where user_id = c.decided_by) as name
    from regulation_change_classes c where c.part = ${part} order by c.decided_at desc, c.id desc`)
  const decisions = new Map<string, ChangeDecision[]>()
  for (const { pair, name, at, ...row } of rows) {
    const decision = { ...row, byName: name, at: new Date(at).toISOString() }
    decisions.set(pair, [...(decisions.get(pair) ?? []), decision])
  }
  return decisions
}

export interface NewDecision {
  part: string
  key: string
  pair: string
  computed: RedlineChange['kind']
  class: ChangeClass | null
  reason: string
  decidedBy: string
  /** The day of the later text: which arrival brought its words. */
  on: string
}

export async function insertChangeDecision(tx: Db, decision: NewDecision): Promise<string> {
  const { part, key, pair, computed, reason, decidedBy, on } = decision
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into regulation_change_classes (part, key, pair, day, computed, class, reason, decided_by)
    values (${part}, ${key}, ${pair},
      (select first_day from regulation_paragraphs
        where part = ${part} and key = ${key} and counts_from <= ${on} and counts_until > ${on} limit 1),
      ${computed}, ${decision.class}, ${reason}, ${decidedBy})
    returning id`)
  return rows[0]!.id
}

/** Keys of each arrival whose change a person called one of words, though the program did not. */
export async function listRaisedKeys(db: Db): Promise<{ part: string; day: number; keys: string[] }[]> {
  const { rows } = await db.execute<{ part: string; day: number; keys: string[] }>(sql`
    select part, day, array_agg(key order by key) as keys from (
      select distinct on (part, pair) part, day, key, class, computed from regulation_change_classes
      order by part, pair, decided_at desc, id desc) latest
    where class = 'changed' and computed = 'editorial' and day > 0
    group by part, day`)
  return rows
}
