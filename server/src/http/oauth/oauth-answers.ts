type OAuthErrorCode =
  | 'invalid_request'
  | 'invalid_grant'
  | 'invalid_target'
  | 'unsupported_grant_type'
  | 'invalid_redirect_uri'
  | 'invalid_client_metadata'
  | 'temporarily_unavailable'

/** Errors of RFC 6749, 7591, and 8707, as their programs read them. */
export class OAuthError extends Error {
  override readonly name = 'OAuthError'
  readonly code: OAuthErrorCode
  readonly status: number
  constructor(code: OAuthErrorCode, text: string, status = 400) {
    super(text)
    this.code = code
    this.status = status
  }
}

const HEADERS = { 'Cache-Control': 'no-store', Pragma: 'no-cache' }

export const oauthAnswer = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: HEADERS })

export const oauthErrorAnswer = ({ code, message, status }: OAuthError): Response =>
  oauthAnswer({ error: code, error_description: message }, status)
