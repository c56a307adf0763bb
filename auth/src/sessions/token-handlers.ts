import { exchangeIdToken } from '../identities/id-token-exchange.ts'
import { signInWithPassword } from '../passwords/password-sign-in.ts'
import type { Call, CallHandler } from '../requests/call.ts'
import { Refusal } from '../requests/refusal.ts'
import { signInWithWallet } from '../web3/web3-sign-in.ts'
import { exchangeCode } from './code-exchange.ts'
import { refreshSession } from './session-refresh.ts'

const GRANTS: Record<string, CallHandler> = {
  password: signInWithPassword,
  refresh_token: refreshSession,
  pkce: exchangeCode,
  id_token: exchangeIdToken,
  web3: signInWithWallet,
}

/** `POST /token?grant_type=…` (section 7.3). */
export async function exchangeToken(call: Call): Promise<Response> {
  const { service, query, ip, now } = call
  const name = query.get('grant_type') ?? ''
  // Wallets have a bucket of their own (section 8).
  if (name !== 'web3') await service.limiter.requireRoom('token', ip, now)
  const grant = Object.hasOwn(GRANTS, name) ? GRANTS[name] : undefined
  if (!grant) throw new Refusal(400, 'invalid_credentials', 'unsupported_grant_type')
  return grant(call)
}
