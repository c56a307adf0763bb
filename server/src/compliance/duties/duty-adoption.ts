import type { Db } from '@plumbline/database/db.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import type { Duty, Rhythm } from '@plumbline/rules/duties/duties.ts'
import { firstDue, recurrenceOf } from '@plumbline/rules/duties/first-due.ts'
import { addCitation } from '../../work/citation-links/citation-link-store.ts'
import { createTask, type TaskMaker } from '../tasks/task-creation-store.ts'
import { claimDuty, noteTask } from './duty-store.ts'

interface Adoption {
  duty: Duty & { rhythm: Rhythm }
  ownerId: string | null
  dueOn: string | undefined
  today: string
}

/** Makes a duty a recurring task with its citation; undefined where it is one already. */
export async function adoptDuty(
  tx: Db,
  institutionId: string,
  maker: TaskMaker,
  { duty, ownerId, dueOn, today }: Adoption,
): Promise<string | undefined> {
  if (!(await claimDuty(tx, institutionId, duty.key, maker.fullName))) return undefined
  const id = await createTask(tx, institutionId, maker, {
    title: duty.title,
    description: `What shows that it was done: ${duty.proof}.\nUsually done by: ${duty.owner}.`,
    ownerId,
    topic: duty.topic,
    dueOn: dueOn ?? firstDue(duty.rhythm, today),
    requiresEvidence: true,
    recurrence: recurrenceOf(duty.rhythm),
  })
  const citation = parseCitation(duty.citation)
  if (citation) await addCitation(tx, institutionId, maker.userId, { kind: 'task', id }, citation)
  await noteTask(tx, institutionId, duty.key, id)
  return id
}
