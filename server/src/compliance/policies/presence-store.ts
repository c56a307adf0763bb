import type { PresentPerson } from '@plumbline/contract/compliance/policy-drafts.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'

/** Three calls late, somebody has gone. */
const GONE_AFTER = sql`interval '50 seconds'`
const FORGOTTEN_AFTER = sql`interval '10 minutes'`

interface Place {
  section: string
  isSuggesting: boolean
}

export async function notePresence(
  tx: Db,
  institutionId: string,
  of: { versionId: string; userId: string },
  { section, isSuggesting }: Place,
): Promise<void> {
  await tx.execute(sql`
    insert into policy_draft_presence (institution_id, version_id, user_id, section, is_suggesting)
    values (${institutionId}, ${of.versionId}, ${of.userId}, ${section}, ${isSuggesting})
    on conflict (institution_id, version_id, user_id)
    do update set section = excluded.section, is_suggesting = excluded.is_suggesting, seen_at = now()`)
}

export async function endPresence(
  tx: Db,
  institutionId: string,
  { versionId, userId }: { versionId: string; userId: string },
): Promise<void> {
  await tx.execute(sql`
    delete from policy_draft_presence where institution_id = ${institutionId}
      and ((version_id = ${versionId} and user_id = ${userId}) or seen_at < now() - ${FORGOTTEN_AFTER})`)
}

export async function listOthersPresent(
  tx: Db,
  institutionId: string,
  { versionId, userId }: { versionId: string; userId: string },
): Promise<PresentPerson[]> {
  const { rows } = await tx.execute<PresentPerson & Record<string, unknown>>(sql`
    select p.user_id as "userId", u.full_name as name, p.section, p.is_suggesting as "isSuggesting"
    from policy_draft_presence p
    join user_profiles u on u.institution_id = p.institution_id and u.user_id = p.user_id
    where p.institution_id = ${institutionId} and p.version_id = ${versionId} and p.user_id <> ${userId}
      and p.seen_at > now() - ${GONE_AFTER}
    order by lower(u.full_name), p.user_id limit 50`)
  return rows
}
