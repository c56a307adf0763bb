import { z } from 'zod'
import {
  deleteFlow,
  isFlowExpired,
  lockFlowByAuthCode,
  verifierMatches,
} from '../one-time-tokens/flow-state-store.ts'
import { type Call, isUuid } from '../requests/call.ts'
import { Refusal } from '../requests/refusal.ts'
import { requireMaySignIn } from '../users/user-standing.ts'
import { lockUser, updateUser } from '../users/user-store.ts'
import { beginToChoosePassword } from './password-choice.ts'
import { beginSession, sessionResponse } from './session-reply.ts'

const CodeBody = z.object({ auth_code: z.string().default(''), code_verifier: z.string().default('') })

/** `grant_type=pkce` (section 7.3). */
export async function exchangeCode(call: Call): Promise<Response> {
  const { service, now } = call
  const { auth_code: code, code_verifier: verifier } = await call.body(CodeBody)
  if (code === '' || verifier === '')
    throw new Refusal(
      400,
      'validation_failed',
      'invalid request: both auth code and code verifier should be non-empty',
    )
  const { begun, flow } = await service.db.transaction(async (tx) => {
    const flow = isUuid(code) ? await lockFlowByAuthCode(tx, code) : undefined
    const user = flow?.userId ? await lockUser(tx, flow.userId) : undefined
    if (!flow || !user)
      throw new Refusal(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
    if (isFlowExpired(flow, now))
      throw new Refusal(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
    if (!verifierMatches(flow, verifier))
      throw new Refusal(
        400,
        'bad_code_verifier',
        'code challenge does not match previously saved code verifier',
      )
    requireMaySignIn(user, now, 400)
    await deleteFlow(tx, flow.id)
    // The client that brings the verifier chose the password at the sign-up.
    if (flow.passwordHash && !user.passwordHash)
      await updateUser(tx, user.id, now, { passwordHash: flow.passwordHash })
    // Links of the version before may have been sent with PKCE.
    const isToChoosePassword = flow.method === 'recovery' || flow.method === 'invite'
    const begun = isToChoosePassword
      ? await beginToChoosePassword(tx, call, user.id, flow.method)
      : await beginSession(tx, call, user.id, {
          method: flow.method,
          ...(flow.provider !== null && { provider: flow.provider }),
          ...(flow.authenticatedAt && { authenticatedAt: flow.authenticatedAt }),
        })
    return { flow, begun }
  })
  return sessionResponse(call, begun, {
    ...(flow.providerToken ? { provider_token: flow.providerToken } : {}),
    ...(flow.providerRefreshToken ? { provider_refresh_token: flow.providerRefreshToken } : {}),
  })
}
