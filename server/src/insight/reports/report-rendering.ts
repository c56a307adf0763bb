import { drawInThread } from '../../platform/documents/drawing-thread.ts'
import type { ReportContent } from './report-content.ts'

export const renderReport = (content: ReportContent): Promise<Uint8Array> =>
  drawInThread(['insight/reports/report-thread.ts', 'report-thread.js'], content)
