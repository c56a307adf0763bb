import { z } from 'zod'
import { members } from '../platform/access.ts'
import { StoredMoment } from '../platform/days.ts'

export const calendarFeed = {
  find: members
    .route({ method: 'GET', path: '/calendar-feed', summary: 'Whether you have a private calendar address' })
    .output(z.object({ createdAt: StoredMoment.nullable() })),

  create: members
    .route({
      method: 'POST',
      path: '/calendar-feed',
      summary: 'Make a private calendar address; the one before ends, and the answer alone shows the new one',
      successStatus: 201,
    })
    .output(z.object({ address: z.string(), createdAt: StoredMoment })),

  revoke: members.route({
    method: 'DELETE',
    path: '/calendar-feed',
    summary: 'End the private calendar address',
    successStatus: 204,
  }),
}
