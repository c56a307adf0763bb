import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { hashOfKey } from './key-rights.ts'
import { type KeyRow, memberOfKey, RIGHTS_OF_PERSON, USE_NOTED_EVERY } from './key-session.ts'
import type { SignedInMember } from './member-session.ts'

/**
 * Who an assistant's access token acts for, if it was made for this resource. One indexed query per call and nothing
 * cached, so that a disconnected assistant is refused at its next call on every process.
 */
export async function findAssistantMember(
  db: Db,
  token: string,
  resource: string,
): Promise<SignedInMember | undefined> {
  const { rows } = await db.execute<KeyRow & { secret_hash: string }>(sql`
    select a.id, a.name as prefix, a.may_write, to_json(a.nouns) as nouns, true as is_of_person, a.name, t.secret_hash,
      t.used_at is null or a.last_used_at is null or a.last_used_at < now() - ${USE_NOTED_EVERY}::interval as notes_use,
      ${RIGHTS_OF_PERSON}
    from assistant_tokens t
    join connected_assistants a on a.institution_id = t.institution_id and a.id = t.assistant_id
    join institutions i on i.id = a.institution_id
    join user_profiles p on p.institution_id = a.institution_id and p.user_id = a.user_id
    join auth.users u on u.id = a.user_id
    where t.secret_hash = ${hashOfKey(token)} and t.kind = 'access' and t.expires_at > now()
      and a.resource = ${resource} and assistant_lives(a)`)
  const [row] = rows
  if (!row) return undefined
  if (row.notes_use) await noteUse(db, row)
  const member = memberOfKey(row)
  return { ...member, key: { ...member.key, isAssistant: true } }
}

async function noteUse(db: Db, { institution_id, id, secret_hash }: KeyRow & { secret_hash: string }) {
  await db.execute(sql`
    with used as (
      update assistant_tokens set used_at = now()
      where institution_id = ${institution_id} and secret_hash = ${secret_hash} and used_at is null
    )
    update connected_assistants set last_used_at = now() where institution_id = ${institution_id} and id = ${id}`)
}
