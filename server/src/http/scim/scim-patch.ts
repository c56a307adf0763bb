import { z } from 'zod'
import { ScimError } from './scim-answer.ts'
import { readFilter, type ScimFilter } from './scim-filter.ts'

/** One change of one attribute: what RFC 7644 section 3.5.2 and the ways that directories write it come down to. */
export interface ScimChange {
  op: 'add' | 'replace' | 'remove'
  /** In lower case, without the schema's address: `active`, `name.givenname`, `members`. */
  attribute: string
  /** Of `members[value eq "…" or value eq "…"]`. */
  selected?: string[] | undefined
  value: unknown
}

const OPERATIONS_AT_MOST = 100

const PatchRequest = z.object({
  Operations: z
    .array(
      z.object({
        op: z
          .string()
          .transform((op) => op.toLowerCase())
          .pipe(z.enum(['add', 'replace', 'remove'])),
        path: z.string().max(300).optional(),
        value: z.unknown().optional(),
      }),
    )
    .min(1)
    .max(OPERATIONS_AT_MOST),
})

const PATH = /^(?:urn:[\w:.-]+:)?(?<attribute>[a-z]+)(?:\[(?<selection>[^\]]*)\])?(?:\.(?<part>[a-z]+))?$/i

export function readPatch(body: unknown): ScimChange[] {
  const { data, error } = PatchRequest.safeParse(body)
  if (error)
    throw new ScimError(
      400,
      `Operations: send 1 to ${OPERATIONS_AT_MOST} operations with op add, replace, or remove.`,
      'invalidSyntax',
    )
  return data.Operations.flatMap(({ op, path, value }): ScimChange[] => {
    if (path !== undefined) {
      const read = readPath(path)
      return read.attribute === 'name' ? flattened(op, 'name', value) : [{ op, ...read, value }]
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new ScimError(400, 'An operation without a path needs an object as its value.', 'invalidSyntax')
    return Object.entries(value).flatMap(([name, member]) =>
      name.startsWith('urn:') && isObject(member) ? [] : flattened(op, name, member),
    )
  })
}

/** `{"name": {"givenName": …}}` and `{"name.givenName": …}` mean the same. */
function flattened(op: ScimChange['op'], name: string, value: unknown): ScimChange[] {
  if (name !== 'name' || !isObject(value)) return [{ op, ...readPath(name), value }]
  return Object.entries(value).map(([part, text]) => ({
    op,
    attribute: `name.${part.toLowerCase()}`,
    value: text,
  }))
}

function readPath(path: string): Pick<ScimChange, 'attribute' | 'selected'> {
  const { attribute, selection, part } = PATH.exec(path)?.groups ?? {}
  if (attribute === undefined)
    throw new ScimError(400, `path: ${path.slice(0, 80)} cannot be read.`, 'invalidPath')
  const name = attribute.toLowerCase()
  const selected = name === 'members' && selection !== undefined ? selectedIds(selection) : undefined
  // One address each: the type that a directory names in brackets changes nothing.
  const attributeName = name === 'emails' || part === undefined ? name : `${name}.${part.toLowerCase()}`
  return { attribute: attributeName, selected }
}

/** Members are chosen by their ids: any other choice is refused, and never taken for all of them. */
function selectedIds(selection: string): string[] {
  const idsOf = (filter: ScimFilter): string[] => {
    if (filter.kind === 'or') return filter.parts.flatMap(idsOf)
    if (filter.kind === 'compare' && filter.operator === 'eq') return [String(filter.value)]
    throw new ScimError(
      400,
      `path: members[${selection.slice(0, 80)}] chooses by more than ids.`,
      'invalidPath',
    )
  }
  return idsOf(readFilter(selection, { value: 'text' }))
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
