import type { KeyNoun } from '@plumbline/contract/tenancy/api-keys.ts'
import type { ConnectedAssistant } from '@plumbline/contract/tenancy/connected-assistants.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { hashOfKey } from '../../platform/session/key-rights.ts'
import { utcMoment } from '../../platform/sql.ts'
import { CODE_SECONDS, newSecret, REFRESH_DAYS } from './assistant-secrets.ts'

interface Row extends Record<string, unknown> {
  id: string
  name: string
  host: string
  user_id: string
  person_name: string
  nouns: KeyNoun[]
  may_write: boolean
  connected_at: string
  last_used_at: string | null
  expires_at: string
  ended_at: string | null
  ended_by: string
  is_active: boolean
}

/** Connections that ended long ago tell nothing that the audit log does not. */
const ENDED_SHOWN_FOR = '90 days'

/** Those of one person, or of everybody. */
export async function listAssistants(
  tx: Db,
  institutionId: string,
  userId: string | null,
): Promise<ConnectedAssistant[]> {
  const { rows } = await tx.execute<Row>(sql`
    select a.id, a.name, a.host, a.user_id, p.full_name as person_name, to_json(a.nouns) as nouns, a.may_write,
      ${utcMoment('a.connected_at')} as connected_at, ${utcMoment('a.last_used_at')} as last_used_at,
      ${utcMoment('a.expires_at')} as expires_at, ${utcMoment('a.ended_at')} as ended_at, a.ended_by,
      assistant_lives(a) as is_active
    from connected_assistants a
    join user_profiles p on p.institution_id = a.institution_id and p.user_id = a.user_id
    where a.institution_id = ${institutionId} and (${userId}::uuid is null or a.user_id = ${userId}::uuid)
      and a.connected_at is not null and coalesce(a.ended_at, a.expires_at) > now() - ${ENDED_SHOWN_FOR}::interval
    order by is_active desc, a.connected_at desc, a.id limit 200`)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    host: row.host,
    person: { userId: row.user_id, name: row.person_name },
    nouns: row.nouns,
    mayWrite: row.may_write,
    connectedAt: row.connected_at,
    lastUsedAt: row.last_used_at,
    expiresAt: row.expires_at,
    endedAt: row.ended_at,
    endedBy: row.ended_by,
    isActive: row.is_active,
  }))
}

/** Serializes the connections of one person, so that their limit holds. */
export async function countAssistants(tx: Db, institutionId: string, userId: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`assistants ${userId}`}, 0))`)
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::integer as count from connected_assistants
    where institution_id = ${institutionId} and user_id = ${userId} and ended_at is null and expires_at > now()`)
  return rows[0]!.count
}

export interface NewAssistant {
  clientId: string
  name: string
  host: string
  userId: string
  wasManager: boolean
  mayWrite: boolean
  nouns: readonly KeyNoun[]
  resource: string
  codeChallenge: string
  redirectUri: string
}

/** The connection and the code by which the assistant takes it up. */
export async function insertAssistant(
  tx: Db,
  institutionId: string,
  made: NewAssistant,
): Promise<{ id: string; code: string }> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into connected_assistants
      (institution_id, client_id, name, host, user_id, was_manager, may_write, nouns, resource, expires_at)
    values (${institutionId}, ${made.clientId}, ${made.name}, ${made.host}, ${made.userId}, ${made.wasManager},
      ${made.mayWrite}, ${`{${made.nouns.join(',')}}`}::text[], ${made.resource},
      now() + make_interval(days => ${REFRESH_DAYS}))
    returning id`)
  const { id } = rows[0]!
  const code = newSecret('code')
  await tx.execute(sql`
    insert into assistant_tokens (institution_id, secret_hash, assistant_id, kind, code_challenge, redirect_uri, expires_at)
    values (${institutionId}, ${hashOfKey(code)}, ${id}, 'code', ${made.codeChallenge}, ${made.redirectUri},
      now() + make_interval(secs => ${CODE_SECONDS}))`)
  return { id, code }
}

/** The person's own; anybody's where `userId` is null. Undefined: there is none, or it ended before. */
export async function endAssistant(
  tx: Db,
  { institutionId, id, userId }: { institutionId: string; id: string; userId: string | null },
  by: string,
): Promise<{ name: string; userId: string } | undefined> {
  const { rows } = await tx.execute<{ name: string; user_id: string }>(sql`
    update connected_assistants set ended_at = now(), ended_by = ${by}
    where institution_id = ${institutionId} and id = ${id} and ended_at is null
      and (${userId}::uuid is null or user_id = ${userId}::uuid)
    returning name, user_id`)
  const [row] = rows
  if (!row) return undefined
  await tx.execute(
    sql`delete from assistant_tokens where institution_id = ${institutionId} and assistant_id = ${id}`,
  )
  return { name: row.name, userId: row.user_id }
}

export async function areOpenToUsers(tx: Db, institutionId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ users_connect: boolean }>(
    sql`select users_connect from assistant_settings where institution_id = ${institutionId}`,
  )
  return rows[0]?.users_connect ?? false
}

export async function setOpenToUsers(tx: Db, institutionId: string, isOpen: boolean): Promise<void> {
  await tx.execute(sql`
    insert into assistant_settings (institution_id, users_connect) values (${institutionId}, ${isOpen})
    on conflict (institution_id) do update set users_connect = excluded.users_connect`)
}
