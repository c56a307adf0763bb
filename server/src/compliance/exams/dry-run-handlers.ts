import type { DryRun, DryRunFact, Exam } from '@plumbline/contract/compliance/exams.ts'
import type { Db } from '@plumbline/database/db.ts'
import { addMonths, formatDay, parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import { type DryRunAnswer, dryRun, type ExamFact } from '@plumbline/rules/exams/dry-run.ts'
import { EXAM_PROCEDURES } from '@plumbline/rules/exams/exam-procedures.ts'
import { todayIn } from '../../platform/days/today.ts'
import { managers } from '../../platform/procedures.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'
import { findFacts } from '../../tenancy/settings/fact-store.ts'
import { findColleagues } from '../../work/people/people-store.ts'
import { createTask } from '../tasks/task-creation-store.ts'
import { findGapTasks, gatherFacts, type OwnedFact } from './dry-run-store.ts'
import { requireActive, requireExam } from './exam-handlers.ts'
import { addToExamLog } from './exam-log-store.ts'
import { lockExam } from './exam-store.ts'

/** An independent test is usual every 12 to 18 months; trainings count as long. */
const MONTHS_BACK = 18

export const dryRunHandlers = {
  dryRun: managers.exams.dryRun.handler(({ input: { id }, context: { inInstitution, member }, errors }) =>
    inInstitution(async (tx) => runFor(tx, member, await requireExam(tx, member, id, errors))),
  ),

  assignGaps: managers.exams.assignGaps.handler(({ input: { id, dueOn, gaps }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const exam = await lockExam(tx, member, id)
      if (!exam) throw errors.NOT_FOUND()
      await requireActive(tx, institutionId, [...new Set(gaps.map(({ ownerId }) => ownerId))], errors)
      const { questions } = await runFor(tx, member, exam)
      const owners = new Map(gaps.map(({ key, ownerId }) => [key, ownerId]))
      const chosen = questions.filter(({ key }) => owners.has(key))
      if (chosen.length < owners.size) throw errors.NOT_A_GAP()
      for (const { key, question, source, citation, gap } of chosen) {
        if (!gap || (gap.task && !gap.task.isDone)) throw errors.NOT_A_GAP()
        const description = [`An examiner would ask: ${question}`, `${source}.`, citation ?? '']
        await createTask(tx, institutionId, member, {
          title: gap.title,
          description: description.filter((line) => line !== '').join('\n\n'),
          ownerId: owners.get(key)!,
          dueOn,
        })
      }
      const about = chosen.length === 1 ? '1 task' : `${chosen.length} tasks`
      await addToExamLog(tx, institutionId, id, { actor: member.fullName, action: 'gaps.assigned', about })
      await context.recordAct(tx, { action: 'exam.gaps', subjectId: id, detail: { made: chosen.length } })
      return runFor(tx, member, exam)
    }),
  ),
}

async function runFor(
  tx: Db,
  member: Reader & { timeZone: string },
  exam: Pick<Exam, 'kind' | 'lead'>,
): Promise<DryRun> {
  const { institutionId } = member
  const today = todayIn(member.timeZone)
  const since = formatDay(addMonths(parseDay(today, 'today'), -MONTHS_BACK))
  const procedures = EXAM_PROCEDURES[exam.kind]
  const { kind } = await findFacts(tx, institutionId, today)
  const facts = await gatherFacts(tx, member, procedures, { today, since })
  const answers = dryRun(procedures, kind, facts)
  const tasks = await findGapTasks(
    tx,
    institutionId,
    answers.filter(({ found }) => found.length === 0).map(({ procedure }) => procedure.gap),
  )
  const proposed = new Map(answers.map((answer) => [answer, ownerOf(answer)]))
  const people = await findColleagues(tx, institutionId, [
    ...new Set([...proposed.values()].filter((id) => id !== null)),
  ])
  const names = new Map(
    people.filter(({ isSuspended }) => !isSuspended).map(({ userId, fullName }) => [userId, fullName]),
  )
  return {
    askedOn: today,
    since,
    questions: answers.map((answer) => {
      const { procedure, citation, found, begun } = answer
      const { key, area, question, source, gap } = procedure
      const task = tasks.get(gap)
      const ownerId = proposed.get(answer) ?? null
      const name = ownerId === null ? undefined : names.get(ownerId)
      return {
        ...{ key, area, question, source, citation },
        found: found.map(shown),
        // The task of the gap itself is shown with the gap.
        begun: begun.filter(({ id }) => id !== task?.id).map(shown),
        gap:
          found.length > 0
            ? null
            : {
                title: gap,
                owner: ownerId !== null && name !== undefined ? { userId: ownerId, name } : exam.lead,
                task: task ? { id: task.id, title: task.title, isDone: task.status === 'done' } : null,
              },
      }
    }),
  }
}

/** The person who began it closes it. */
const ownerOf = ({ begun }: DryRunAnswer<OwnedFact>): string | null =>
  begun.find(({ ownerId }) => ownerId !== null)?.ownerId ?? null

const shown = ({ kind, id, title, heading, detail, on, path }: ExamFact): DryRunFact => ({
  ...{ kind, id, title, detail, on, path },
  section: heading ?? '',
})
