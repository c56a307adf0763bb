import type { Call } from './requests/call.ts'

/** The release of the reference server whose behaviour this one shows. */
const PROTOCOL_VERSION = 'v2.196.0'
const KEYS_CACHED_SECONDS = 600

export async function describeHealth(): Promise<Response> {
  return Response.json({
    version: PROTOCOL_VERSION,
    name: 'GoTrue',
    description: 'GoTrue is a user registration and authentication API',
  })
}

export async function describeSettings({ service: { settings, providers } }: Call): Promise<Response> {
  const configured = providers.list()
  return Response.json({
    external: {
      anonymous_users: settings.anonymous,
      email: true,
      phone: settings.phone,
      ...Object.fromEntries(configured.map(({ name }) => [name, true])),
    },
    // Ours beside the protocol's own: what people call each provider, and what a new password needs.
    provider_labels: Object.fromEntries(configured.map(({ name, label }) => [name, label])),
    password: {
      min_length: settings.passwordDemands.minLength,
      required_characters: settings.passwordDemands.requiredCharacters,
    },
    // And how long sessions last.
    session: {
      idle_seconds: settings.sessionIdleSeconds,
      lifetime_seconds: settings.sessionLifetimeSeconds,
    },
    disable_signup: !settings.signUpIsOpen,
    mailer_autoconfirm: settings.autoconfirmEmail,
    phone_autoconfirm: settings.autoconfirmPhone,
    sms_provider: settings.smsWebhook ? 'webhook' : '',
    saml_enabled: settings.saml,
    passkeys_enabled: settings.passkeys,
  })
}

/** Public halves only (section 4). A key is listed here before it signs. */
export async function listPublicKeys(call: Call): Promise<Response> {
  await call.secret()
  const published = await call.service.keys.all()
  return Response.json(
    { keys: published.map(({ publicJwk }) => publicJwk) },
    { headers: { 'Cache-Control': `public, max-age=${KEYS_CACHED_SECONDS}` } },
  )
}
