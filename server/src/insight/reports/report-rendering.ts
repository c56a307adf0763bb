import { Worker } from 'node:worker_threads'
import { workerThread } from '../../platform/project-folders.ts'
import type { ReportContent } from './report-content.ts'

const TIMEOUT_MS = 60_000

/** Renders in a worker thread and terminates it after a timeout. */
export function renderReport(content: ReportContent): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerThread('insight/reports/report-thread.ts', 'report-thread.js'), {
      workerData: content,
    })
    const late = setTimeout(() => {
      reject(new Error('the report took too long'))
      void worker.terminate()
    }, TIMEOUT_MS)
    worker.once('message', (file: Uint8Array) => resolve(file))
    worker.once('error', reject)
    worker.once('exit', () => {
      clearTimeout(late)
      reject(new Error('the thread ended without a report'))
    })
  })
}
