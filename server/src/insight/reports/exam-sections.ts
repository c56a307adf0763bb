import { sql } from 'drizzle-orm'
import { namedOn } from '../../compliance/exams/exam-store.ts'
import { uuidList } from '../../platform/sql.ts'
import { examOf } from '../../work/records/exam-origin.ts'
import type { ReportSection } from './report-content.ts'
import { type ReportScope, selectCells } from './report-scope.ts'
import { cutNote, OWNER, ROWS_AT_MOST } from './work-sections.ts'

/** Only what was chosen, and only of exams that the reader is still named on when the report is made. */
export async function findingsOfExams(
  scope: ReportScope,
  examIds: readonly string[],
): Promise<ReportSection[]> {
  if (examIds.length === 0) return []
  const { tx, reader } = scope
  const from = sql`findings f join exams x on x.institution_id = f.institution_id and x.id = ${examOf(sql`f`)}
    where f.institution_id = ${reader.institutionId} and ${namedOn(reader)} and x.id = any(${uuidList(examIds)})`
  const rows = await selectCells(
    tx,
    sql`select x.agency, f.number || '. ' || f.title as finding, initcap(f.severity) as severity,
        coalesce(nullif(f.corrective_action, ''), 'Not stated yet') as action, ${OWNER('f')} as owner,
        initcap(replace(f.status, '_', ' ')) as status, f.response_due_on::text as due
      from ${from} order by x.agency, f.severity_rank, f.number limit ${ROWS_AT_MOST}`,
  )
  return [
    {
      title: 'Findings of examinations',
      columns: [
        { heading: 'Agency', width: 24 },
        { heading: 'Finding', width: 50 },
        { heading: 'Severity', width: 14 },
        { heading: 'Corrective action', width: 50 },
        { heading: 'Responsible', width: 24 },
        { heading: 'Status', width: 18 },
        { heading: 'Response due', width: 20, kind: 'date' },
      ],
      rows,
      ...(await cutNote(scope, from, ROWS_AT_MOST)),
      empty: 'No finding of the chosen examinations is recorded.',
    },
  ]
}
