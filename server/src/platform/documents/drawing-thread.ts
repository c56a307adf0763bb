import { Worker } from 'node:worker_threads'
import { workerThread } from '../project-folders.ts'

const TIMEOUT_MS = 60_000

/** Draws a document of any length in a worker thread, or several, and terminates it after a timeout. */
export function drawInThread<Drawn = Uint8Array>(
  [source, bundled]: readonly [source: string, bundled: string],
  content: unknown,
): Promise<Drawn> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerThread(source, bundled), { workerData: content })
    const late = setTimeout(() => {
      reject(new Error('the document took too long'))
      void worker.terminate()
    }, TIMEOUT_MS)
    worker.once('message', (drawn: Drawn) => resolve(drawn))
    worker.once('error', reject)
    worker.once('exit', () => {
      clearTimeout(late)
      reject(new Error('the thread ended without a document'))
    })
  })
}
