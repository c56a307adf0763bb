import type { AuditAction } from '@plumbline/contract/audit-action.ts'
import { dateAndTime } from '../ui/date-text.tsx'

const ACTIONS: Readonly<Record<AuditAction, string>> = {
  'application.reopen': 'Reopened an application',
  'application.resume_read': 'Opened a resume',
  'application.reviewed': 'Reviewed an application',
  'article.create': 'Created an article',
  'article.delete': 'Deleted an article',
  'article.unpublish': 'Unpublished an article',
  'article.update': 'Changed an article',
  'audit.export': 'Exported the audit log',
  'auth.code_requested': 'Asked for a code by text message',
  'auth.email_change_half_confirmed': 'Confirmed an email change from one address',
  'auth.email_change_requested': 'Asked for an email change',
  'auth.email_changed': 'Changed the email address',
  'auth.email_confirmed': 'Confirmed the email address',
  'auth.factor_added': 'Added a second factor',
  'auth.factor_enrolled': 'Began to add a second factor',
  'auth.factor_removed': 'Removed a second factor',
  'auth.factor_verified': 'Gave the second factor',
  'auth.factors_removed': 'Removed all second factors',
  'auth.identity_linked': 'Linked a sign-in provider',
  'auth.identity_unlinked': 'Unlinked a sign-in provider',
  'auth.invitation_accepted': 'Accepted the invitation',
  'auth.keys_rotated': 'Made a new signing key',
  'auth.link_generated': 'Made a sign-in link',
  'auth.link_requested': 'Asked for a link by email',
  'auth.passkey_added': 'Added a passkey',
  'auth.passkey_removed': 'Removed a passkey',
  'auth.passkey_renamed': 'Renamed a passkey',
  'auth.password_changed': 'Changed the password',
  'auth.phone_changed': 'Changed the phone number',
  'auth.phone_confirmed': 'Confirmed the phone number',
  'auth.reauthentication_requested': 'Asked for a confirmation code',
  'auth.recovery_codes_remade': 'Made new recovery codes',
  'auth.recovery_requested': 'Sent a password reset',
  'auth.refresh_token_reused': 'Session ended: its token was used twice',
  'auth.reset_link_opened': 'Opened a password reset link',
  'auth.secrets_renewed': 'Renewed the secrets, which ended every session',
  'auth.session_moved': 'Session went on from another address',
  'auth.sign_in': 'Signed in',
  'auth.sign_in_failed': 'Failed to sign in',
  'auth.sign_out': 'Signed out',
  'auth.sign_up': 'Signed up',
  'auth.user_created': 'Created the account',
  'auth.user_deleted': 'Deleted the account',
  'auth.user_invited': 'Sent an invitation',
  'auth.user_reactivated': 'Reactivated the account',
  'auth.user_suspended': 'Suspended the account',
  'auth.user_updated': 'Changed the account',
  'blog.create': 'Created a blog post',
  'blog.delete': 'Deleted a blog post',
  'blog.preview': 'Made a preview link to a blog post',
  'blog.update': 'Changed a blog post',
  'contact_message.file': 'Sent a message',
  'content.correct': 'Corrected a text that came with the program',
  'job_application.file': 'Sent a job application',
  'media.upload': 'Uploaded a picture',
  'message.done': 'Marked a message as done',
  'message.reopen': 'Reopened a message',
  'person.erase': 'Erased what is held about a person',
  'person.export': 'Exported what is held about a person',
  'press.create': 'Created a press item',
  'press.delete': 'Deleted a press item',
  'press.preview': 'Made a preview link to a press item',
  'press.update': 'Changed a press item',
  'report.create': 'Created a report',
  'report.delete': 'Deleted a report',
  'retention.delete': 'Deleted what had outlived its time',
  'trial.accept': 'Accepted a trial request',
  'trial.decline': 'Declined a trial request',
  'trial_request.file': 'Asked for a trial',
  'user.create': 'Created a user',
  'user.export': 'Exported the users',
  'user.make_admin': 'Made a user an administrator',
  'user.role_changed': 'Changed the role of a user',
  'user.trial_converted': 'Made a trial a full account',
  'user.trial_extended': 'Extended a trial',
  'user.update': 'Changed a user',
}

/** What an older program wrote keeps its name. */
export function actionWords(action: string): string {
  return (ACTIONS as Readonly<Record<string, string>>)[action] ?? action
}

/** What the names of the details do not say by themselves. */
const DETAILS: Readonly<Record<string, string>> = {
  endsAt: 'ends',
  isPublished: 'published',
  kid: 'key',
  sessionId: 'session',
  factorId: 'factor',
  passkeyId: 'passkey',
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/
/** A suspension without an end is kept as one that ends then. */
const FOREVER = '9999'

/** The details of an entry, which are kept as JSON, in a line for people. */
export function detailWords(detail: string): string {
  return Object.entries(JSON.parse(detail) as Record<string, unknown>)
    .map(([name, value]) => `${nameWords(name)}: ${valueWords(value)}`)
    .join(' · ')
}

function nameWords(name: string): string {
  return (
    DETAILS[name] ?? name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('_', ' ')
  )
}

function valueWords(value: unknown): string {
  if (value === true) return 'yes'
  if (value === false) return 'no'
  if (value === null || value === undefined || value === '') return 'none'
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(valueWords).join(', ')
  if (typeof value === 'object') return JSON.stringify(value)
  if (typeof value !== 'string') return String(value)
  if (!MOMENT.test(value)) return value
  return value.startsWith(FOREVER) ? 'without end' : dateAndTime(value)
}
