import type { ImportRow } from '@plumbline/contract/tenancy/users.ts'
import { csvText } from '@plumbline/rules/csv/csv-text.ts'

const COLUMNS = ['email', 'full_name', 'institution_id', 'company_name', 'company_type', 'role', 'problem']

/** The rejected rows as a CSV that can be fixed and imported again; the last column names the problem. */
export function importFile(rows: readonly ImportRow[]): File {
  const lines = rows.map(({ email, fullName, institutionId, companyName, companyType, role, problem }) => [
    ...[email, fullName, institutionId, companyName, companyType, role],
    problem ?? '',
  ])
  return new File(['\uFEFF', csvText([COLUMNS, ...lines])], 'users-to-fix.csv', { type: 'text/csv' })
}
