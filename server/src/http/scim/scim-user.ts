import { EmailAddress, PersonName } from '@plumbline/contract/tenancy/members.ts'
import { z } from 'zod'
import { ScimError } from './scim-answer.ts'
import type { ScimChange } from './scim-patch.ts'
import type { RosterPerson, ScimUserFields } from './scim-roster.ts'

export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User'

const text = (length: number) =>
  z
    .string()
    .trim()
    .max(length)
    .nullish()
    .transform((value) => value ?? undefined)
/** Entra ID writes "True" and "False". */
const ActiveFlag = z.union([
  z.boolean(),
  z
    .string()
    .regex(/^(true|false)$/i)
    .transform((word) => word.toLowerCase() === 'true'),
])

const UserBody = z.object({
  userName: EmailAddress,
  displayName: text(120),
  name: z
    .object({ formatted: text(120), givenName: text(100), familyName: text(100) })
    .nullish()
    .transform((name) => name ?? undefined),
  externalId: text(255),
  active: ActiveFlag.nullish().transform((active) => active ?? undefined),
})

export function readUser(body: unknown): ScimUserFields {
  const { data, error } = UserBody.safeParse(body)
  if (error) {
    const field = error.issues[0]!.path.join('.')
    const detail =
      field === 'userName'
        ? 'userName: send the email address that the person signs in with.'
        : `${field || 'The body'} cannot be read: wrong type or too long.`
    throw new ScimError(400, detail, 'invalidValue')
  }
  const { userName, displayName, name, externalId, active } = data
  return { userName, displayName, ...name, externalId, isActive: active }
}

const ATTRIBUTES: Readonly<Record<string, keyof ScimUserFields>> = {
  username: 'userName',
  displayname: 'displayName',
  'name.formatted': 'formatted',
  'name.givenname': 'givenName',
  'name.familyname': 'familyName',
  externalid: 'externalId',
  active: 'isActive',
}

/** The changes as fields of a person; what we do not store is ignored. */
export function changedFields(changes: readonly ScimChange[], userName: string): ScimUserFields {
  const body: Record<string, unknown> = { userName }
  const name: Record<string, unknown> = {}
  for (const { op, attribute, value } of changes) {
    const field = ATTRIBUTES[attribute]
    if (field === undefined) continue
    if (op === 'remove' && (field === 'userName' || field === 'isActive'))
      throw new ScimError(400, `${attribute} cannot be removed.`, 'mutability')
    const next = op === 'remove' ? '' : value
    if (field === 'isActive') body.active = next
    else if (field === 'userName' || field === 'displayName' || field === 'externalId') body[field] = next
    else name[field] = next
  }
  return readUser({ ...body, name })
}

/** The person's name as one text, as far as the directory says anything of it. */
export function fullNameOf(
  { displayName, formatted, givenName, familyName }: ScimUserFields,
  before?: Pick<RosterPerson, 'givenName' | 'familyName'>,
): string | undefined {
  const parts =
    givenName === undefined && familyName === undefined
      ? ''
      : `${givenName ?? before?.givenName ?? ''} ${familyName ?? before?.familyName ?? ''}`.trim()
  const name = displayName || formatted || parts
  if (!name) return undefined
  const { data } = PersonName.safeParse(name)
  if (data === undefined) throw new ScimError(400, 'displayName: at most 120 characters.', 'invalidValue')
  return data
}

export function userResource(person: RosterPerson, baseUrl: string): object {
  const { id, email, fullName, givenName, familyName, externalId, isActive, group } = person
  return {
    schemas: [USER_SCHEMA],
    id,
    ...(externalId !== null && { externalId }),
    userName: email,
    displayName: fullName,
    name: { formatted: fullName, ...(givenName && { givenName }), ...(familyName && { familyName }) },
    emails: [{ value: email, type: 'work', primary: true }],
    active: isActive,
    groups: group
      ? [
          {
            value: group.id,
            display: group.displayName,
            $ref: `${baseUrl}/Groups/${group.id}`,
            type: 'direct',
          },
        ]
      : [],
    meta: {
      resourceType: 'User',
      created: person.createdAt,
      lastModified: person.changedAt,
      location: `${baseUrl}/Users/${id}`,
    },
  }
}
