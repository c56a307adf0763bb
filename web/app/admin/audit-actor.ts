import type { AuditAction } from '@plumbline/contract/audit-action.ts'

/** What the program does by itself. */
const OF_THE_PROGRAM: readonly AuditAction[] = ['content.correct', 'retention.delete', 'auth.keys_rotated']

/** What people do before they have signed in, or without. */
const BEFORE_SIGNING_IN: readonly AuditAction[] = [
  'auth.sign_in_failed',
  'auth.link_requested',
  'auth.code_requested',
  'auth.refresh_token_reused',
  'trial_request.file',
  'contact_message.file',
  'job_application.file',
]

/** Who acted where an entry names no account. What is left are the commands and the service key, which the operator holds. */
export function actorWithoutAccount(action: string): string {
  if (isAmong(OF_THE_PROGRAM, action)) return 'The program'
  return isAmong(BEFORE_SIGNING_IN, action) ? 'Someone not signed in' : 'The operator'
}

function isAmong(actions: readonly string[], action: string): boolean {
  return actions.includes(action)
}
