import { DUTIES } from '@plumbline/rules/duties/duties.ts'
import { z } from 'zod'
import { managers, members } from '../platform/access.ts'
import { Day } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { Topic } from './topics.ts'

const DutyKey = z.enum(DUTIES.map(({ key }) => key) as [string, ...string[]])
export const DutyOutcome = z.enum(['applies', 'may_apply', 'does_not_apply'])

export const OfferedDuty = z.object({
  key: z.string(),
  title: z.string(),
  /** As it is printed. */
  citation: z.string(),
  /** The paragraph in the library; null for a text that we do not hold. */
  path: z.string().nullable(),
  officialAddress: z.string(),
  topic: Topic.nullable(),
  /** "Every year by March 1", or what brings it. */
  when: z.string(),
  /** An event brings it, so that no task can repeat it. */
  isEvent: z.boolean(),
  owner: z.string(),
  proof: z.string(),
  outcome: DutyOutcome,
  reason: z.string(),
  /** Facts that would decide it, in words. */
  missing: z.array(z.string()),
  /** The first day on which it would be due; null for an event. */
  firstDue: z.string().nullable(),
  /** The task that it became; null where it became none, or the task was deleted. */
  taskId: Id.nullable(),
  isAdopted: z.boolean(),
})
export type OfferedDuty = z.infer<typeof OfferedDuty>

export const duties = {
  list: members
    .route({
      method: 'GET',
      path: '/duties',
      summary: 'Recurring duties by law, with whether each applies to the institution',
    })
    .output(z.array(OfferedDuty)),

  adopt: managers
    .errors({
      BROUGHT_BY_EVENT: { status: 422, message: 'An event brings this duty, so that no task can repeat it.' },
      PERSON_UNKNOWN: { status: 422, message: 'The owner is not an active person of your institution.' },
    })
    .route({
      method: 'POST',
      path: '/duties',
      summary: 'Make duties recurring tasks; what is a task already is left out',
    })
    .input(
      z.object({
        duties: z
          .array(z.object({ key: DutyKey, dueOn: Day.optional() }))
          .min(1, 'Choose at least one duty.')
          .max(DUTIES.length),
        ownerId: Id.nullable().default(null),
      }),
    )
    .output(z.object({ created: z.array(z.object({ key: z.string(), taskId: Id })) })),
}
