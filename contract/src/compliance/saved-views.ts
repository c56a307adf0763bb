import { z } from 'zod'
import { members } from '../platform/access.ts'
import { Id } from '../platform/ids.ts'
import { requiredLine } from './work-text.ts'

/** Of each person, for all screens together. */
export const SAVED_VIEWS_AT_MOST = 60

/** The screens whose filters can be saved. */
export const ViewScreen = z.enum(['tasks', 'updates'])
export type ViewScreen = z.infer<typeof ViewScreen>

export const SavedView = z.object({
  id: Id,
  name: z.string(),
  /** The query of the page's address. */
  query: z.string(),
})
export type SavedView = z.infer<typeof SavedView>

export const savedViews = {
  list: members
    .route({ method: 'GET', path: '/saved-views', summary: 'The views of a screen that you saved' })
    .input(z.object({ screen: ViewScreen }))
    .output(z.array(SavedView)),

  save: members
    .errors({
      TOO_MANY_VIEWS: { status: 409, message: `You have ${SAVED_VIEWS_AT_MOST} saved views, the limit.` },
    })
    .route({ method: 'POST', path: '/saved-views', summary: 'Save the filters of the address under a name' })
    .input(z.object({ screen: ViewScreen, name: requiredLine('Name', 80), query: z.string().max(1_000) }))
    .output(SavedView),

  remove: members
    .errors({ NOT_FOUND: { status: 404, message: 'This view does not exist.' } })
    .route({
      method: 'DELETE',
      path: '/saved-views/{id}',
      summary: 'Delete a saved view',
      successStatus: 204,
    })
    .input(z.object({ id: Id }))
    .output(z.void()),
}
