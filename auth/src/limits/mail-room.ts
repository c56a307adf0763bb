import { createHash } from 'node:crypto'
import type { RefusalCode } from '../requests/refusal.ts'
import type { Service } from '../service.ts'
import type { RateName } from './limit-rates.ts'

interface Asking {
  service: Pick<Service, 'limiter' | 'settings' | 'log'>
  now: Date
  ip: string
}

interface Email {
  /** An address, or a phone number. */
  to: string
  /** The caller is signed in to the account that it is for. */
  isSignedIn?: boolean
}

const CODE = 'over_email_send_rate_limit'

/**
 * Counts an email for its recipient, for the network that asks and for the whole installation. Half of the latter
 * is out of reach of strangers who ask for the same recipients again and again: it is kept for people who are
 * signed in, and for recipients who had no email within a day. Before a transaction, never in one.
 */
export async function requireMailRoom(asking: Asking, { to, isSignedIn = false }: Email): Promise<void> {
  const { service, now, ip } = asking
  const { limiter, settings } = service
  if (settings.autoconfirmEmail) return
  // Strangers who use up a recipient's share do not keep the person from what they ask for when signed in.
  const recipient = recipientKey(to, isSignedIn)
  await limiter.requireRoom('mail-recipient', recipient, now, CODE)
  if (!isSignedIn) {
    await limiter.requireRoom('mail-network', ip, now, CODE)
    const isFirst = await limiter.hasRoom('mail-first', recipient, now)
    if (!isFirst) await requireShared(asking, 'mail-repeated', CODE)
  }
  await requireShared(asking, 'mail', CODE)
}

/** The same for text messages, whose total has no reserve: it is a limit of what they may cost. */
export async function requireTextRoom(asking: Asking, { to, isSignedIn = false }: Email): Promise<void> {
  const { limiter } = asking.service
  const code = 'over_sms_send_rate_limit'
  await limiter.requireRoom('sms-recipient', recipientKey(to, isSignedIn), asking.now, code)
  if (!isSignedIn) await limiter.requireRoom('sms-network', asking.ip, asking.now, code)
  await requireShared(asking, 'sms', code)
}

function recipientKey(to: string, isSignedIn: boolean): string {
  return createHash('sha256')
    .update(`${isSignedIn ? 'signed in' : 'stranger'}\n${to}`)
    .digest('hex')
}

/** What all share. That it ran out is for the operator to know: either it is too low, or somebody empties it. */
async function requireShared(
  { service: { limiter, log }, now, ip }: Asking,
  name: RateName,
  code: RefusalCode,
): Promise<void> {
  await limiter.requireRoom(name, 'everyone', now, code).catch((cause) => {
    log.error({ limit: name, ip }, 'ALARM: a limit of messages for the whole installation is reached')
    throw cause
  })
}
