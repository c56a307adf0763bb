import type { AuditAction } from '@plumbline/contract/tenancy/audit-action.ts'

/** Actions of the program itself. */
const OF_THE_PROGRAM: readonly AuditAction[] = [
  'content.correct',
  'retention.delete',
  'audit.noted',
  'auth.keys_rotated',
]

/** Actions of people who are not signed in. */
const BEFORE_SIGNING_IN: readonly AuditAction[] = [
  'auth.sign_in_failed',
  'auth.link_requested',
  'auth.code_requested',
  'auth.refresh_token_reused',
  'trial_request.file',
  'contact_message.file',
  'job_application.file',
]

/**
 * Who acted when an entry names no account. All other actions without an account come from operator commands
 * or the service key.
 */
export function actorWithoutAccount(action: string): string {
  if (isAmong(OF_THE_PROGRAM, action)) return 'The program'
  return isAmong(BEFORE_SIGNING_IN, action) ? 'Someone not signed in' : 'The operator'
}

function isAmong(actions: readonly string[], action: string): boolean {
  return actions.includes(action)
}
