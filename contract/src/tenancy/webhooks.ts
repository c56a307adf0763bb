import { z } from 'zod'
import { workLine } from '../compliance/work-text.ts'
import { withNames } from '../noun-list.ts'
import { managers } from '../platform/access.ts'
import { StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { PageNumber } from '../platform/paging.ts'

const EVENTS = [
  'task',
  'task_template',
  'finding',
  'complaint',
  'incident',
  'meeting',
  'product_review',
  'marketing_review',
  'risk',
  'control',
  'vendor',
  'monitoring',
  'policy',
  'attestation',
  'assessment',
  'evidence',
  'file',
  'comment',
  'citation',
  'link',
  'loan_test',
  'hmda',
  'legal_hold',
  'institution_article',
  'report',
] as const
/** The beginnings of the acts that webhooks tell of. Examinations, the BSA log, self-tests, people, sign-in, and keys are never told. */
export const WEBHOOK_EVENTS = withNames(EVENTS, 'webhooks')
export const WebhookEvent = z.enum(WEBHOOK_EVENTS)
export type WebhookEvent = z.infer<typeof WebhookEvent>

/** Signed events for programs, or messages for people in a chat. */
export const WEBHOOK_FORMATS = ['events', 'slack', 'teams'] as const
export const WebhookFormat = z.enum(WEBHOOK_FORMATS)
export type WebhookFormat = z.infer<typeof WebhookFormat>

export const WEBHOOKS_AT_MOST = 10
export const SECRET_OVERLAP_HOURS = 24
export const DELIVERY_PAGE_SIZE = 25

export const Webhook = z.object({
  id: Id,
  url: z.string(),
  format: WebhookFormat,
  description: z.string(),
  events: z.array(WebhookEvent),
  pausedAt: StoredMoment.nullable(),
  pausedBecause: z.string(),
  failingSince: z.string().nullable(),
  /** Until when deliveries are signed with the secret before this one, too. */
  previousSecretUntil: z.string().nullable(),
  createdByName: z.string(),
  createdAt: StoredMoment,
})
export type Webhook = z.infer<typeof Webhook>

export const WebhookDelivery = z.object({
  id: Id,
  event: z.string(),
  body: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.number().int(),
  nextAttemptAt: StoredMoment.nullable(),
  triedAt: StoredMoment.nullable(),
  status: z.number().int().nullable(),
  /** The beginning of what the receiver answered. */
  answer: z.string(),
  problem: z.string(),
  createdAt: StoredMoment,
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

const Fields = z.object({
  url: z
    .url({ protocol: /^https?$/, error: 'Address: enter a whole one, such as https://example.org/hooks.' })
    .max(500, 'Address: at most 500 characters.'),
  /** `slack` and `teams`: the address of an incoming webhook, which gets a message in words instead of the signed event. */
  format: WebhookFormat.default('events'),
  description: workLine('Description', 200).default(''),
  events: z.array(WebhookEvent).min(1, 'Choose at least one event.').max(WEBHOOK_EVENTS.length),
})

const named = managers.errors({ NOT_FOUND: { status: 404, message: 'There is no such webhook.' } })
const INVALID_ADDRESS = {
  status: 422,
  message: 'This address cannot be called.',
  data: z.object({ because: z.string() }),
} as const
const WithSecret = z.object({ webhook: Webhook, secret: z.string() })

export const webhooks = {
  list: managers
    .route({ method: 'GET', path: '/webhooks', summary: 'Webhooks of the institution' })
    .output(z.array(Webhook)),

  create: managers
    .meta({ recentAuthentication: true })
    .route({
      method: 'POST',
      path: '/webhooks',
      summary: 'Add a webhook; the answer alone shows its signing secret',
      successStatus: 201,
    })
    .input(Fields)
    .errors({
      INVALID_ADDRESS,
      TOO_MANY_WEBHOOKS: {
        status: 409,
        message: `An institution has at most ${WEBHOOKS_AT_MOST} webhooks. Delete one first.`,
      },
    })
    .output(WithSecret),

  update: named
    .meta({ recentAuthentication: true })
    .errors({ INVALID_ADDRESS })
    .route({ method: 'PUT', path: '/webhooks/{id}', summary: 'Change a webhook' })
    .input(Fields.extend({ id: Id }))
    .output(Webhook),

  remove: named
    .route({
      method: 'DELETE',
      path: '/webhooks/{id}',
      summary: 'Delete a webhook with its deliveries',
      successStatus: 204,
    })
    .input(z.object({ id: Id })),

  rotateSecret: named
    .meta({ recentAuthentication: true })
    .route({
      method: 'POST',
      path: '/webhooks/{id}/secret',
      summary: `Make a new signing secret; the one before signs as well for ${SECRET_OVERLAP_HOURS} hours`,
    })
    .input(z.object({ id: Id }))
    .output(WithSecret),

  pause: named
    .route({ method: 'POST', path: '/webhooks/{id}/pause', summary: 'Hold deliveries back' })
    .input(z.object({ id: Id }))
    .output(Webhook),

  resume: named
    .route({
      method: 'POST',
      path: '/webhooks/{id}/resume',
      summary: 'Deliver again, and first what was held back',
    })
    .input(z.object({ id: Id }))
    .output(Webhook),

  test: named
    .errors({ PAUSED: { status: 409, message: 'This webhook is paused. Resume it first.' } })
    .route({ method: 'POST', path: '/webhooks/{id}/test', summary: 'Send a test event' })
    .input(z.object({ id: Id }))
    .output(z.object({ id: Id, deliveryId: Id })),

  deliveries: named
    .route({
      method: 'GET',
      path: '/webhooks/{id}/deliveries',
      summary: 'What a webhook was told in the last 30 days, the newest first',
    })
    .input(z.object({ id: Id, page: PageNumber.default(1) }))
    .output(z.object({ items: z.array(WebhookDelivery), page: z.number().int(), hasMore: z.boolean() })),

  replay: named
    .errors({ PAUSED: { status: 409, message: 'This webhook is paused. Resume it first.' } })
    .route({
      method: 'POST',
      path: '/webhooks/{id}/deliveries/{deliveryId}/replay',
      summary: 'Deliver once more, with the same id and body',
      successStatus: 204,
    })
    .input(z.object({ id: Id, deliveryId: Id })),
}
