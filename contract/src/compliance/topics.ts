import { z } from 'zod'
import { managers, members } from '../platform/access.ts'
import { Id } from '../platform/ids.ts'
import { requiredLine } from './work-text.ts'

/** Of one institution, archived ones included. */
export const OWN_TOPICS_AT_MOST = 100
export const TOPIC_LABEL_AT_MOST = 60
/** What the keys of an institution's own topics begin with, so that none ever meets one that Plumbline ships. */
export const OWN_TOPIC = 'own_'

/** The key of a topic: `trid`, or `own_indirect_auto` of the institution's own. Which there are, `topics.list` says. */
export const Topic = z
  .string()
  .regex(/^[a-z][a-z0-9_]{1,59}$/, 'Topic: enter the key of a topic, such as trid.')
  .meta({ examples: ['trid'] })
export type Topic = z.infer<typeof Topic>

export const ListedTopic = z.object({
  key: Topic,
  label: z.string(),
  /** The parts of regulations whose changes concern it: `1026`, `31-1020`. */
  parts: z.array(z.string()),
  /** Whether an article of the library has it, and so perhaps a checklist. */
  hasArticles: z.boolean(),
  /** Of the institution's own: managers rename and archive it. Null: it comes with Plumbline. */
  own: z.object({ id: Id, isArchived: z.boolean(), version: z.number().int() }).nullable(),
})
export type ListedTopic = z.infer<typeof ListedTopic>

const Label = requiredLine('Name', TOPIC_LABEL_AT_MOST)

export const OwnTopic = z.object({
  id: Id,
  key: Topic,
  label: z.string(),
  isArchived: z.boolean(),
  version: z.number().int(),
})
export type OwnTopic = z.infer<typeof OwnTopic>

const NOT_FOUND = { status: 404, message: 'There is no such topic of your institution.' } as const
const LABEL_TAKEN = {
  status: 409,
  message: 'There is a topic of this name already.',
  data: z.object({ label: z.string() }),
} as const

export const topics = {
  list: members
    .route({
      method: 'GET',
      path: '/topics',
      summary: 'The topics that work can have: those of Plumbline, then your institution’s own by name',
    })
    .output(z.array(ListedTopic)),

  create: managers
    .errors({
      LABEL_TAKEN,
      TOO_MANY_TOPICS: {
        status: 409,
        message: `Your institution has ${OWN_TOPICS_AT_MOST} topics of its own, which is the most. Rename or delete one.`,
      },
    })
    .route({
      method: 'POST',
      path: '/topics',
      summary: 'Add a topic of your institution',
      successStatus: 201,
    })
    .input(z.object({ label: Label }))
    .output(OwnTopic),

  update: managers
    .errors({
      NOT_FOUND,
      LABEL_TAKEN,
      CHANGED_MEANWHILE: {
        status: 409,
        message: 'Somebody else changed this topic while you had it open.',
        data: z.object({ byName: z.string(), version: z.number().int() }),
      },
    })
    .route({
      method: 'PUT',
      path: '/topics/{id}',
      summary:
        'Rename a topic of your institution, or archive it: records keep it, and nobody can choose it again',
    })
    .input(
      z.object({ id: Id, version: z.number().int(), label: Label, isArchived: z.boolean().default(false) }),
    )
    .output(OwnTopic),

  remove: managers
    .errors({
      NOT_FOUND,
      IN_USE: {
        status: 409,
        message: 'Records have this topic. Archive it instead.',
        data: z.object({ count: z.number().int() }),
      },
    })
    .route({
      method: 'DELETE',
      path: '/topics/{id}',
      summary: 'Delete a topic of your institution that no record has',
      successStatus: 204,
    })
    .input(z.object({ id: Id }))
    .output(z.void()),
}
