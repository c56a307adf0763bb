import { TOTP } from 'otpauth'
import type { TestAuth } from './test-auth.ts'

/** Somebody with an authenticator app, and the session that added it. */
export async function withFactor(
  service: TestAuth,
  person?: { id: string; email: string; password: string },
) {
  const owner = person ?? (await service.addPerson())
  const { client, session } = await service.signIn(owner)
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  if (error) throw error
  const { secret } = data.totp
  const { error: refused } = await client.mfa.challengeAndVerify({
    factorId: data.id,
    code: codeOf(service, secret),
  })
  if (refused) throw refused
  return { person: owner, client, session, factorId: data.id, secret }
}

export function codeOf(service: TestAuth, secret: string, aheadSeconds = 0): string {
  return new TOTP({ secret }).generate({ timestamp: service.now().getTime() + aheadSeconds * 1000 })
}
