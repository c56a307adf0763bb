import { z } from 'zod'
import { members } from '../platform/access.ts'
import { Id } from '../platform/ids.ts'
import { Role } from '../tenancy/members.ts'

/** A person of one's own institution, to be chosen as owner or mentioned. */
export const Colleague = z.object({
  userId: Id,
  fullName: z.string(),
  role: Role,
  /** Suspended people keep what they own, and are not offered for anything new. */
  isSuspended: z.boolean(),
})
export type Colleague = z.infer<typeof Colleague>

export const people = {
  list: members
    .route({ method: 'GET', path: '/people', summary: 'The people of your institution, by name' })
    .output(z.array(Colleague)),
}
