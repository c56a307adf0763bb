/**
 * Operations that the generated inputs do not yet call with success: a valid call needs rows of an institution, a
 * calculator's own figures, or a reason in words. They are fuzzed all the same, and no input may be answered with
 * a failure; their own tests make the valid calls. Remove lines, never add one.
 */
const PATHS: readonly string[] = [
  '/api/apor-tables',
  '/api/attestations',
  '/api/citation-links',
  '/api/comments',
  '/api/evidence',
  '/api/files',
  '/api/findings',
  '/api/history',
  '/api/hmda',
  '/api/institutions',
  '/api/loan-test-batch-templates',
  '/api/loan-test-batches',
  '/api/loan-test-results',
  '/api/loan-tests',
  '/api/me',
  '/api/policies',
  '/api/reference-data',
  '/api/regulations',
  '/api/regulatory-updates',
  '/api/settings',
  '/api/tasks',
  '/api/team',
  '/api/team-review',
  '/api/users/{id}/passkeys/{passkeyId}',
  '/api/work-links',
  '/auth/v1/reauthenticate',
]

export function isNotYetReached(operation: string): boolean {
  const path = operation.slice(operation.indexOf(' ') + 1)
  return PATHS.some((known) => path === known || path.startsWith(`${known}/`))
}
