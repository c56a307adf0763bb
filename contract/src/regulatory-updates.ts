import { z } from 'zod'
import { signedIn } from './access.ts'
import { Id } from './ids.ts'

export const Priority = z.enum(['high', 'medium', 'low'])
export type Priority = z.infer<typeof Priority>

export const RegulatoryUpdate = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  category: z.string(),
  priority: Priority,
  description: z.string(),
  citation: z.string(),
  dated: z.string(),
})
export type RegulatoryUpdate = z.infer<typeof RegulatoryUpdate>

export const regulatoryUpdates = {
  latest: signedIn
    .route({
      method: 'GET',
      path: '/regulatory-updates/latest',
      summary: 'The latest updates, and how many this member has not seen',
    })
    .output(z.object({ items: z.array(RegulatoryUpdate), unseenCount: z.number().int() })),

  find: signedIn
    .route({ method: 'GET', path: '/regulatory-updates/{slug}', summary: 'One update in full' })
    .input(z.object({ slug: z.string().max(200) }))
    .errors({ NOT_FOUND: { status: 404, message: 'There is no such update.' } })
    .output(RegulatoryUpdate),

  markSeen: signedIn.route({
    method: 'POST',
    path: '/regulatory-updates/seen',
    summary: 'Everything up to now has been seen',
    successStatus: 204,
  }),
}
