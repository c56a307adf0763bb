import type { ImportRow } from '@plumbline/contract/users.ts'
import { csvText } from '@plumbline/rules/csv/csv-text.ts'

const COLUMNS = ['email', 'full_name', 'company_name', 'company_type', 'role', 'problem']

/** The rows as a file that can be mended and imported again; its last column says what to mend. */
export function importFile(rows: readonly ImportRow[]): File {
  const lines = rows.map(({ email, fullName, companyName, companyType, role, problem }) => [
    ...[email, fullName, companyName, companyType, role],
    problem ?? '',
  ])
  return new File(['\uFEFF', csvText([COLUMNS, ...lines])], 'users-to-fix.csv', { type: 'text/csv' })
}
