import { parentPort, workerData } from 'node:worker_threads'
import type { ReportContent } from './report-content.ts'
import { renderReportFile } from './report-files.ts'

// Worker thread for one report: drawing pages must not block requests.
const content = workerData as ReportContent
const file = await renderReportFile(content)
parentPort!.postMessage(new Uint8Array(file))
