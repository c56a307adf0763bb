import { z } from 'zod'
import { StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'

export const UserPasskey = z.object({
  id: Id,
  /** Empty where its owner gave none. */
  name: z.string(),
  createdAt: StoredMoment,
  lastUsedAt: StoredMoment.nullable(),
  /** Added in the last 30 days: what to look through after a reset or a sign-out. */
  isRecent: z.boolean(),
})
export type UserPasskey = z.infer<typeof UserPasskey>

export const PASSKEY_NOT_FOUND = { status: 404, message: 'This passkey no longer exists.' }
