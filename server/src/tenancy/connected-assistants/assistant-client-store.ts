import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'

export interface AssistantClient {
  id: string
  name: string
  redirectUris: string[]
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Anybody may register: more than all assistants of all people, and too few to fill a disk. */
const CLIENTS_AT_MOST = 50_000
const UNUSED_FOR = '7 days'
const UNUSED = sql`not exists (
  select 1 from connected_assistants a where a.client_id = c.id and a.ended_at is null and a.expires_at > now())`

/** Undefined: there are too many registrations. */
export async function insertClient(
  db: Db,
  { name, redirectUris }: Omit<AssistantClient, 'id'>,
): Promise<{ id: string; createdAt: Date } | undefined> {
  await makeRoom(db)
  const { rows } = await db.execute<{ id: string; created_seconds: number }>(sql`
    insert into assistant_clients (name, redirect_uris)
    select ${name}, array(select jsonb_array_elements_text(${JSON.stringify(redirectUris)}::jsonb))
    where (select count(*) from assistant_clients) < ${CLIENTS_AT_MOST}
    returning id, extract(epoch from created_at)::float8 as created_seconds`)
  const [row] = rows
  return row && { id: row.id, createdAt: new Date(row.created_seconds * 1000) }
}

/** A flood of registrations pushes out those that lead nowhere, and closes the table to nobody. */
async function makeRoom(db: Db): Promise<void> {
  await db.execute(sql`
    delete from assistant_clients where id in (
      select c.id from assistant_clients c where c.created_at < now() - interval '1 hour' and ${UNUSED}
      order by c.created_at limit 1000)
    and (select count(*) from assistant_clients) >= ${CLIENTS_AT_MOST}`)
}

export async function findClient(db: Db, id: string): Promise<AssistantClient | undefined> {
  if (!UUID.test(id)) return undefined
  const { rows } = await db.execute<{ id: string; name: string; redirect_uris: string[] }>(sql`
    select id, name, to_json(redirect_uris) as redirect_uris from assistant_clients where id = ${id}`)
  const [row] = rows
  return row && { id: row.id, name: row.name, redirectUris: row.redirect_uris }
}

const DOCUMENT_KEPT_FOR = '1 hour'

interface DocumentRow extends Record<string, unknown> {
  id: string
  name: string
  redirect_uris: string[]
}

const asClient = (row: DocumentRow | undefined): AssistantClient | undefined =>
  row && { id: row.id, name: row.name, redirectUris: row.redirect_uris }

/** What its document said of a client a short time ago. */
export async function findFreshDocument(db: Db, address: string): Promise<AssistantClient | undefined> {
  const { rows } = await db.execute<DocumentRow>(sql`
    select id, name, to_json(redirect_uris) as redirect_uris from assistant_clients
    where document_url = ${address} and read_at > now() - ${DOCUMENT_KEPT_FOR}::interval`)
  return asClient(rows[0])
}

/** Undefined: there are too many clients. */
export async function saveDocument(
  db: Db,
  address: string,
  { name, redirectUris }: Omit<AssistantClient, 'id'>,
): Promise<AssistantClient | undefined> {
  await makeRoom(db)
  const { rows } = await db.execute<DocumentRow>(sql`
    insert into assistant_clients (name, redirect_uris, document_url, read_at)
    select ${name}, array(select jsonb_array_elements_text(${JSON.stringify(redirectUris)}::jsonb)), ${address}, now()
    where (select count(*) from assistant_clients) < ${CLIENTS_AT_MOST}
      or exists (select 1 from assistant_clients where document_url = ${address})
    on conflict (document_url) do update set name = excluded.name, redirect_uris = excluded.redirect_uris,
      read_at = excluded.read_at
    returning id, name, to_json(redirect_uris) as redirect_uris`)
  return asClient(rows[0])
}

/** Registrations that lead to nothing, tokens that ended, and connections that were never finished. */
export async function deleteUnusedAssistants(db: Db): Promise<void> {
  await db.execute(sql`
    delete from assistant_clients c where c.created_at < now() - ${UNUSED_FOR}::interval and ${UNUSED}`)
  await db.execute(sql`delete from assistant_tokens where expires_at < now() - interval '1 day'`)
  await db.execute(sql`
    delete from connected_assistants where connected_at is null and created_at < now() - interval '1 day'`)
}
