import type { FlagDecision, FlagState } from '@plumbline/contract/compliance/complaints.ts'
import type { Db } from '@plumbline/database/db.ts'
import {
  COMPLAINT_FLAGS,
  type ComplaintFlag,
  suggestFlags,
} from '@plumbline/rules/complaints/complaint-flags.ts'
import { sql } from 'drizzle-orm'
import { utcMoment } from '../../platform/sql.ts'

interface Decided {
  decision: FlagDecision | null
  words: string[]
  byName: string
  at: string | null
}

export interface FlagRow {
  udaap: Decided
  fairLending: Decided
}

const decided = (flag: ComplaintFlag) => sql`json_build_object(
  'decision', c.${sql.raw(flag)}_decision, 'words', to_json(c.${sql.raw(flag)}_words),
  'byName', c.${sql.raw(flag)}_decided_by_name, 'at', ${utcMoment(`c.${flag}_decided_at`)})`

export const FLAG_COLUMNS = sql`${decided('udaap')} as udaap, ${decided('fair_lending')} as "fairLending"`

export const decisionOf = (row: FlagRow, flag: ComplaintFlag): Decided =>
  flag === 'udaap' ? row.udaap : row.fairLending

/** Suggested from what is written now. A decision stands; words that came after it are named. */
export function flagStatesOf(row: FlagRow & { title: string; description: string }): FlagState[] {
  const suggested = suggestFlags(`${row.title}. ${row.description}`)
  return COMPLAINT_FLAGS.map((flag) => {
    const { decision, words: known, byName, at } = decisionOf(row, flag)
    const words = suggested[flag]
    const seen = new Set(known.map((word) => word.toLowerCase()))
    const newWords = decision ? words.filter((word) => !seen.has(word.toLowerCase())) : []
    return { flag, words, decision, decidedByName: byName, decidedAt: at, newWords }
  })
}

/** Null takes the decision back. */
export async function storeFlagDecision(
  tx: Db,
  institutionId: string,
  id: string,
  {
    flag,
    decision,
    words,
    byName,
  }: { flag: ComplaintFlag; decision: FlagDecision | null; words: readonly string[]; byName: string },
): Promise<void> {
  const column = (name: string) => sql.identifier(`${flag}_${name}`)
  await tx.execute(sql`
    update complaints set ${column('decision')} = ${decision},
      ${column('words')} = array(select jsonb_array_elements_text(${JSON.stringify(decision ? words : [])}::jsonb)),
      ${column('decided_by_name')} = ${decision ? byName : ''},
      ${column('decided_at')} = case when ${decision !== null}::boolean then now() end,
      version = version + 1, changed_by_name = ${byName}, updated_at = now()
    where institution_id = ${institutionId} and id = ${id}`)
}
