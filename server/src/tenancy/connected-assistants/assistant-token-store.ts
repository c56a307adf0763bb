import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { hashOfKey } from '../../platform/session/key-rights.ts'
import { ACCESS_SECONDS, CONNECTION_DAYS, newSecret, REFRESH_DAYS } from './assistant-secrets.ts'

export interface PresentedToken {
  institutionId: string
  assistantId: string
  userId: string
  name: string
  clientId: string
  resource: string
  nouns: string[]
  mayWrite: boolean
  codeChallenge: string | null
  redirectUri: string | null
  isUsed: boolean
  isExpired: boolean
  /** Whether the connection stands: not ended, and its person may still have it. */
  lives: boolean
}

interface Row extends Record<string, unknown> {
  institution_id: string
  assistant_id: string
  user_id: string
  name: string
  client_id: string
  resource: string
  nouns: string[]
  may_write: boolean
  code_challenge: string | null
  redirect_uri: string | null
  is_used: boolean
  is_expired: boolean
  lives: boolean
}

/** By its secret. Another call with a token of the same connection waits here for its turn. */
export async function lockToken(
  tx: Db,
  secret: string,
  kinds: readonly ('code' | 'access' | 'refresh')[],
): Promise<PresentedToken | undefined> {
  // The connection before its tokens, in the same order as a disconnect: neither waits for the other.
  await tx.execute(sql`
    select 1 from connected_assistants where (institution_id, id) in (
      select institution_id, assistant_id from assistant_tokens where secret_hash = ${hashOfKey(secret)}) for update`)
  const { rows } = await tx.execute<Row>(sql`
    select a.institution_id, a.id as assistant_id, a.user_id, a.name,
      coalesce((select c.document_url from assistant_clients c where c.id = a.client_id), a.client_id::text) as client_id, a.resource, to_json(a.nouns) as nouns,
      a.may_write, t.code_challenge, t.redirect_uri, t.used_at is not null as is_used,
      t.expires_at <= now() as is_expired, assistant_lives(a) as lives
    from assistant_tokens t
    join connected_assistants a on a.institution_id = t.institution_id and a.id = t.assistant_id
    where t.secret_hash = ${hashOfKey(secret)} and t.kind = any(${`{${kinds.join(',')}}`}::text[])
    for update of t, a`)
  const [row] = rows
  return (
    row && {
      institutionId: row.institution_id,
      assistantId: row.assistant_id,
      userId: row.user_id,
      name: row.name,
      clientId: row.client_id,
      resource: row.resource,
      nouns: row.nouns,
      mayWrite: row.may_write,
      codeChallenge: row.code_challenge,
      redirectUri: row.redirect_uri,
      isUsed: row.is_used,
      isExpired: row.is_expired,
      lives: row.lives,
    }
  )
}

/** Whether anything that was given for a secret has been used. If not, its answer may have been lost on the way. */
export async function wasAnswerUsed(tx: Db, institutionId: string, secret: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from assistant_tokens
    where institution_id = ${institutionId} and given_for = ${hashOfKey(secret)} and used_at is not null limit 1`)
  return rows.length > 0
}

/** New tokens for a code or a refresh token, which is used up; what it was given before is void. */
export async function giveTokens(
  tx: Db,
  { institutionId, assistantId }: Pick<PresentedToken, 'institutionId' | 'assistantId'>,
  presented: string,
): Promise<{ access: string; refresh: string }> {
  const givenFor = hashOfKey(presented)
  const [access, refresh] = [newSecret('access'), newSecret('refresh')]
  await tx.execute(
    sql`delete from assistant_tokens where institution_id = ${institutionId} and given_for = ${givenFor}`,
  )
  await tx.execute(sql`
    update assistant_tokens set used_at = now()
    where institution_id = ${institutionId} and secret_hash = ${givenFor}`)
  await tx.execute(sql`
    update connected_assistants set connected_at = coalesce(connected_at, now()), expires_at = least(
      now() + make_interval(days => ${REFRESH_DAYS}), created_at + make_interval(days => ${CONNECTION_DAYS}))
    where institution_id = ${institutionId} and id = ${assistantId}`)
  await tx.execute(sql`
    insert into assistant_tokens (institution_id, secret_hash, assistant_id, kind, given_for, expires_at)
    select ${institutionId}, given.hash, ${assistantId}, given.kind, ${givenFor}, given.expires_at
    from (values
      (${hashOfKey(access)}, 'access', now() + make_interval(secs => ${ACCESS_SECONDS})),
      (${hashOfKey(refresh)}, 'refresh', now() + make_interval(days => ${REFRESH_DAYS}))
    ) as given (hash, kind, expires_at)`)
  return { access, refresh }
}
