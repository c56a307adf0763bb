import type { ExamSuggestion } from '@plumbline/contract/compliance/exam-items.ts'
import type { Report } from '@plumbline/contract/insight/reports.ts'
import type { Db } from '@plumbline/database/db.ts'
import { listReports } from '../../insight/reports/report-store.ts'
import { addEvidenceUse, insertEvidence } from '../../work/evidence/evidence-store.ts'
import { fileNameOf } from './answer-document.ts'
import { storeDocument } from './exam-delivery-store.ts'

const TYPES: Record<Report['format'], { contentType: string; extension: string }> = {
  pdf: { contentType: 'application/pdf', extension: 'pdf' },
  excel: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: 'xlsx',
  },
  word: {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
  },
}

const titleOf = ({ kind, periodStart, periodEnd }: Report) => {
  const words = kind.replaceAll('-', ' ')
  return `${words[0]!.toUpperCase()}${words.slice(1)}, ${periodStart} to ${periodEnd}`
}

/** Reports belong to the person who made them. What another exam found goes to nobody. */
export async function findReportsNamed(db: Db, userId: string, query: string): Promise<ExamSuggestion[]> {
  const { items } = await listReports(db, userId, 1)
  return items
    .filter(
      (report) =>
        report.status === 'ready' &&
        !report.hasExamFindings &&
        titleOf(report).toLowerCase().includes(query.toLowerCase()),
    )
    .map((report) => ({
      kind: 'report',
      id: report.id,
      title: titleOf(report),
      why: `Your report, as ${TYPES[report.format].extension.toUpperCase()}`,
    }))
}

/** Copies a report into the files of the institution, as evidence of the item. False where no room is left. */
export async function addReport(
  tx: Db,
  member: { institutionId: string; userId: string; fullName: string },
  { itemId, report, quotaBytes }: { itemId: string; report: Report & { file: Buffer }; quotaBytes: number },
): Promise<boolean> {
  const { institutionId } = member
  const title = titleOf(report)
  const { contentType, extension } = TYPES[report.format]
  const document = { name: `${fileNameOf(title)}.${extension}`, contentType, bytes: report.file }
  const fileId = await storeDocument(tx, institutionId, document, quotaBytes)
  if (fileId === 'no-room') return false
  const evidenceId = await insertEvidence(tx, institutionId, member, {
    title,
    type: 'document',
    note: '',
    validOn: report.periodEnd,
    fileId,
    target: null,
    replacesId: null,
  })
  await addEvidenceUse(tx, institutionId, member, evidenceId, { kind: 'exam_item', id: itemId })
  return true
}
