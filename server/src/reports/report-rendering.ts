import { Worker } from 'node:worker_threads'
import { REPORT_THREAD } from '../project-folders.ts'
import type { ReportContent } from './report-content.ts'

const TIMEOUT_MS = 60_000

/** Off the event loop, and ended if it does not end by itself. */
export function renderReport(content: ReportContent): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(REPORT_THREAD, { workerData: content })
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
