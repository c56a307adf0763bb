import { parentPort, workerData } from 'node:worker_threads'
import type { DocumentContent } from './document-content.ts'
import { drawPdfDocument } from './pdf-document.ts'

// Worker thread for one document: drawing many pages must not block requests.
parentPort!.postMessage(new Uint8Array(await drawPdfDocument(workerData as DocumentContent)))
