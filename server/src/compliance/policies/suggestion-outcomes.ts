import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { notify } from '../../work/notifications/notify.ts'
import { policyPath } from './policy-subject.ts'
import { closeSuggestions, listOpenSuggestions, type Outcome, takeOutcomes } from './suggestion-store.ts'

interface OfVersion {
  id: string
  title: string
  version: { id: string; number: number }
}

export interface Decider {
  userId: string
  fullName: string
  institutionId: string
}

export async function countOpen(tx: Db, institutionId: string, versionId: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::integer as count from policy_suggestions
    where institution_id = ${institutionId} and version_id = ${versionId} and state = 'open'`)
  return rows[0]!.count
}

/** One notification for each person whose suggestions are all decided, with what became of them. */
export async function tellOutcomes(tx: Db, by: Decider, { id, title, version }: OfVersion): Promise<void> {
  for (const outcome of await takeOutcomes(tx, by.institutionId, version.id)) {
    if (outcome.authorId === by.userId) continue
    await notify(tx, by.institutionId, outcome.authorId, {
      kind: 'policy.suggestions_decided',
      subject: `Your suggestions on version ${version.number} of “${title}”: ${outcomeText(outcome)}`,
      link: `${policyPath(id)}?version=${version.number}`,
    })
  }
}

const outcomeText = ({ accepted, rejected, lapsed }: Outcome): string =>
  [
    accepted > 0 && `${accepted} accepted`,
    rejected > 0 && `${rejected} rejected`,
    lapsed > 0 && `${lapsed} not decided`,
  ]
    .filter(Boolean)
    .join(', ')

/** What nobody decided ends with the draft: with its approval, or as it is discarded. */
export async function lapseSuggestions(tx: Db, by: Decider, of: OfVersion): Promise<void> {
  const open = await listOpenSuggestions(tx, by.institutionId, of.version.id)
  if (open.length === 0) return
  await closeSuggestions(
    tx,
    by.institutionId,
    open.map(({ id }) => id),
    'lapsed',
    by,
  )
  await tellOutcomes(tx, by, of)
}
