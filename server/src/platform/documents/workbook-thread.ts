import { parentPort, workerData } from 'node:worker_threads'
import { type PackedSheet, unpackSheet, writeWorkbook } from './xlsx-workbook.ts'

// Worker thread for one workbook: writing many rows must not block requests.
const sheets = (workerData as PackedSheet[]).map(unpackSheet)
parentPort!.postMessage(new Uint8Array(await writeWorkbook(sheets)))
