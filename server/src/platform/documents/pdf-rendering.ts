import { Worker } from 'node:worker_threads'
import { workerThread } from '../project-folders.ts'
import type { DocumentContent } from './document-content.ts'

const TIMEOUT_MS = 60_000

/** Renders a document of any length in a worker thread, and terminates it after a timeout. */
export function renderPdfInThread(content: DocumentContent): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerThread('platform/documents/pdf-thread.ts', 'pdf-thread.js'), {
      workerData: content,
    })
    const late = setTimeout(() => {
      reject(new Error('the document took too long'))
      void worker.terminate()
    }, TIMEOUT_MS)
    worker.once('message', (file: Uint8Array) => resolve(file))
    worker.once('error', reject)
    worker.once('exit', () => {
      clearTimeout(late)
      reject(new Error('the thread ended without a document'))
    })
  })
}
