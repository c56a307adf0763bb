import { z } from 'zod'
import { members } from '../platform/access.ts'
import { Id } from '../platform/ids.ts'
import { Topic } from './topics.ts'

export const ChecklistItem = z.object({ key: z.string(), text: z.string(), isTicked: z.boolean() })

/** The checklist of one article with this member's checked items. */
export const Checklist = z.object({
  articleId: Id,
  slug: z.string(),
  title: z.string(),
  items: z.array(ChecklistItem),
})
export type Checklist = z.infer<typeof Checklist>

export const checklists = {
  list: members
    .route({
      method: 'GET',
      path: '/checklists/{topic}',
      summary: 'The checklists of the articles on a topic',
    })
    .input(z.object({ topic: Topic }))
    .output(z.array(Checklist)),

  tick: members
    .route({
      method: 'PUT',
      path: '/checklists/ticks',
      summary: 'Tick an item, or take the tick back',
      successStatus: 204,
    })
    .input(
      z.object({
        articleId: Id,
        itemKey: z.string().regex(/^[0-9a-f]{16}$/),
        isTicked: z.boolean(),
      }),
    )
    .errors({ NOT_FOUND: { status: 404, message: 'This item is no longer on the checklist.' } }),
}
