import { WRITING_SCOPE } from '@plumbline/contract/tenancy/connected-assistants.ts'
import type { Db } from '@plumbline/database/db.ts'
import { recordAudit } from '../../platform/audit-log/audit-log.ts'
import { ACCESS_SECONDS, provesChallenge } from '../../tenancy/connected-assistants/assistant-secrets.ts'
import {
  giveTokens,
  lockToken,
  type PresentedToken,
  wasAnswerUsed,
} from '../../tenancy/connected-assistants/assistant-token-store.ts'
import { endAssistant } from '../../tenancy/connected-assistants/connected-assistant-store.ts'
import { isSameResource } from '../../tenancy/connected-assistants/connection-request.ts'
import { OAuthError } from './oauth-answers.ts'

interface Call {
  db: Db
  ip: string
  resource: string
}
type Form = Readonly<Record<string, string>>

const TAKEN_TWICE = 'A secret was used twice'

const refused = (text: string) => new OAuthError('invalid_grant', text)

/** `POST /oauth/token` (RFC 6749, sections 4.1.3 and 6, as OAuth 2.1 narrows them). */
export async function exchangeToken(call: Call, form: Form) {
  const { grant_type: grant = '', resource = '' } = form
  if (resource !== '' && !isSameResource(resource, call.resource))
    throw new OAuthError('invalid_target', `resource: only ${call.resource} can be asked for here.`)
  if (grant !== 'authorization_code' && grant !== 'refresh_token')
    throw new OAuthError('unsupported_grant_type', 'grant_type: send authorization_code or refresh_token.')
  const name = grant === 'authorization_code' ? 'code' : 'refresh_token'
  const secret = form[name] ?? ''
  if (secret === '' || !form.client_id)
    throw new OAuthError('invalid_request', `Send ${name} and client_id in the form.`)
  // A refusal is an answer, not an exception: what it ended stays ended.
  const answer = await call.db.transaction(async (tx) => {
    const token = await lockToken(tx, secret, [name === 'code' ? 'code' : 'refresh'])
    const problem = token
      ? problemOf(token, form, call.resource)
      : refused(`${name}: it is not valid, or its connection has ended. Ask the person to connect again.`)
    if (!token || problem) return problem
    if (token.isUsed && (name === 'code' || (await wasAnswerUsed(tx, token.institutionId, secret)))) {
      await endReused(tx, token, call.ip)
      return refused(
        `${name}: it was used before. The connection has ended; ask the person to connect again.`,
      )
    }
    return { token, ...(await giveTokens(tx, token, secret)) }
  })
  if (answer instanceof OAuthError) throw answer
  const { token, access, refresh } = answer!
  return {
    access_token: access,
    token_type: 'Bearer',
    expires_in: ACCESS_SECONDS,
    refresh_token: refresh,
    scope: [...token.nouns, ...(token.mayWrite ? [WRITING_SCOPE] : [])].join(' '),
  }
}

function problemOf(token: PresentedToken, form: Form, resource: string): OAuthError | undefined {
  const { codeChallenge, redirectUri } = token
  if (token.clientId !== form.client_id) return refused('client_id: it was given to another assistant.')
  if (!token.lives || token.isExpired || token.resource !== resource)
    return refused('It has ended. Ask the person to connect again.')
  if (codeChallenge !== null && !provesChallenge(form.code_verifier ?? '', codeChallenge))
    return refused('code_verifier: it does not belong to the code_challenge.')
  // OAuth 2.1 leaves it out; who sends it has to mean the same address.
  if (redirectUri !== null && form.redirect_uri !== undefined && form.redirect_uri !== redirectUri)
    return refused('redirect_uri: it is not the one of the request.')
  return undefined
}

/** Two hold the secret, and nobody can tell which of them was meant: the connection ends for both. */
async function endReused(tx: Db, token: PresentedToken, ip: string): Promise<void> {
  const { institutionId, assistantId: id, userId, name } = token
  const ended = await endAssistant(tx, { institutionId, id, userId }, TAKEN_TWICE)
  if (ended)
    await recordAudit(tx, {
      action: 'assistant.token_reused',
      actorId: userId,
      subjectId: id,
      ip,
      institutionId,
      detail: { assistant: name },
    })
}

/** `POST /oauth/revoke` (RFC 7009): either token ends the connection. Unknown ones are no error. */
export async function revokeToken({ db, ip }: Pick<Call, 'db' | 'ip'>, { token = '', client_id }: Form) {
  await db.transaction(async (tx) => {
    const found = await lockToken(tx, token, ['access', 'refresh'])
    if (!found || (client_id !== undefined && client_id !== found.clientId)) return
    const { institutionId, assistantId: id, userId, name } = found
    const ended = await endAssistant(tx, { institutionId, id, userId }, 'The assistant itself')
    if (!ended) return
    await recordAudit(tx, {
      action: 'assistant.disconnected',
      actorId: userId,
      subjectId: id,
      ip,
      institutionId,
      detail: { assistant: name, personId: userId },
    })
  })
}
