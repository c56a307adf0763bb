import { authClient, bearerToken } from '../platform/session/session.ts'
import { rememberNextPath } from '../platform/session/session-names.ts'
import { withNetworkError } from './network-errors.ts'
import { providerClient, returnAddress } from './provider-client.ts'
import { signInProblem } from './sign-in-text.ts'

type Proof = { password: string } | { nonce: string } | { challenge_id: string; credential: unknown }

const PROBLEMS: Record<string, string> = {
  invalid_credentials: 'That password is not right.',
  reauthentication_not_valid: 'That code is not right, or it has expired.',
  webauthn_verification_failed: 'That passkey does not belong to this account.',
  over_request_rate_limit: 'Too many attempts. Please wait a few minutes before trying again.',
  over_email_send_rate_limit: 'A code was sent a moment ago. Please wait a minute before asking for another.',
}
const PASSKEY_UNUSED = 'No passkey was used. Try again, or type your password.'
const NO_ANSWER = 'We could not reach the server. Please check your connection and try again.'

/** Proves again who the person of this session is. Gives what went wrong, if anything did. */
async function prove(proof: Proof): Promise<string | undefined> {
  const answer = await fetch('/auth/v1/reauthenticate', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Supabase-Api-Version': '2024-01-01',
      Authorization: `Bearer ${await bearerToken()}`,
    },
    body: JSON.stringify(proof),
  }).catch(() => undefined)
  if (!answer) return NO_ANSWER
  if (answer.ok) return undefined
  const { code, message } = await answer.json().catch(() => ({}))
  return PROBLEMS[code] ?? message ?? NO_ANSWER
}

export const proveByPassword = (password: string) => prove({ password })

export const proveByCode = (code: string) => prove({ nonce: code.replaceAll(/\s/g, '') })

export async function proveByPasskey(): Promise<string | undefined> {
  const client = await authClient()
  const { data, error } = await client.passkey.startAuthentication()
  if (error) return PROBLEMS[error.code ?? ''] ?? error.message
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(data.options as never)
    const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential | null
    if (!credential) return PASSKEY_UNUSED
    return prove({ challenge_id: data.challenge_id, credential: credential.toJSON() })
  } catch {
    return PASSKEY_UNUSED
  }
}

/** The domain by which the institution's own provider is found, of somebody who has signed in there. */
export async function providerDomain(): Promise<string | undefined> {
  const { data } = await (await authClient()).getSession()
  const { email = '', app_metadata } = data.session?.user ?? { app_metadata: {} }
  const providers: unknown = app_metadata.providers
  const hasOwn = Array.isArray(providers) && providers.some((name) => String(name).startsWith('sso:'))
  return hasOwn ? email.split('@')[1] : undefined
}

/** Leaves for the provider, which asks again; the new session is the proof. Comes back to this page. */
export async function leaveToProve(domain: string): Promise<string | undefined> {
  rememberNextPath(location.pathname + location.search)
  const { error } = await withNetworkError(async () =>
    (await providerClient({ asksAgain: true })).signInWithSSO({
      domain,
      options: { redirectTo: returnAddress() },
    }),
  )
  return error ? signInProblem(error) : undefined
}

/** Mails a code. Gives what went wrong, if anything did. */
export async function mailCode(): Promise<string | undefined> {
  const { error } = await (await authClient()).reauthenticate()
  return error ? (PROBLEMS[error.code ?? ''] ?? error.message) : undefined
}
