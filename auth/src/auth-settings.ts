import { readFileSync } from 'node:fs'
import { PASSWORD_MAX_BYTES, USUAL_DEMANDS } from '@plumbline/rules/passwords/password-rule.ts'
import { z } from 'zod'
import { readProviders } from './identities/provider-settings.ts'
import { readRates } from './limits/limit-rates.ts'
import { readSsoProviders } from './sso/sso-settings.ts'

const flag = (byDefault: boolean) =>
  z
    .enum(['true', 'false', '1', '0', 'on', 'off'], { error: 'must be true or false' })
    .transform((value) => value === 'true' || value === '1' || value === 'on')
    .default(byDefault)

const whole = (byDefault: number, { min, max }: { min: number; max: number }) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min).max(max))
    .default(byDefault)

const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
)

const PrivateKeySet = z.object({
  keys: z
    .array(
      z.looseObject({
        kty: z.enum(['EC', 'RSA']),
        alg: z.enum(['ES256', 'RS256']).optional(),
        kid: z.string().min(1),
        d: z.string({ error: 'must be a private key' }),
      }),
    )
    .min(1),
})

const DAY = 86_400

const Settings = z.object({
  AUTH_SIGNUP: z.enum(['open', 'closed']).default('closed'),
  AUTH_AUTOCONFIRM_EMAIL: flag(false),
  AUTH_AUTOCONFIRM_PHONE: flag(false),
  AUTH_ANONYMOUS: flag(false),
  AUTH_PHONE: flag(false),
  AUTH_MANUAL_LINKING: flag(false),
  AUTH_SAML: flag(false),
  AUTH_WEB3: flag(false),
  AUTH_MFA_TOTP: flag(true),
  AUTH_MFA_WEBAUTHN: flag(true),
  AUTH_MFA_RECOVERY_CODES: flag(true),
  AUTH_PASSKEYS: flag(true),
  AUTH_SECURE_EMAIL_CHANGE: flag(true),
  AUTH_REAUTHENTICATION: flag(false),
  AUTH_REQUIRE_CURRENT_PASSWORD: flag(false),
  AUTH_PASSWORD_MIN_LENGTH: whole(USUAL_DEMANDS.minLength, { min: 6, max: PASSWORD_MAX_BYTES }),
  AUTH_PASSWORD_REQUIRED_CHARACTERS: z
    .string()
    .transform(characterSets)
    .default([...USUAL_DEMANDS.requiredCharacters]),
  AUTH_JWT_KEYS: z.string().transform(readKeySet).optional(),
  AUTH_JWT_TTL_SECONDS: whole(3600, { min: 60, max: 604_800 }),
  AUTH_REUSE_INTERVAL_SECONDS: whole(10, { min: 0, max: 3600 }),
  AUTH_SESSION_IDLE_SECONDS: whole(14 * DAY, { min: 300, max: 365 * DAY }),
  AUTH_SESSION_LIFETIME_SECONDS: whole(90 * DAY, { min: 300, max: 3650 * DAY }),
  AUTH_RECENT_AUTHENTICATION_SECONDS: whole(300, { min: 60, max: DAY }),
  AUTH_ADMIN_ROLES: list.default(['service_role', 'supabase_admin']),
  AUTH_RATE_LIMITS: z.string().default('').transform(asIssue(readRates)),
  AUTH_MAIL_SPACING_SECONDS: whole(60, { min: 0, max: 86_400 }),
  AUTH_RECOVERY_TTL_SECONDS: whole(86_400, { min: 60, max: 604_800 }),
  AUTH_REDIRECT_ALLOW_LIST: list.default([]),
  AUTH_HIDE_UNKNOWN_EMAILS: flag(false),
  AUTH_MFA_PHONE: flag(false),
  AUTH_SMS_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  AUTH_SMS_WEBHOOK_SECRET: z.string().min(16).optional(),
  AUTH_CAPTCHA_PROVIDER: z.enum(['hcaptcha', 'turnstile']).optional(),
  AUTH_CAPTCHA_SECRET: z.string().optional(),
  AUTH_CAPTCHA_URL: z.url({ protocol: /^https?$/ }).optional(),
  AUTH_SAML_PROVIDERS: z.string().transform(asIssue(readSsoProviders)).default([]),
  AUTH_PROVIDERS: z.string().transform(asIssue(readProviders)).default([]),
})

export type AuthSettings = ReturnType<typeof readAuthSettings>

