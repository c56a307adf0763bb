import type { AuthError, GoTrueClient } from '@supabase/auth-js'
import { authClient } from '../../platform/session/session.ts'

export interface EnrolledApp {
  id: string
  /** QR code and secret. */
  picture: string
  secret: string
}

type Result<Data> = { data: Data; error: null } | { data: null; error: AuthError | Error }

export async function enrolApp(friendlyName: string): Promise<Result<EnrolledApp>> {
  const client = await authClient()
  await removeUnfinished(client)
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName, issuer: 'Plumbline' })
  if (error) return { data: null, error }
  // The client builds a data URL without escaping the `#` of colors.
  const drawing = data.totp.qr_code.replace(/^data:[^,]*,/, '')
  const picture = `data:image/svg+xml,${encodeURIComponent(drawing)}`
  return { data: { id: data.id, picture, secret: data.totp.secret }, error: null }
}

export async function confirmApp(factorId: string, code: string) {
  const client = await authClient()
  return client.mfa.challengeAndVerify({ factorId, code })
}

/** Registers a security key; removes an unfinished registration. */
export async function addKey(friendlyName: string): Promise<{ error: AuthError | Error | null }> {
  const client = await authClient()
  await removeUnfinished(client)
  const { error } = await client.mfa.webauthn.register({ friendlyName })
  if (error) await removeUnfinished(client)
  return { error }
}

export async function dropEnrolment(factorId: string): Promise<void> {
  await (await authClient()).mfa.unenroll({ factorId })
}

/** An abandoned enrollment would keep its name taken. */
async function removeUnfinished(client: GoTrueClient): Promise<void> {
  const { data } = await client.mfa.listFactors()
  const unfinished = data?.all.filter(({ status }) => status === 'unverified') ?? []
  for (const { id } of unfinished) await client.mfa.unenroll({ factorId: id })
}
