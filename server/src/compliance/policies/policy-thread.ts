import { parentPort, workerData } from 'node:worker_threads'
import { drawPolicy, type ExportedPolicy } from './policy-document.ts'

// Worker thread for policies: parsing and drawing many pages must not block requests. Its start takes as long as
// drawing some policies, so it draws all that are asked for together.
const files: Uint8Array[] = []
for (const policy of workerData as ExportedPolicy[]) files.push(new Uint8Array(await drawPolicy(policy)))
parentPort!.postMessage(files)
