import { parentPort, workerData } from 'node:worker_threads'
import type { ReportContent } from './report-content.ts'
import { renderExcel } from './report-excel.ts'
import { renderPdf } from './report-pdf.ts'

// A thread of its own for one report: drawing pages must not hold up anybody's request.
const content = workerData as ReportContent
const file = await (content.format === 'pdf' ? renderPdf(content) : renderExcel(content))
parentPort!.postMessage(new Uint8Array(file))
