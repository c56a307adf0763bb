import { ADMINISTRATOR } from './engines.ts'

/** A session of the administrator, and what a bare server needs to verify it. */
export async function signIn(origin: string): Promise<{ bearer: string; user: string; session: string }> {
  const bearer = await bearerOf(origin, ADMINISTRATOR.ADMIN_EMAIL)
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
