import type { AuthError } from '@supabase/auth-js'

/** The specified messages by error code; other errors show the server's message. */
const SIGN_IN_PROBLEMS: Record<string, string> = {
  invalid_credentials:
    'The email or password you entered is incorrect. Please check your credentials and try again.',
  email_not_confirmed: 'Please check your email and click the confirmation link before signing in.',
  over_request_rate_limit: 'Too many login attempts. Please wait a few minutes before trying again.',
  sso_provider_not_found: 'Single sign-on is not set up for this email address. Sign in with your password.',
}

/** For a return from a provider without a session. */
export const RETURN_FAILED = 'The sign-in was not completed. Please try again.'

/** By the error code of the sign-in service or of the provider. */
const RETURN_PROBLEMS: Record<string, string> = {
  bad_oauth_state: 'This sign-in took too long, or was finished before. Please try again.',
  signup_disabled: 'There is no account for this address. Contact your administrator for one.',
  sso_account_elsewhere:
    'Your sign-in provider does not open this account. Sign in with your password, or ask a manager of your institution.',
  sso_no_place: 'The plan of your institution has no place left. Ask a manager of your institution.',
  otp_expired: 'This link is invalid, has expired or was used before. Please ask for a new one.',
}

/** Shows the provider's text only if this tab started the flow: anyone can write text into a link. */
export function returnProblem(parameters: URLSearchParams, begunHere: boolean): string {
  const code = parameters.get('error_code')
  if (code === 'bad_oauth_callback' && parameters.get('error') === 'access_denied') return SIGN_IN_CANCELLED
  const said = begunHere ? parameters.get('error_description') : null
  return RETURN_PROBLEMS[code ?? ''] ?? (said || RETURN_FAILED)
}

const SIGN_IN_CANCELLED = 'The sign-in was cancelled at the provider. Try again, or sign in another way.'

/** Browsers do not distinguish a canceled prompt from a missing passkey. */
export const PASSKEY_UNUSED = 'No passkey was used. Try again, or sign in with your password.'

const RESET_REQUEST_PROBLEMS: Record<string, string> = {
  user_not_found: 'No account found with this email address.',
  over_request_rate_limit: 'Too many reset attempts. Please wait before trying again.',
  over_email_send_rate_limit: 'Too many reset attempts. Please wait before trying again.',
}

const UNREACHABLE = 'The server could not be reached. Please check your connection and try again.'
const SERVER_FAULT = 'Something went wrong on the server. Please try again in a moment.'

export function signInProblem(error: AuthError): string {
  return SIGN_IN_PROBLEMS[error.code ?? ''] ?? serverText(error) ?? noAnswer(error)
}

export function resetRequestProblem(error: AuthError): string {
  return (
    RESET_REQUEST_PROBLEMS[error.code ?? ''] ??
    serverText(error) ??
    'Failed to send reset email. Please try again.'
  )
}

/** Without a status the server was unreachable; with one the server failed. */
export function noAnswer({ status }: AuthError): string {
  return status ? SERVER_FAULT : UNREACHABLE
}

export function serverText({ status, message }: AuthError): string | undefined {
  return status && status < 500 && message ? message : undefined
}

export const RESET_LINK_PROBLEMS = {
  missing: 'Invalid or missing reset token. Please request a new password reset.',
  refused: 'Invalid or expired reset token. Please request a new password reset.',
  invitation:
    'It was used already, or it is too old: sign in with the password that you chose, or ask the person who invited you to send it again.',
  unchecked: 'Failed to validate reset token. Please try again.',
} as const

export const UPDATE_FAILED = 'Failed to update password. Please try again.'

/** Texts of the page that a mailed link opens. */
export interface PasswordWords {
  title: string
  lead: string
  submit: string
  done: string
  doneLead: string
}

export const RESET_WORDS: PasswordWords = {
  title: 'Reset Password',
  lead: 'Choose a new password for your account.',
  submit: 'Update Password',
  done: 'Password Updated',
  doneLead: 'Your password has been changed.',
}

/** For invited people, who have no password to reset. */
export const INVITATION_WORDS: PasswordWords = {
  title: 'Choose a password',
  lead: 'With it and your email address you sign in from now on.',
  submit: 'Save Password',
  done: 'Password Saved',
  doneLead: 'Your account is open.',
}
