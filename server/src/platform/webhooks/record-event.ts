import { WEBHOOK_EVENTS } from '@plumbline/contract/tenancy/webhooks.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'

export const DELIVERY_JOB = 'webhook.deliver'

export interface Act {
  action: string
  subjectId: string | null
  actorId: string
  apiKey?: string | undefined
}

/**
 * Queues a delivery for each webhook of the institution that is told of such acts, in the transaction of the act.
 * It says what happened to which id; a receiver that wants to know more asks the API, under the rights of a key.
 */
export async function recordEvent(tx: Db, institutionId: string, act: Act): Promise<void> {
  const event = act.action.split('.')[0]!
  if (!(WEBHOOK_EVENTS as readonly string[]).includes(event)) return
  await queueDeliveries(tx, institutionId, act.action, bodyOf(institutionId, act), { event })
}

export function bodyOf(institutionId: string, { action, subjectId, actorId, apiKey }: Act): string {
  return JSON.stringify({
    type: action,
    timestamp: new Date().toISOString(),
    data: { id: subjectId, institutionId, actorId, ...(apiKey && { apiKey }) },
  })
}

/** A paused webhook keeps what it would have been told, until it is resumed. */
export async function queueDeliveries(
  tx: Db,
  institutionId: string,
  type: string,
  body: string,
  to: { event: string } | { webhookId: string },
): Promise<string[]> {
  const wanted = 'event' in to ? sql`${to.event} = any(w.events)` : sql`w.id = ${to.webhookId}::uuid`
  const { rows } = await tx.execute<{ id: string }>(sql`
    with told as (
      select w.id, w.paused_at is null as is_open, gen_random_uuid() as delivery_id from webhooks w
      where w.institution_id = ${institutionId} and ${wanted}
    ), delivery as (
      insert into webhook_deliveries (institution_id, id, webhook_id, event, body, next_attempt_at)
      select ${institutionId}, delivery_id, id, ${type}, ${body}, now() from told
    ), job as (
      insert into jobs (institution_id, kind, payload)
      select ${institutionId}, ${DELIVERY_JOB}, jsonb_build_object('deliveryId', delivery_id, 'attempt', 1)
      from told where is_open
    )
    select delivery_id as id from told`)
  return rows.map(({ id }) => id)
}
