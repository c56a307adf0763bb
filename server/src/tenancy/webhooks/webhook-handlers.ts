import { WEBHOOKS_AT_MOST, type Webhook } from '@plumbline/contract/tenancy/webhooks.ts'
import type { Db } from '@plumbline/database/db.ts'
import { managers } from '../../platform/procedures.ts'
import { AddressRefused, checkUrl } from '../../platform/webhooks/public-address.ts'
import { bodyOf, queueDeliveries } from '../../platform/webhooks/record-event.ts'
import {
  countWebhooks,
  deleteWebhook,
  insertWebhook,
  listDeliveries,
  listWebhooks,
  newSecret,
  pauseWebhook,
  replaceSecret,
  replayDelivery,
  resumeWebhook,
  updateWebhook,
} from './webhook-store.ts'

interface AddressErrors {
  INVALID_ADDRESS: (refusal: { message: string; data: { because: string } }) => Error
}

function requireAddress(url: string, allowedHosts: readonly string[], errors: AddressErrors): void {
  try {
    checkUrl(url, allowedHosts)
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error
    throw errors.INVALID_ADDRESS({ message: `Address: ${error.message}`, data: { because: error.message } })
  }
}

async function requireWebhook(
  tx: Db,
  institutionId: string,
  id: string,
  errors: { NOT_FOUND: () => Error },
): Promise<Webhook> {
  const [webhook] = await listWebhooks(tx, institutionId, id)
  if (!webhook) throw errors.NOT_FOUND()
  return webhook
}

export const webhookHandlers = {
  list: managers.webhooks.list.handler(({ context: { inInstitution, institutionId } }) =>
    inInstitution((tx) => listWebhooks(tx, institutionId)),
  ),

  create: managers.webhooks.create.handler(async ({ input, context, errors }) => {
    const { institutionId, member, inInstitution, recordAct } = context
    requireAddress(input.url, context.webhookHosts, errors)
    return inInstitution(async (tx) => {
      if ((await countWebhooks(tx, institutionId)) >= WEBHOOKS_AT_MOST) throw errors.TOO_MANY_WEBHOOKS()
      const secret = newSecret()
      const id = await insertWebhook(tx, institutionId, { ...input, secret, createdByName: member.fullName })
      await recordAct(tx, {
        action: 'webhook.create',
        subjectId: id,
        detail: { host: new URL(input.url).host, events: input.events },
      })
      return { webhook: await requireWebhook(tx, institutionId, id, neverMissing), secret }
    })
  }),

  update: managers.webhooks.update.handler(async ({ input: { id, ...fields }, context, errors }) => {
    const { institutionId, inInstitution, recordAct } = context
    requireAddress(fields.url, context.webhookHosts, errors)
    return inInstitution(async (tx) => {
      if (!(await updateWebhook(tx, institutionId, id, fields))) throw errors.NOT_FOUND()
      await recordAct(tx, {
        action: 'webhook.update',
        subjectId: id,
        detail: { host: new URL(fields.url).host, events: fields.events },
      })
      return requireWebhook(tx, institutionId, id, errors)
    })
  }),

  remove: managers.webhooks.remove.handler(({ input: { id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      if (!(await deleteWebhook(tx, context.institutionId, id))) throw errors.NOT_FOUND()
      await context.recordAct(tx, { action: 'webhook.delete', subjectId: id, detail: {} })
    }),
  ),

  rotateSecret: managers.webhooks.rotateSecret.handler(({ input: { id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const secret = newSecret()
      if (!(await replaceSecret(tx, context.institutionId, id, secret))) throw errors.NOT_FOUND()
      await context.recordAct(tx, { action: 'webhook.rotate_secret', subjectId: id, detail: {} })
      return { webhook: await requireWebhook(tx, context.institutionId, id, errors), secret }
    }),
  ),

  pause: managers.webhooks.pause.handler(({ input: { id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      await requireWebhook(tx, context.institutionId, id, errors)
      if (await pauseWebhook(tx, context.institutionId, id, `${context.member.fullName} paused it.`))
        await context.recordAct(tx, { action: 'webhook.pause', subjectId: id, detail: {} })
      return requireWebhook(tx, context.institutionId, id, errors)
    }),
  ),

  resume: managers.webhooks.resume.handler(({ input: { id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { pausedAt } = await requireWebhook(tx, context.institutionId, id, errors)
      await resumeWebhook(tx, context.institutionId, id)
      if (pausedAt) await context.recordAct(tx, { action: 'webhook.resume', subjectId: id, detail: {} })
      return requireWebhook(tx, context.institutionId, id, errors)
    }),
  ),

  test: managers.webhooks.test.handler(({ input: { id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const { pausedAt } = await requireWebhook(tx, institutionId, id, errors)
      if (pausedAt) throw errors.PAUSED()
      const body = bodyOf(institutionId, { action: 'webhook.test', subjectId: id, actorId: member.userId })
      const [deliveryId] = await queueDeliveries(tx, institutionId, 'webhook.test', body, { webhookId: id })
      await context.recordAct(tx, { action: 'webhook.test', subjectId: id, detail: {} })
      return { id, deliveryId: deliveryId! }
    }),
  ),

  deliveries: managers.webhooks.deliveries.handler(
    ({ input: { id, page }, context: { inInstitution, institutionId }, errors }) =>
      inInstitution(async (tx) => {
        await requireWebhook(tx, institutionId, id, errors)
        return listDeliveries(tx, institutionId, id, page)
      }),
  ),

  replay: managers.webhooks.replay.handler(({ input: { id, deliveryId }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { pausedAt } = await requireWebhook(tx, context.institutionId, id, errors)
      if (pausedAt) throw errors.PAUSED()
      if (!(await replayDelivery(tx, context.institutionId, id, deliveryId))) throw errors.NOT_FOUND()
      await context.recordAct(tx, { action: 'webhook.replay', subjectId: id, detail: { deliveryId } })
    }),
  ),
}

const neverMissing = { NOT_FOUND: () => new Error('the webhook that was just made is missing') }
