import { loadPublicSettings } from './public-settings.ts'

export interface WaysToSignIn {
  providers: { name: string; label: string }[]
  singleSignOn: boolean
  passkey: boolean
}

/** What is configured beside the password, and can be used in this browser. */
export async function loadWaysToSignIn(): Promise<WaysToSignIn> {
  const settings = await loadPublicSettings()
  return {
    providers: Object.entries(settings.provider_labels).map(([name, label]) => ({ name, label })),
    singleSignOn: settings.saml_enabled,
    passkey: settings.passkeys_enabled && 'PublicKeyCredential' in window,
  }
}
