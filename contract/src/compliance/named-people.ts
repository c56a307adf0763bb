import { z } from 'zod'
import { Id } from '../platform/ids.ts'

export const NAMED_PEOPLE_AT_MOST = 20

export const NamedPerson = z.object({ userId: Id, name: z.string() })

/** Whether something confidential is open to the caller, and to whom else. */
export const NamedAccess = z.object({
  isNamed: z.boolean(),
  /** No manager is named, and the caller is one: naming people opens it. */
  mayStart: z.boolean(),
  /** Told to those who are named themselves. */
  people: z.array(NamedPerson),
})
export type NamedAccess = z.infer<typeof NamedAccess>

export const NamedPeople = z.object({ userIds: z.array(Id).max(NAMED_PEOPLE_AT_MOST) })

/** The same for what does not exist and for anyone who is not named. */
export const NOT_FOUND_OR_NOT_NAMED = {
  status: 404,
  message: 'This does not exist, or you may not see it.',
} as const

export const NAMING_REFUSALS = {
  NOT_FOUND: NOT_FOUND_OR_NOT_NAMED,
  PERSON_UNKNOWN: { status: 422, message: 'Somebody here is not an active person of your institution.' },
  NOBODY_LEFT: { status: 409, message: 'At least one manager stays named.' },
} as const
