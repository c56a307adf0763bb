import type { ImportRow } from '@plumbline/contract/users.ts'

const COLUMNS = ['email', 'full_name', 'company_name', 'company_type', 'role', 'problem']

/** The rows as a file that can be mended and imported again; its last column says what to mend. */
export function importFile(rows: readonly ImportRow[]): File {
  const lines = rows.map(({ email, fullName, companyName, companyType, role, problem }) =>
    [email, fullName, companyName, companyType, role, problem ?? ''].map(cell).join(','),
  )
  return new File(['\uFEFF', [COLUMNS.join(','), ...lines].join('\r\n')], 'users-to-fix.csv', {
    type: 'text/csv',
  })
}

function cell(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
