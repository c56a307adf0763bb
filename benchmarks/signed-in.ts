import { ADMINISTRATOR } from './engines.ts'

/** A session of the administrator, and what a bare server needs to verify it. */
export async function signIn(origin: string): Promise<{ bearer: string; user: string; session: string }> {
  const answer = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: ADMINISTRATOR.ADMIN_EMAIL, password: ADMINISTRATOR.ADMIN_PASSWORD }),
  })
  const { access_token: bearer } = (await answer.json()) as { access_token: string }
  const claims = JSON.parse(Buffer.from(bearer.split('.')[1]!, 'base64url').toString())
  return { bearer, user: claims.sub, session: claims.session_id }
}
