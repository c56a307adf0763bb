import { randomBytes } from 'node:crypto'
import {
  DELIVERY_PAGE_SIZE,
  SECRET_OVERLAP_HOURS,
  type Webhook,
  type WebhookDelivery,
  type WebhookEvent,
  type WebhookFormat,
} from '@plumbline/contract/tenancy/webhooks.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { utcMoment } from '../../platform/sql.ts'
import { DELIVERY_JOB } from '../../platform/webhooks/record-event.ts'

const moment = (column: string, name: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "${name}"`)

export const newSecret = (): string => `whsec_${randomBytes(24).toString('base64')}`

export async function listWebhooks(tx: Db, institutionId: string, id?: string): Promise<Webhook[]> {
  const { rows } = await tx.execute<Webhook & Record<string, unknown>>(sql`
    select w.id, w.url, w.format, w.description, to_json(w.events) as events, ${moment('w.paused_at', 'pausedAt')},
      w.paused_because as "pausedBecause", ${moment('w.failing_since', 'failingSince')},
      case when w.previous_until > now() then
        ${utcMoment('w.previous_until')} end as "previousSecretUntil",
      w.created_by_name as "createdByName", ${moment('w.created_at', 'createdAt')}
    from webhooks w
    where w.institution_id = ${institutionId} and (${id ?? null}::uuid is null or w.id = ${id ?? null}::uuid)
    order by w.created_at, w.id`)
  return rows
}

export async function countWebhooks(tx: Db, institutionId: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks ${institutionId}`}, 0))`)
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::integer as count from webhooks where institution_id = ${institutionId}`,
  )
  return rows[0]!.count
}

interface Fields {
  url: string
  format: WebhookFormat
  description: string
  events: readonly WebhookEvent[]
}

const textArray = (list: readonly string[]) => sql`${`{${[...new Set(list)].join(',')}}`}::text[]`

export async function insertWebhook(
  tx: Db,
  institutionId: string,
  {
    url,
    format,
    description,
    events,
    secret,
    createdByName,
  }: Fields & { secret: string; createdByName: string },
): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into webhooks (institution_id, url, format, description, events, secret, created_by_name)
    values (${institutionId}, ${url}, ${format}, ${description}, ${textArray(events)}, ${secret}, ${createdByName})
    returning id`)
  return rows[0]!.id
}

export async function updateWebhook(
  tx: Db,
  institutionId: string,
  id: string,
  { url, format, description, events }: Fields,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update webhooks set url = ${url}, format = ${format}, description = ${description}, events = ${textArray(events)}
    where institution_id = ${institutionId} and id = ${id} returning id`)
  return rows.length > 0
}

export async function deleteWebhook(tx: Db, institutionId: string, id: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`delete from webhooks where institution_id = ${institutionId} and id = ${id} returning id`,
  )
  return rows.length > 0
}

export async function replaceSecret(
  tx: Db,
  institutionId: string,
  id: string,
  secret: string,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update webhooks set previous_secret = secret, previous_until = now() + make_interval(hours => ${SECRET_OVERLAP_HOURS}),
      secret = ${secret}
    where institution_id = ${institutionId} and id = ${id} returning id`)
  return rows.length > 0
}

export async function pauseWebhook(tx: Db, institutionId: string, id: string, because: string) {
  const { rows } = await tx.execute<{ url: string }>(sql`
    update webhooks set paused_at = now(), paused_because = ${because}
    where institution_id = ${institutionId} and id = ${id} and paused_at is null returning url`)
  return rows[0]
}

/** What was held back is delivered now. */
export async function resumeWebhook(tx: Db, institutionId: string, id: string): Promise<void> {
  await tx.execute(sql`
    with resumed as (
      update webhooks set paused_at = null, paused_because = '', failing_since = null
      where institution_id = ${institutionId} and id = ${id} and paused_at is not null returning id
    ), held as (
      update webhook_deliveries d set next_attempt_at = now() from resumed
      where d.institution_id = ${institutionId} and d.webhook_id = resumed.id and d.state = 'waiting'
      returning d.id, d.attempts
    )
    insert into jobs (institution_id, kind, payload)
    select ${institutionId}, ${DELIVERY_JOB}, jsonb_build_object('deliveryId', id, 'attempt', attempts + 1) from held`)
}

export async function listDeliveries(tx: Db, institutionId: string, webhookId: string, page: number) {
  const { rows } = await tx.execute<WebhookDelivery & Record<string, unknown>>(sql`
    select id, event, body, state, attempts, ${moment('next_attempt_at', 'nextAttemptAt')},
      ${moment('tried_at', 'triedAt')}, status, answer, problem, ${moment('created_at', 'createdAt')}
    from webhook_deliveries
    where institution_id = ${institutionId} and webhook_id = ${webhookId}
    order by created_at desc, id limit ${DELIVERY_PAGE_SIZE + 1} offset ${(page - 1) * DELIVERY_PAGE_SIZE}`)
  return { items: rows.slice(0, DELIVERY_PAGE_SIZE), page, hasMore: rows.length > DELIVERY_PAGE_SIZE }
}

export async function replayDelivery(
  tx: Db,
  institutionId: string,
  webhookId: string,
  id: string,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    with again as (
      update webhook_deliveries set state = 'waiting', attempts = 0, next_attempt_at = now()
      where institution_id = ${institutionId} and webhook_id = ${webhookId} and id = ${id} returning id
    )
    insert into jobs (institution_id, kind, payload)
    select ${institutionId}, ${DELIVERY_JOB}, jsonb_build_object('deliveryId', id, 'attempt', 1) from again
    returning id`)
  return rows.length > 0
}
