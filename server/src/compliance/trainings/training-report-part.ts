import { sql } from 'drizzle-orm'
import { isManager } from '../../platform/subjects/subject-source.ts'
import type { ReportPart } from '../../work/nouns/report-part.ts'

/** Those due in the period and those still open. Managers see who was asked to complete a training; others count their own. */
export const trainingReportPart: ReportPart = {
  title: 'Trainings',
  columns: [
    { heading: 'Training', width: 50 },
    { heading: 'Due', width: 20, kind: 'date' },
    { heading: 'Assigned', width: 10, kind: 'number' },
    { heading: 'Completed', width: 11, kind: 'number' },
    { heading: 'Overdue', width: 10, kind: 'number' },
  ],
  rows: (reader, { from, to, today }) => sql`
    select t.title, t.due_on::text, count(*)::integer as assigned,
      count(*) filter (where a.completed_on is not null)::integer as completed,
      count(*) filter (where a.completed_on is null and t.due_on < ${today}::date)::integer as late
    from trainings t join training_assignments a on a.institution_id = t.institution_id and a.training_id = t.id
    where t.institution_id = ${reader.institutionId} ${isManager(reader) ? sql`` : sql`and a.user_id = ${reader.userId}`}
    group by t.id, t.title, t.due_on
    having t.due_on between ${from}::date and ${to}::date or bool_or(a.completed_on is null)
    order by bool_or(a.completed_on is null and t.due_on < ${today}::date) desc, t.due_on desc, t.title, t.id`,
  inShort(rows) {
    const late = rows.reduce((sum, [, , , , overdue]) => sum + Number(overdue), 0)
    if (late === 0) return { text: 'No completion of a training is overdue.', needsAttention: false }
    const completions =
      late === 1
        ? '1 completion of a training is'
        : `${late.toLocaleString('en-US')} completions of trainings are`
    return { text: `${completions} overdue.`, needsAttention: true }
  },
  empty: 'No training was due in this period, and none is open.',
}
