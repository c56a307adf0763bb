import type { ScimAttributes } from './scim-filter.ts'
import { isObject } from './scim-patch.ts'

const META = {
  meta: 'complex',
  'meta.resourcetype': 'text',
  'meta.created': 'moment',
  'meta.lastmodified': 'moment',
  'meta.location': 'exact',
} as const satisfies ScimAttributes

export const USER_ATTRIBUTES: ScimAttributes = {
  schemas: 'exact',
  id: 'text',
  externalid: 'exact',
  username: 'text',
  displayname: 'text',
  name: 'complex',
  'name.formatted': 'text',
  'name.givenname': 'text',
  'name.familyname': 'text',
  emails: 'text',
  'emails.value': 'text',
  'emails.type': 'text',
  'emails.primary': 'boolean',
  active: 'boolean',
  groups: 'text',
  'groups.value': 'text',
  'groups.display': 'text',
  'groups.type': 'text',
  ...META,
}

export const GROUP_ATTRIBUTES: ScimAttributes = {
  schemas: 'exact',
  id: 'text',
  externalid: 'exact',
  displayname: 'text',
  members: 'text',
  'members.value': 'text',
  'members.display': 'text',
  ...META,
}

/** Which attributes an answer shows: RFC 7644, section 3.9. */
export interface ScimView {
  /** In lower case, without the schema's address. */
  only: string[] | undefined
  without: string[]
}

/** RFC 7643, section 3.1: what every resource is recognized by is shown in any case. */
const ALWAYS = ['schemas', 'id']

export function plainName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/^urn:.*:(?=[\w$.-]+$)/, '')
}

export function shows({ only, without }: ScimView, attribute: string): boolean {
  if (without.includes(attribute)) return false
  return only === undefined || only.some((name) => name === attribute || name.startsWith(`${attribute}.`))
}

export function inView(resource: object, view: ScimView): object {
  const shown = Object.entries(resource).flatMap(([key, value]) => {
    const name = key.toLowerCase()
    if (ALWAYS.includes(name)) return [[key, value]]
    if (!shows(view, name)) return []
    return [[key, partsInView(name, value, view)]]
  })
  return Object.fromEntries(shown)
}

function partsInView(name: string, value: unknown, view: ScimView): unknown {
  if (Array.isArray(value)) return value.map((entry) => partsInView(name, entry, view))
  if (!isObject(value)) return value
  const isWhole = view.only === undefined || view.only.includes(name)
  return Object.fromEntries(
    Object.entries(value).filter(([part]) => {
      const whole = `${name}.${part.toLowerCase()}`
      return !view.without.includes(whole) && (isWhole || view.only?.includes(whole))
    }),
  )
}
