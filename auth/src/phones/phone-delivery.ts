import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '../requests/refusal.ts'
import type { Service } from '../service.ts'

const ANSWERED_WITHIN_MS = 2500
/** Waited before each further try; together well inside the time that a call may take. */
const PAUSES_MS = [200, 800]

export interface TextMessage {
  to: string
  code: string
  purpose: 'sign_in' | 'phone_change' | 'second_factor'
  userId: string
}

/**
 * Hands a code to the operator's webhook, which sends it as a text message. Signed as
 * the Standard Webhooks convention says (`webhook-id`, `-timestamp`, `-signature`); a
 * further try carries the same id, so that the receiver can tell it from a new message.
 */
export async function deliverText(
  { settings, now, log }: Pick<Service, 'settings' | 'now' | 'log'>,
  message: TextMessage,
): Promise<void> {
  const { smsWebhook } = settings
  if (!smsWebhook) throw smsSendFailed()
  const id = randomUUID()
  const body = JSON.stringify({
    to: `+${message.to}`,
    code: message.code,
    purpose: message.purpose,
    user_id: message.userId,
  })
  for (const pauseMs of [0, ...PAUSES_MS]) {
    await pause(pauseMs)
    const timestamp = String(Math.floor(now().getTime() / 1000))
    const signature = createHmac('sha256', smsWebhook.secret)
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64')
    const isTaken = await fetch(smsWebhook.url, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
      headers: {
        'Content-Type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,${signature}`,
      },
    }).then(
      (response) => response.ok,
      () => false,
    )
    if (isTaken) return
  }
  log.error({ webhookId: id }, 'the webhook for text messages did not take a code')
  throw smsSendFailed()
}

export const smsSendFailed = () =>
  new Refusal(422, 'sms_send_failed', 'Error sending the code by text message')
