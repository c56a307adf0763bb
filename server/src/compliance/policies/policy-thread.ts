import { parentPort, workerData } from 'node:worker_threads'
import { drawPolicy, type ExportedPolicy } from './policy-document.ts'

// Worker thread for one policy: parsing and drawing many pages must not block requests.
parentPort!.postMessage(new Uint8Array(await drawPolicy(workerData as ExportedPolicy)))
