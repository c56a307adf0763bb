/** Public settings of the sign-in service. */
export interface PublicSettings {
  provider_labels: Record<string, string>
  saml_enabled: boolean
  passkeys_enabled: boolean
  password: { min_length: number; required_characters: string[] }
}

let asked: Promise<PublicSettings> | undefined

/** Loaded once; a failed request is retried by the next caller. */
export function loadPublicSettings(): Promise<PublicSettings> {
  asked ??= ask().catch((cause) => {
    asked = undefined
    throw cause
  })
  return asked
}

async function ask(): Promise<PublicSettings> {
  const answer = await fetch('/auth/v1/settings')
  if (!answer.ok) throw new Error(`the sign-in settings could not be read: ${answer.status}`)
  return answer.json()
}
