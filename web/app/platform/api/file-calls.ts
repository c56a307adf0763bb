/** Calls that work through whole files on the server, or make an institution, have the longer timeout of files too. */
export const WHOLE_FILE_CALLS: ReadonlySet<string> = new Set([
  'examItems.deliver',
  'files.finish',
  'setup.openSample',
])

/** Calls whose answer is a stream that a model writes. */
export const STREAM_CALLS: ReadonlySet<string> = new Set(['assistant.arrange'])
