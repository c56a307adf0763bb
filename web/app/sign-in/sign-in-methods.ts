import { loadPublicSettings } from './public-settings.ts'

export interface SignInMethods {
  providers: { name: string; label: string }[]
  singleSignOn: boolean
  passkey: boolean
}

/** Configured sign-in methods other than the password that work in this browser. */
export async function loadSignInMethods(): Promise<SignInMethods> {
  const settings = await loadPublicSettings()
  return {
    providers: Object.entries(settings.provider_labels).map(([name, label]) => ({ name, label })),
    singleSignOn: settings.saml_enabled,
    passkey: settings.passkeys_enabled && 'PublicKeyCredential' in window,
  }
}
