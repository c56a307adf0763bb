/** The codes of the protocol reference's section 2.1 that this service gives. */
export type RefusalCode =
  | 'anonymous_provider_disabled'
  | 'bad_code_verifier'
  | 'bad_json'
  | 'bad_jwt'
  | 'bad_oauth_callback'
  | 'bad_oauth_state'
  | 'captcha_failed'
  | 'conflict'
  | 'current_password_invalid'
  | 'current_password_required'
  | 'email_address_invalid'
  | 'email_conflict_identity_not_deletable'
  | 'email_exists'
  | 'email_not_confirmed'
  | 'feature_disabled'
  | 'flow_state_already_used'
  | 'flow_state_expired'
  | 'flow_state_not_found'
  | 'identity_already_exists'
  | 'identity_not_found'
  | 'insufficient_aal'
  | 'invalid_credentials'
  | 'manual_linking_disabled'
  | 'mfa_challenge_expired'
  | 'mfa_factor_name_conflict'
  | 'mfa_factor_not_found'
  | 'mfa_ip_address_mismatch'
  | 'mfa_phone_enroll_not_enabled'
  | 'mfa_phone_verify_not_enabled'
  | 'mfa_recovery_codes_enroll_not_enabled'
  | 'mfa_recovery_codes_sole_factor'
  | 'mfa_recovery_codes_verify_not_enabled'
  | 'mfa_totp_enroll_not_enabled'
  | 'mfa_totp_verify_not_enabled'
  | 'mfa_verification_failed'
  | 'mfa_verified_factor_exists'
  | 'mfa_webauthn_enroll_not_enabled'
  | 'mfa_webauthn_verify_not_enabled'
  | 'no_authorization'
  | 'not_admin'
  | 'otp_disabled'
  | 'otp_expired'
  | 'over_email_send_rate_limit'
  | 'over_request_rate_limit'
  | 'over_sms_send_rate_limit'
  | 'passkey_disabled'
  | 'passkey_not_found'
  | 'phone_exists'
  | 'phone_not_confirmed'
  | 'phone_provider_disabled'
  | 'provider_disabled'
  | 'provider_email_needs_verification'
  | 'reauthentication_needed'
  | 'reauthentication_not_valid'
  | 'refresh_token_already_used'
  | 'refresh_token_not_found'
  | 'request_entity_too_large'
  | 'request_timeout'
  | 'same_password'
  | 'saml_assertion_no_email'
  | 'saml_assertion_no_user_id'
  | 'saml_metadata_fetch_failed'
  | 'saml_provider_disabled'
  | 'saml_relay_state_not_found'
  | 'session_expired'
  | 'session_not_found'
  | 'signup_disabled'
  | 'single_identity_not_deletable'
  | 'sms_send_failed'
  | 'sso_account_elsewhere'
  | 'sso_no_place'
  | 'sso_provider_not_found'
  | 'too_many_enrolled_mfa_factors'
  | 'too_many_passkeys'
  | 'unexpected_audience'
  | 'unexpected_failure'
  | 'user_already_exists'
  | 'user_banned'
  | 'user_not_found'
  | 'user_sso_managed'
  | 'validation_failed'
  | 'weak_password'
  | 'web3_provider_disabled'
  | 'web3_unsupported_chain'
  | 'webauthn_challenge_expired'
  | 'webauthn_challenge_not_found'
  | 'webauthn_verification_failed'

/** An answer of "no" that the caller can act on. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly code: RefusalCode
  /** Further members of the answer's body. */
  readonly extra: Record<string, unknown>
  readonly retryAfterSeconds: number | undefined

  constructor(
    status: number,
    code: RefusalCode,
    message: string,
    { extra = {}, retryAfterSeconds }: { extra?: Record<string, unknown>; retryAfterSeconds?: number } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.extra = extra
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The OAuth way of saying no: always 400 and without a code (section 2). */
export class OAuthRefusal extends Error {
  override readonly name = 'OAuthRefusal'
  readonly error: 'invalid_request' | 'invalid_grant'

  constructor(error: OAuthRefusal['error'], description: string) {
    super(description)
    this.error = error
  }
}

export function oauthRefusalResponse({ error, message }: OAuthRefusal): Response {
  return Response.json(
    { error, error_description: message },
    { status: 400, headers: { 'Cache-Control': 'no-store' } },
  )
}

const VERSION_HEADER = 'X-Supabase-Api-Version'
const NEW_SHAPE = '2024-01-01'

/** The body's shape depends on the version that the request asked for (section 2). */
export function refusalResponse(refusal: Refusal, request: Request): Response {
  const { status, code, message, extra, retryAfterSeconds } = refusal
  const headers = new Headers({ 'Cache-Control': 'no-store', 'x-sb-error-code': code })
  if (retryAfterSeconds !== undefined) headers.set('Retry-After', String(Math.ceil(retryAfterSeconds)))
  if (!asksForNewShape(request.headers.get(VERSION_HEADER)))
    return Response.json({ code: status, error_code: code, msg: message, ...extra }, { status, headers })
  headers.set(VERSION_HEADER, NEW_SHAPE)
  return Response.json({ code, message, ...extra }, { status, headers })
}

function asksForNewShape(version: string | null): boolean {
  if (version === null || !/^\d{4}-\d{2}-\d{2}$/.test(version)) return false
  return !Number.isNaN(Date.parse(version)) && version >= NEW_SHAPE
}
