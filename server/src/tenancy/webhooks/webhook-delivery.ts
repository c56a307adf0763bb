import { SUBJECT_KINDS } from '@plumbline/contract/compliance/subjects.ts'
import { actionWords } from '@plumbline/contract/tenancy/audit-words.ts'
import type { WebhookFormat } from '@plumbline/contract/tenancy/webhooks.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { Webhook as Signer } from 'standardwebhooks'
import {
  type BackgroundJob,
  HOUR_MS,
  type JobServices,
  once,
  SECOND_MS,
} from '../../platform/jobs/background-job.ts'
import { createJobRunner, enqueueJob, type QueuedJob } from '../../platform/jobs/job-queue.ts'
import { inInstitution } from '../../platform/session/institution-scope.ts'
import { sourceOf } from '../../platform/subjects/find-subjects.ts'
import { type PostAnswer, postSafely } from '../../platform/webhooks/post-safely.ts'
import { DELIVERY_JOB } from '../../platform/webhooks/record-event.ts'
import { notify } from '../../work/notifications/notify.ts'
import { chatMessage } from './chat-message.ts'
import { pauseWebhook } from './webhook-store.ts'

/** After each failure; together three days. */
export const RETRY_AFTER_MS: readonly number[] = [
  5 * SECOND_MS,
  300 * SECOND_MS,
  1_800 * SECOND_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
]
const KEPT_FOR = '30 days'

interface Due extends Record<string, unknown> {
  webhook_id: string
  event: string
  body: string
  url: string
  format: WebhookFormat
  secret: string
  previous_secret: string | null
}

export interface DeliverySettings {
  /** Hosts that the operator allows although they are in a private network. */
  allowedHosts: readonly string[]
  /** Where links in messages of a chat lead. */
  publicUrl: string
  timeMs?: number
}

/**
 * One attempt. The job ends only after the attempt is recorded, so that a killed process tries again: a receiver may
 * get an event twice, with the same id, and misses none.
 */
export async function deliverWebhook(
  db: Db,
  { institutionId, payload }: Pick<QueuedJob, 'institutionId' | 'payload'>,
  { allowedHosts, publicUrl, timeMs }: DeliverySettings,
): Promise<void> {
  const { deliveryId, attempt } = payload as { deliveryId: string; attempt: number }
  const due = await inInstitution(db, institutionId, (tx) => findDue(tx, institutionId, deliveryId, attempt))
  if (!due) return
  let outcome: { answer?: PostAnswer; problem: string }
  try {
    const { format } = due
    const sent =
      format === 'events'
        ? { body: due.body, headers: signedHeaders(deliveryId, due) }
        : {
            body: await inInstitution(db, institutionId, async (tx) =>
              chatMessage(format, await chatText(tx, institutionId, due.body, publicUrl)),
            ),
            headers: PLAIN_HEADERS,
          }
    const answer = await postSafely(due.url, sent.body, sent.headers, allowedHosts, timeMs)
    outcome = { answer, problem: isGood(answer) ? '' : `The receiver answered ${answer.status}.` }
  } catch (error) {
    outcome = { problem: problemOf(error) }
  }
  await inInstitution(db, institutionId, (tx) => record(tx, institutionId, deliveryId, attempt, due, outcome))
}

const CONNECTION_PROBLEMS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'The host name was not found.',
  EAI_AGAIN: 'The host name could not be looked up.',
  ECONNREFUSED: 'The receiver refused the connection.',
  ECONNRESET: 'The receiver closed the connection without an answer.',
  EHOSTUNREACH: 'The receiver could not be reached.',
  ENETUNREACH: 'The receiver could not be reached.',
  CERT_HAS_EXPIRED: 'The certificate of the receiver has expired.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate of the receiver is self-signed.',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate of the receiver is self-signed.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The certificate of the receiver is not trusted.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate of the receiver is for another host.',
}

function problemOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string }
  return CONNECTION_PROBLEMS[code ?? ''] ?? message?.slice(0, 300) ?? 'The receiver did not answer.'
}

const isGood = ({ status }: PostAnswer) => status >= 200 && status < 300

async function findDue(tx: Db, institutionId: string, id: string, attempt: number): Promise<Due | undefined> {
  const { rows } = await tx.execute<Due>(sql`
    select d.webhook_id, d.event, d.body, w.url, w.format, w.secret,
      case when w.previous_until > now() then w.previous_secret end as previous_secret
    from webhook_deliveries d
    join webhooks w on w.institution_id = d.institution_id and w.id = d.webhook_id
    where d.institution_id = ${institutionId} and d.id = ${id} and d.state = 'waiting'
      and d.attempts = ${attempt - 1} and w.paused_at is null`)
  return rows[0]
}

