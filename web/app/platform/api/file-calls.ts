/** Calls that transfer a file have a longer timeout. */
export const FILE_CALLS: ReadonlySet<string> = new Set([
  'assistant.exportLog',
  'attestations.file',
  'audit.exportCsv',
  'complaints.responseLetter',
  'examItems.readFile',
  'exams.responseLetter',
  'files.putChunk',
  'hmda.check',
  'hmdaFiles.open',
  'hmdaFiles.store',
  'inbox.apply',
  'loanTestBatches.check',
  'loanTestBatches.downloadCsv',
  'loanTestBatches.downloadPdf',
  'loanTestBatches.downloadXlsx',
  'loanTestBatches.start',
  'loanTestBatches.template',
  'loanTestResults.cureLetter',
  'loanTestResults.downloadPdf',
  'media.upload',
  'monitoring.file',
  'policies.readDocument',
  'policies.versionFile',
  'policyLaw.coverageFile',
  'regulations.redlinePdf',
  'reports.download',
  'reports.downloadForBoard',
  'reports.saveLook',
  'requests.resume',
  'settings.exportAudit',
  'tasks.calendarFile',
  'tasks.sheet',
  'team.exportReviews',
  'trainings.file',
  'users.checkImport',
  'users.exportCsv',
  'users.exportPerson',
  'workImports.apply',
  'workImports.check',
  'workImports.template',
])

/** Calls that work through a whole file on the server, or make an institution, have the longer timeout too. */
export const WHOLE_FILE_CALLS: ReadonlySet<string> = new Set(['files.finish', 'setup.openSample'])

/** Calls whose answer is a stream that a model writes. */
export const STREAM_CALLS: ReadonlySet<string> = new Set(['assistant.arrange'])
