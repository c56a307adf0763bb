/** What carries a file, there or back, needs as long as the line needs for it. */
export const FILE_CALLS: ReadonlySet<string> = new Set([
  'audit.exportCsv',
  'inbox.apply',
  'media.upload',
  'reports.download',
  'requests.resume',
  'users.checkImport',
  'users.exportCsv',
  'users.exportPerson',
])
