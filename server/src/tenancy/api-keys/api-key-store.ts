import type { ApiKey, KeyNoun } from '@plumbline/contract/tenancy/api-keys.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'

interface Row extends Record<string, unknown> {
  id: string
  name: string
  prefix: string
  person_id: string | null
  person_name: string | null
  may_write: boolean
  nouns: KeyNoun[]
  expires_at: string
  created_by_name: string
  created_at: string
  last_used_at: string | null
  revoked_at: string | null
  revoked_by_name: string
  is_active: boolean
}

const moment = (column: string) =>
  sql.raw(`to_char(k.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as ${column}`)

/** Keys that ended long ago tell nothing that the audit log does not. */
const ENDED_SHOWN_FOR = '90 days'

export async function listApiKeys(tx: Db, institutionId: string, id?: string): Promise<ApiKey[]> {
  const { rows } = await tx.execute<Row>(sql`
    select k.id, k.name, k.prefix, k.person_id, p.full_name as person_name, k.may_write, to_json(k.nouns) as nouns,
      ${moment('expires_at')}, k.created_by_name, ${moment('created_at')}, ${moment('last_used_at')},
      ${moment('revoked_at')}, k.revoked_by_name, k.revoked_at is null and k.expires_at > now() as is_active
    from api_keys k
    left join user_profiles p on p.institution_id = k.institution_id and p.user_id = k.person_id
    where k.institution_id = ${institutionId} and (${id ?? null}::uuid is null or k.id = ${id ?? null}::uuid)
      and coalesce(k.revoked_at, k.expires_at) > now() - ${ENDED_SHOWN_FOR}::interval
    order by is_active desc, k.created_at desc, k.id limit 200`)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    person: row.person_id ? { userId: row.person_id, name: row.person_name ?? 'No longer here' } : null,
    mayWrite: row.may_write,
    nouns: row.nouns,
    expiresAt: row.expires_at,
    createdByName: row.created_by_name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    revokedAt: row.revoked_at,
    revokedByName: row.revoked_by_name,
    isActive: row.is_active,
  }))
}

/** Serializes the creation of keys of one institution, so that its limit holds. */
export async function countActiveKeys(tx: Db, institutionId: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`api keys ${institutionId}`}, 0))`)
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::integer as count from api_keys
    where institution_id = ${institutionId} and revoked_at is null and expires_at > now()`)
  return rows[0]!.count
}

export interface NewApiKey {
  name: string
  prefix: string
  secretHash: string
  personId: string | null
  mayWrite: boolean
  nouns: readonly KeyNoun[]
  days: number
  createdBy: string
  createdByName: string
}

export async function insertApiKey(tx: Db, institutionId: string, key: NewApiKey): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into api_keys (institution_id, name, prefix, secret_hash, person_id, may_write, nouns, expires_at,
      created_by, created_by_name)
    values (${institutionId}, ${key.name}, ${key.prefix}, ${key.secretHash}, ${key.personId}::uuid, ${key.mayWrite},
      ${`{${key.nouns.join(',')}}`}::text[], now() + make_interval(days => ${key.days}),
      ${key.createdBy}, ${key.createdByName})
    returning id`)
  return rows[0]!.id
}

/** The keys that have a person's rights; those of the institution go on. */
export async function revokeKeysOf(
  tx: Db,
  { institutionId, userId }: { institutionId: string; userId: string },
  byName: string,
): Promise<void> {
  await tx.execute(sql`
    update api_keys set revoked_at = now(), revoked_by_name = ${byName}
    where institution_id = ${institutionId} and person_id = ${userId} and revoked_at is null`)
}

export async function revokeApiKey(
  tx: Db,
  institutionId: string,
  id: string,
  byName: string,
): Promise<{ prefix: string } | undefined> {
  const { rows } = await tx.execute<{ prefix: string }>(sql`
    update api_keys set revoked_at = now(), revoked_by_name = ${byName}
    where institution_id = ${institutionId} and id = ${id} and revoked_at is null
    returning prefix`)
  return rows[0]
}
