import { ADMINISTRATOR } from './engines.ts'

export interface SignedIn {
  bearer: string
  /** What a bare server needs to verify the session. */
  user: string
  session: string
}

/** A session, of the administrator where nobody else is named. */
export async function signIn(origin: string, email = ADMINISTRATOR.ADMIN_EMAIL): Promise<SignedIn> {
  const bearer = await bearerOf(origin, email)
  const claims = JSON.parse(Buffer.from(bearer.split('.')[1]!, 'base64url').toString())
  return { bearer, user: claims.sub, session: claims.session_id }
}

/** Everybody here has the administrator's password. */
export async function bearerOf(origin: string, email: string): Promise<string> {
  const answer = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: ADMINISTRATOR.ADMIN_PASSWORD }),
  })
  if (!answer.ok) throw new Error(`sign-in: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { access_token: string }).access_token
}
