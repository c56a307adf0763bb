import type { Exam } from '@plumbline/contract/compliance/exams.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { dayOf } from '../../platform/days/day-of.ts'
import { longDay } from '../../platform/days/long-day.ts'
import type { DocumentContent } from '../../platform/documents/document-content.ts'
import { findLook } from '../../platform/documents/document-look-store.ts'
import { renderDocxDocument, renderPdfDocument } from '../../platform/documents/rendered-documents.ts'
import { examOf } from '../../work/records/exam-origin.ts'

const TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

interface LetterFinding extends Record<string, unknown> {
  number: number
  title: string
  severity: string
  status: string
  correctiveAction: string
  responseDueOn: string | null
  closedOn: string | null
  owner: string | null
}

/** Two empty lines for pen or keyboard. */
const SIGNERS = [
  ['', '', '', ''],
  ['', '', '', ''],
]

/** The findings of the exam with corrective actions and dates, for the institution to finish and sign. */
export async function responseLetter(
  tx: Db,
  institutionId: string,
  exam: Exam,
  { format, companyName, today }: { format: 'pdf' | 'docx'; companyName: string; today: string },
): Promise<File> {
  const { rows } = await tx.execute<LetterFinding>(sql`
    select f.number, f.title, f.severity, f.status, f.corrective_action as "correctiveAction",
      f.response_due_on::text as "responseDueOn", ${dayOf(sql`f.closed_at`, sql`f.institution_id`)}::text as "closedOn",
      (select p.full_name from user_profiles p where p.institution_id = f.institution_id and p.user_id = f.owner_id) as owner
    from findings f where f.institution_id = ${institutionId} and ${examOf(sql`f`)} = ${exam.id}
    order by f.severity_rank, f.number limit 200`)
  const content: DocumentContent = {
    title: 'Response to examination findings',
    issuer: companyName,
    about: `${companyName} · ${exam.agency}`,
    createdAt: new Date().toISOString(),
    look: await findLook(tx, institutionId),
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: 'Agency', value: exam.agency },
          { label: 'Period covered', value: period(exam) },
          { label: 'Findings', value: String(rows.length) },
          { label: 'As of', value: longDay(today) },
        ],
      },
      ...(rows.length === 0
        ? ([{ kind: 'paragraph', text: 'No finding of this examination is recorded.' }] as const)
        : ([
            {
              kind: 'table',
              headings: ['No.', 'Finding', 'Corrective action', 'Responsible', 'Date'],
              widths: [1, 5, 6, 3, 3],
              rows: rows.map((finding) => [
                finding.number,
                finding.title,
                finding.correctiveAction || 'Not stated yet',
                finding.owner ?? 'Nobody',
                finding.closedOn
                  ? `Closed ${longDay(finding.closedOn)}`
                  : finding.responseDueOn
                    ? `Due ${longDay(finding.responseDueOn)}`
                    : 'No date',
              ]),
            },
          ] satisfies DocumentContent['blocks'])),
      { kind: 'heading', text: 'Signed for the institution' },
      {
        kind: 'table',
        headings: ['Name', 'Title', 'Signature', 'Date'],
        widths: [4, 4, 5, 3],
        rows: SIGNERS,
      },
      {
        kind: 'note',
        text: 'This letter speaks of an examination. Before it goes to anybody but the agency, check whether the rules on confidential supervisory information allow it.',
      },
    ],
  }
  const bytes = format === 'pdf' ? await renderPdfDocument(content) : await renderDocxDocument(content)
  return new File([new Uint8Array(bytes)], `examination-response.${format}`, { type: TYPES[format] })
}

export function period({ periodFrom, periodTo }: Pick<Exam, 'periodFrom' | 'periodTo'>): string {
  if (!periodFrom && !periodTo) return 'Not stated'
  return `${periodFrom ? longDay(periodFrom) : 'open'} to ${periodTo ? longDay(periodTo) : 'open'}`
}
