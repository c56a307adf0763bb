import { createHash } from 'node:crypto'
import type { Db } from '@plumbline/database/db.ts'
import { lt } from 'drizzle-orm'
import { z } from 'zod'
import { type ProviderPerson, resolvePerson } from '../identities/identity-linking.ts'
import { requireRoomAndCaptcha } from '../limits/captcha.ts'
import { audienceOf } from '../requests/bearer.ts'
import type { Call } from '../requests/call.ts'
import { isAllowedRedirect, redirectTarget } from '../requests/redirect-target.ts'
import { OAuthRefusal, Refusal } from '../requests/refusal.ts'
import { beginSession, sessionResponse } from '../sessions/session-reply.ts'
import { type Chain, parseWalletMessage, type WalletMessage } from './web3-message.ts'
import { usedMessagesTable } from './web3-tables.ts'

const MESSAGE_MIN_BYTES = 64
const MESSAGE_MAX_BYTES = 20_480
const ISSUED_WITHIN_SECONDS = 600

const Web3Body = z.object({
  chain: z.string().default(''),
  message: z.string().default(''),
  signature: z.string().default(''),
})

/** `grant_type=web3` (section 7.3): a wallet signed that it wants in here and now. */
export async function signInWithWallet(call: Call): Promise<Response> {
  const { service, now } = call
  if (!service.settings.web3) throw new Refusal(422, 'web3_provider_disabled', 'Web3 provider is disabled')
  await requireRoomAndCaptcha(call, 'web3')
  const { chain, message: text, signature } = await call.body(Web3Body)
  if (chain !== 'ethereum' && chain !== 'solana')
    throw new Refusal(400, 'web3_unsupported_chain', 'Unsupported chain')
  const bytes = Buffer.byteLength(text)
  if (bytes < MESSAGE_MIN_BYTES || bytes > MESSAGE_MAX_BYTES)
    throw new Refusal(400, 'validation_failed', `message must have between 64 bytes and 20 KB`)

  const message = parseWalletMessage(chain, text)
  if (!message) throw refused('Signed message is not a sign-in message of that chain')
  requireForUs(call, message)
  requireInTime(call, message)
  // Loaded by the first such sign-in: few installations have one.
  const { isSignedBy } = await import('./web3-signature.ts')
  if (!isSignedBy(chain, message.address, text, signature))
    throw refused('Signature does not match address in message')

  const person = personOf(chain, message)
  const audience = await audienceOf(call)
  const begun = await service.db.transaction(async (tx) => {
    if (!(await takeMessage(tx, text, now))) throw refused('Signed message was used already')
    const resolved = await resolvePerson(tx, call, person, {
      audience,
      redirectTo: redirectTarget(call),
      linkTo: null,
    })
    if (resolved instanceof Refusal) throw resolved
    return beginSession(tx, call, resolved.userId, { method: 'web3', provider: chain })
  })
  return sessionResponse(call, begun)
}

/** A message that another site had signed must not open this one. */
function requireForUs({ service }: Call, { uri, domain }: WalletMessage): void {
  const url = URL.canParse(uri) ? new URL(uri) : undefined
  const isSecure = url?.protocol === 'https:' || url?.hostname === 'localhost'
  if (!url || !isSecure || !isAllowedRedirect(service, uri))
    throw refused('Signed message is using URI which is not allowed on this server')
  if (url.host !== domain)
    throw refused('Signed message is using a domain that does not match the one in URI')
}

function requireInTime({ now }: Call, { issuedAt, expiresAt, notBefore }: WalletMessage): void {
  const age = (now.getTime() - issuedAt.getTime()) / 1000
  if (Math.abs(age) > ISSUED_WITHIN_SECONDS)
    throw refused('Solana or Ethereum message was issued too long ago or in the future')
  if (expiresAt && expiresAt <= now) throw refused('Signed message is expired')
  if (notBefore && notBefore > now) throw refused('Signed message becomes valid in the future')
}

function personOf(chain: Chain, { address, domain, chainId }: WalletMessage): ProviderPerson {
  // Ethereum addresses are written with or without their checksum's capitals.
  const name = chain === 'ethereum' ? address.toLowerCase() : address
  const subject = `web3:${chain}:${name}`
  return {
    provider: 'web3',
    subject,
    email: undefined,
    emailVerified: false,
    data: {
      sub: subject,
      custom_claims: { chain, address: name, domain, ...(chainId ? { network: chainId } : {}) },
      email_verified: false,
      phone_verified: false,
    },
  }
}

async function takeMessage(tx: Db, text: string, now: Date): Promise<boolean> {
  const digest = createHash('sha256').update(text).digest('hex')
  const rows = await tx
    .insert(usedMessagesTable)
    .values({ digest, usedAt: now })
    .onConflictDoNothing()
    .returning({ digest: usedMessagesTable.digest })
  return rows.length > 0
}

export async function deleteOldMessages(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - 3 * ISSUED_WITHIN_SECONDS * 1000)
  await db.delete(usedMessagesTable).where(lt(usedMessagesTable.usedAt, oldest))
}

const refused = (text: string) => new OAuthRefusal('invalid_grant', text)
