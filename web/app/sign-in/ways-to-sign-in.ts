export interface WaysToSignIn {
  providers: { name: string; label: string }[]
  singleSignOn: boolean
  passkey: boolean
}

interface PublicSettings {
  provider_labels: Record<string, string>
  saml_enabled: boolean
  passkeys_enabled: boolean
}

/** What is configured beside the password, and can be used in this browser. */
export async function loadWaysToSignIn(): Promise<WaysToSignIn> {
  const answer = await fetch('/auth/v1/settings')
  if (!answer.ok) throw new Error(`the sign-in settings could not be read: ${answer.status}`)
  const settings: PublicSettings = await answer.json()
  return {
    providers: Object.entries(settings.provider_labels).map(([name, label]) => ({ name, label })),
    singleSignOn: settings.saml_enabled,
    passkey: settings.passkeys_enabled && 'PublicKeyCredential' in window,
  }
}