const PLAIN_HEADERS = { 'Content-Type': 'application/json', 'User-Agent': 'Plumbline-Webhooks/1.0' }

/** Who did what, in words, with a link to it where its kind has a page. */
async function chatText(tx: Db, institutionId: string, body: string, publicUrl: string) {
  const { type, data } = JSON.parse(body) as { type: string; data: { id: string | null; actorId: string } }
  const { rows } = await tx.execute<{ name: string }>(sql`
    select full_name as name from user_profiles
    where institution_id = ${institutionId} and user_id::text = ${data.actorId}`)
  const kind = SUBJECT_KINDS.find((one) => one === type.split('.')[0])
  const reader = { userId: data.actorId, role: 'manager' as const, institutionId }
  const [subject] = kind && data.id ? ((await sourceOf({ kind })?.find(tx, reader, [data.id])) ?? []) : []
  return {
    who: rows[0]?.name ?? 'Plumbline',
    what: type === 'webhook.test' ? 'Sent a test message' : actionWords(type),
    link: `${publicUrl}${subject?.path ?? '/dashboard'}`,
  }
}

/** Standard Webhooks: while the secret is being replaced, signed with both. */
function signedHeaders(id: string, { body, secret, previous_secret }: Due): Record<string, string> {
  const now = new Date()
  const secrets = previous_secret ? [secret, previous_secret] : [secret]
  return {
    ...PLAIN_HEADERS,
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((one) => new Signer(one).sign(id, now, body)).join(' '),
  }
}

async function record(
  tx: Db,
  institutionId: string,
  id: string,
  attempt: number,
  due: Due,
  { answer, problem }: { answer?: PostAnswer; problem: string },
): Promise<void> {
  const isDelivered = problem === ''
  // Gone for good, as the receiver says.
  const isGone = answer?.status === 410
  const wait = isGone ? undefined : RETRY_AFTER_MS[attempt - 1]
  const next = !isDelivered && wait !== undefined ? new Date(Date.now() + wait) : undefined
  const state = isDelivered ? 'delivered' : next ? 'waiting' : 'failed'
  const { rows } = await tx.execute(sql`
    update webhook_deliveries set attempts = ${attempt}, state = ${state}, tried_at = now(),
      next_attempt_at = ${next?.toISOString() ?? null}::timestamptz, status = ${answer?.status ?? null}::integer,
      answer = ${answer?.text ?? ''}, problem = ${problem}
    where institution_id = ${institutionId} and id = ${id} and state = 'waiting' and attempts = ${attempt - 1}
    returning id`)
  if (rows.length === 0) return
  await tx.execute(sql`
    update webhooks set failing_since = ${isDelivered ? sql`null` : sql`coalesce(failing_since, now())`}
    where institution_id = ${institutionId} and id = ${due.webhook_id}`)
  if (next) await enqueueJob(tx, institutionId, DELIVERY_JOB, { deliveryId: id, attempt: attempt + 1 }, next)
  else if (!isDelivered) await pauseAndTell(tx, institutionId, due, problem)
}

/** A receiver that was down for three days, or is gone, is asked nothing more until a manager resumes it. */
async function pauseAndTell(tx: Db, institutionId: string, { webhook_id, url }: Due, problem: string) {
  const paused = await pauseWebhook(tx, institutionId, webhook_id, problem)
  if (!paused) return
  const { rows } = await tx.execute<{ user_id: string }>(sql`
    select user_id from user_profiles
    where institution_id = ${institutionId} and role in ('manager', 'admin') and seat = 'member'`)
  for (const { user_id } of rows)
    await notify(tx, institutionId, user_id, {
      kind: 'webhook.paused',
      subject: `The webhook to ${new URL(url).host} is paused: its deliveries failed. ${problem}`,
      link: `/settings/webhooks/${webhook_id}`,
    })
}

export async function deleteOldDeliveries(db: Db): Promise<void> {
  await db.execute(sql`delete from webhook_deliveries where created_at < now() - ${KEPT_FOR}::interval`)
}

/** Slow receivers hold up these loops and no other work. */
const WEBHOOK_LOOPS = 4

export function webhookJobs({
  db,
  log,
  publicUrl,
  webhookHosts: allowedHosts,
}: JobServices): BackgroundJob[] {
  const run = createJobRunner(
    db,
    { [DELIVERY_JOB]: (job) => deliverWebhook(db, job, { allowedHosts, publicUrl }) },
    log,
  )
  const loops = Array.from({ length: WEBHOOK_LOOPS }, (_, index) => ({
    name: `webhooks ${index + 1}`,
    everyMs: SECOND_MS,
    isPrompt: true as const,
    run,
  }))
  return [...loops, { name: 'old deliveries', everyMs: HOUR_MS, run: () => once(deleteOldDeliveries(db)) }]
}