/** Reads the settings of the protocol reference's section 13; throws with the name and the reason of each wrong one. */
export function readAuthSettings(env: Record<string, string | undefined>) {
  // An empty value in an environment file means "not set".
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = Settings.safeParse(given)
  if (!result.success) throw new Error(`The sign-in settings are invalid.\n${z.prettifyError(result.error)}`)
  const read = result.data
  return {
    signUpIsOpen: read.AUTH_SIGNUP === 'open',
    autoconfirmEmail: read.AUTH_AUTOCONFIRM_EMAIL,
    autoconfirmPhone: read.AUTH_AUTOCONFIRM_PHONE,
    anonymous: read.AUTH_ANONYMOUS,
    phone: read.AUTH_PHONE,
    manualLinking: read.AUTH_MANUAL_LINKING,
    saml: read.AUTH_SAML,
    web3: read.AUTH_WEB3,
    mfaTotp: read.AUTH_MFA_TOTP,
    mfaWebauthn: read.AUTH_MFA_WEBAUTHN,
    mfaRecoveryCodes: read.AUTH_MFA_RECOVERY_CODES,
    passkeys: read.AUTH_PASSKEYS,
    secureEmailChange: read.AUTH_SECURE_EMAIL_CHANGE,
    reauthentication: read.AUTH_REAUTHENTICATION,
    requireCurrentPassword: read.AUTH_REQUIRE_CURRENT_PASSWORD,
    passwordDemands: {
      minLength: read.AUTH_PASSWORD_MIN_LENGTH,
      requiredCharacters: read.AUTH_PASSWORD_REQUIRED_CHARACTERS,
    },
    jwtKeys: read.AUTH_JWT_KEYS,
    jwtTtlSeconds: read.AUTH_JWT_TTL_SECONDS,
    reuseIntervalSeconds: read.AUTH_REUSE_INTERVAL_SECONDS,
    sessionIdleSeconds: read.AUTH_SESSION_IDLE_SECONDS,
    sessionLifetimeSeconds: read.AUTH_SESSION_LIFETIME_SECONDS,
    recentAuthenticationSeconds: read.AUTH_RECENT_AUTHENTICATION_SECONDS,
    adminRoles: read.AUTH_ADMIN_ROLES,
    rates: read.AUTH_RATE_LIMITS,
    mailSpacingSeconds: read.AUTH_MAIL_SPACING_SECONDS,
    recoveryTtlSeconds: read.AUTH_RECOVERY_TTL_SECONDS,
    redirectAllowList: read.AUTH_REDIRECT_ALLOW_LIST,
    mfaPhone: read.AUTH_MFA_PHONE,
    smsWebhook: readSmsWebhook(read),
    captcha: readCaptcha(read),
    ssoProviders: read.AUTH_SAML_PROVIDERS,
    providers: read.AUTH_PROVIDERS,
    hideUnknownEmails: read.AUTH_HIDE_UNKNOWN_EMAILS,
  }
}

const CAPTCHA_URLS = {
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
}

function readCaptcha(read: z.infer<typeof Settings>): { url: string; secret: string } | undefined {
  const { AUTH_CAPTCHA_PROVIDER: provider, AUTH_CAPTCHA_SECRET: secret, AUTH_CAPTCHA_URL: url } = read
  const address = url ?? (provider && CAPTCHA_URLS[provider])
  if (!address !== !secret)
    throw new Error('AUTH_CAPTCHA_SECRET belongs together with AUTH_CAPTCHA_PROVIDER or AUTH_CAPTCHA_URL')
  return address && secret ? { url: address, secret } : undefined
}

function readSmsWebhook(read: z.infer<typeof Settings>): { url: string; secret: string } | undefined {
  const { AUTH_SMS_WEBHOOK_URL: url, AUTH_SMS_WEBHOOK_SECRET: secret } = read
  if (!url !== !secret) throw new Error('AUTH_SMS_WEBHOOK_URL and AUTH_SMS_WEBHOOK_SECRET belong together')
  return url && secret ? { url, secret } : undefined
}

/** Sets are separated by a colon; a colon that belongs to a set is written `\:`. */
function characterSets(value: string): string[] {
  return value
    .split(/(?<!\\):/)
    .map((set) => set.replaceAll('\\:', ':'))
    .filter(Boolean)
}

/** The JWK set itself, or the path of a file that holds it. */
function readKeySet(value: string, context: z.RefinementCtx) {
  try {
    const text = value.trimStart().startsWith('{') ? value : readFileSync(value, 'utf8')
    const set = PrivateKeySet.safeParse(JSON.parse(text))
    if (set.success) return set.data.keys
    context.addIssue({ code: 'custom', message: z.prettifyError(set.error) })
  } catch {
    // The cause may quote the value, which is a secret.
    context.addIssue({
      code: 'custom',
      message: 'must be a JWK set with private keys, or the path of a readable file with one',
    })
  }
  return z.NEVER
}

function asIssue<T>(read: (value: string) => T) {
  return (value: string, context: z.RefinementCtx): T => {
    try {
      return read(value)
    } catch (cause) {
      context.addIssue({ code: 'custom', message: cause instanceof Error ? cause.message : String(cause) })
      return z.NEVER
    }
  }
}
