import {
  type BackgroundJob,
  DAY_MS,
  HOUR_MS,
  type JobServices,
  once,
  SECOND_MS,
} from '../../platform/jobs/background-job.ts'
import { deleteUnusedFiles } from './file-cleanup.ts'
import { moveNextFile } from './file-moves.ts'
import { deleteUnnamedObjects } from './object-cleanup.ts'

export function fileJobs({ db, fileBytes, keepFilesIn, log }: JobServices): BackgroundJob[] {
  const unused = { name: 'unused files', everyMs: HOUR_MS, run: () => deleteUnusedFiles(db) }
  const { objects } = fileBytes
  if (!objects) return [unused]
  let after: string | undefined
  return [
    unused,
    {
      name: 'files to their place',
      everyMs: 2 * SECOND_MS,
      isPrompt: true,
      // The last job of this list finds out when it is back.
      run: async () => objects.store.isUp && moveNextFile({ db, fileBytes, objects, log }, keepFilesIn),
    },
    {
      name: 'objects of deleted files',
      everyMs: DAY_MS,
      isPrompt: true,
      async run() {
        after = await deleteUnnamedObjects(db, objects.store, after)
        return after !== undefined
      },
    },
    // Keeps what /readyz and the metrics say up to date while nobody opens a file.
    { name: 'object store', everyMs: 30 * SECOND_MS, isPrompt: true, run: () => once(objects.store.ask()) },
  ]
}
