import { z } from 'zod'
import { ScimError } from './scim-answer.ts'
import { isObject, type ScimChange } from './scim-patch.ts'

export const GROUP_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Group'

export interface ScimGroup {
  id: string
  displayName: string
  externalId?: string | null
}

/** What a directory says of a group of its own. */
export interface ScimGroupFields {
  displayName: string
  externalId: string | null
  members: string[]
}

/** The two roles. Who is no manager is a user, so only membership among the managers changes anything. */
export const GROUPS = [
  { id: 'managers', displayName: 'Managers' },
  { id: 'users', displayName: 'Users' },
] as const satisfies readonly ScimGroup[]
/** Whom a key of the readers keeps. */
export const READERS_GROUP: ScimGroup = { id: 'readers', displayName: 'Readers' }

export function groupOf(groups: readonly ScimGroup[], id: string): ScimGroup {
  const group = groups.find((one) => one.id === id)
  if (!group) throw new ScimError(404, 'There is no such group.')
  return group
}

export function groupResource(
  { id, displayName, externalId }: ScimGroup,
  members: readonly { id: string; fullName: string }[] | undefined,
  baseUrl: string,
): object {
  return {
    schemas: [GROUP_SCHEMA],
    id,
    ...(externalId && { externalId }),
    displayName,
    ...(members && {
      members: members.map((person) => ({
        value: person.id,
        display: person.fullName,
        $ref: `${baseUrl}/Users/${person.id}`,
      })),
    }),
    meta: { resourceType: 'Group', location: `${baseUrl}/Groups/${id}` },
  }
}

/** How the membership of a group is to change. */
export interface MembershipChange {
  add: string[]
  remove: string[]
  /** The members are these and nobody else. */
  replace?: string[]
}

/** Of the largest kind of group; each kind has its own limit. */
const MEMBERS_SENT_AT_MOST = 5_000

const MembersBody = z.object({
  displayName: z.string().trim().min(1).max(255),
  externalId: z.string().max(255).nullish(),
  members: z
    .array(z.object({ value: z.string().max(100) }))
    .max(MEMBERS_SENT_AT_MOST)
    .default([]),
})

export function readGroup(body: unknown): ScimGroupFields {
  const { data, error } = MembersBody.safeParse(body)
  if (error)
    throw new ScimError(
      400,
      `Send a displayName and at most ${MEMBERS_SENT_AT_MOST.toLocaleString('en-US')} members, each with a value.`,
      'invalidValue',
    )
  return {
    displayName: data.displayName,
    externalId: data.externalId || null,
    members: data.members.map(({ value }) => value),
  }
}

/** The name that a change gives to a group, and the id that the directory knows it by. */
export function namedBy(changes: readonly ScimChange[]): Partial<ScimGroupFields> {
  const named: Partial<ScimGroupFields> = {}
  for (const { attribute, value } of changes) {
    if (attribute === 'displayname') {
      if (typeof value !== 'string' || value.trim() === '' || value.length > 255)
        throw new ScimError(400, 'displayName: send 1 to 255 characters.', 'invalidValue')
      named.displayName = value.trim()
    }
    if (attribute === 'externalid')
      named.externalId = typeof value === 'string' && value ? value.slice(0, 255) : null
  }
  return named
}

export function membershipChange(changes: readonly ScimChange[]): MembershipChange {
  const result: MembershipChange = { add: [], remove: [] }
  for (const { op, attribute, selected, value } of changes) {
    if (attribute !== 'members') continue
    const ids = selected ?? idsOf(value)
    if (op === 'add') result.add.push(...ids)
    else if (op === 'replace') result.replace = ids
    else if (ids.length > 0 || Array.isArray(value)) result.remove.push(...ids)
    else result.replace = []
  }
  return result
}

export function requireSameName(group: ScimGroup, name: unknown): void {
  if (typeof name !== 'string' || name.toLowerCase() !== group.displayName.toLowerCase())
    throw new ScimError(400, `The group ${group.displayName} keeps its name.`, 'mutability')
}

function idsOf(value: unknown): string[] {
  const entries = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
  return entries.map((entry) => {
    const id = isObject(entry) ? entry.value : entry
    if (typeof id !== 'string') throw new ScimError(400, 'members: send each with a value.', 'invalidValue')
    return id
  })
}
