import type { KeyNoun } from '@plumbline/contract/tenancy/api-keys.ts'
import {
  ASSISTANT_NOUNS,
  ASSISTANT_SCOPES,
  type ConnectionRequest,
  WRITING_SCOPE,
} from '@plumbline/contract/tenancy/connected-assistants.ts'
import { withParameters } from './redirect-address.ts'

export interface Asked {
  nouns: KeyNoun[]
  asksToWrite: boolean
  problem: { error: string; text: string } | null
}

/** Addresses of the same resource; some programs add a slash. */
export const isSameResource = (asked: string, resource: string): boolean =>
  asked === resource || asked === `${resource}/`

/** What an assistant asks for, and what is wrong with how it asks. Scopes that nobody knows are left out (RFC 6749, 3.3). */
export function readRequest(request: ConnectionRequest, resource: string): Asked {
  const given = request.scope.split(' ').filter(Boolean)
  const scopes = new Set(given.length > 0 ? given : ASSISTANT_SCOPES)
  const nouns = ASSISTANT_NOUNS.filter((noun) => scopes.has(noun))
  return {
    nouns,
    asksToWrite: scopes.has(WRITING_SCOPE) && nouns.includes('tasks'),
    problem: problemOf(request, resource, nouns.length > 0),
  }
}

function problemOf(request: ConnectionRequest, resource: string, hasScope: boolean): Asked['problem'] {
  const { responseType, codeChallenge, codeChallengeMethod, resource: asked } = request
  if (responseType !== 'code')
    return { error: 'unsupported_response_type', text: 'response_type: only “code” is supported.' }
  if (codeChallengeMethod !== 'S256' || !/^[\w-]{43}$/.test(codeChallenge))
    return {
      error: 'invalid_request',
      text: 'code_challenge: the assistant has to use PKCE with the method S256.',
    }
  if (asked !== '' && !isSameResource(asked, resource))
    return { error: 'invalid_target', text: `resource: only ${resource} can be asked for here.` }
  if (!hasScope)
    return { error: 'invalid_scope', text: 'scope: the assistant asked for nothing that exists here.' }
  return null
}

/** The address with an answer to the assistant: a code, or an error. `iss` tells it who answers (RFC 9207). */
export function answerAddress(
  { redirectUri, state }: ConnectionRequest,
  publicUrl: string,
  answer: Record<string, string>,
): string {
  return withParameters(redirectUri, { ...answer, state, iss: publicUrl })
}
