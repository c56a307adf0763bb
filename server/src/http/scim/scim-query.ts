import { z } from 'zod'
import { ScimError, type ScimPage } from './scim-answer.ts'
import { plainName, type ScimView } from './scim-attributes.ts'
import { readFilter, type ScimAttributes, type ScimAttributeType, type ScimFilter } from './scim-filter.ts'

export const COUNT_AT_MOST = 200
const COUNT_WHERE_NONE_IS_ASKED = 100

/** What a list is asked: RFC 7644, section 3.4.2. */
export interface ScimQuery {
  filter: ScimFilter | undefined
  sort: { attribute: string; type: ScimAttributeType; isDescending: boolean } | undefined
  page: ScimPage
  view: ScimView
}

const Names = z.union([z.string().transform((text) => text.split(',')), z.array(z.string())])
const WholeNumber = z.union([
  z.int(),
  z
    .string()
    .regex(/^-?\d{1,9}$/)
    .transform(Number),
])

/** The same names in the address of a GET and in the body of a `POST /.search`; null is as good as nothing. */
const QuerySource = z.object({
  filter: z.string().nullish(),
  sortBy: z.string().max(200).nullish(),
  sortOrder: z.string().nullish(),
  startIndex: WholeNumber.nullish(),
  count: WholeNumber.nullish(),
  attributes: Names.nullish(),
  excludedAttributes: Names.nullish(),
})

const EXPECTED: Readonly<Record<string, string>> = {
  startIndex: 'send a whole number.',
  count: 'send a whole number.',
  attributes: 'send names of attributes.',
  excludedAttributes: 'send names of attributes.',
}

export function readQuery(source: unknown, attributes: ScimAttributes): ScimQuery {
  const { data, error } = QuerySource.safeParse(source)
  if (error) {
    const field = String(error.issues[0]!.path[0] ?? 'The body')
    throw new ScimError(400, `${field}: ${EXPECTED[field] ?? 'send a text.'}`, 'invalidValue')
  }
  const isFiltered = data.filter && data.filter.trim() !== ''
  return {
    filter: isFiltered ? readFilter(data.filter!, attributes) : undefined,
    sort: sortOf(data.sortBy, data.sortOrder, attributes),
    page: {
      startIndex: Math.max(1, data.startIndex ?? 1),
      count: Math.min(COUNT_AT_MOST, Math.max(0, data.count ?? COUNT_WHERE_NONE_IS_ASKED)),
    },
    view: { only: named(data.attributes), without: named(data.excludedAttributes) ?? [] },
  }
}

export const readView = (source: unknown): ScimView => readQuery(source, {}).view

function named(names: readonly string[] | null | undefined): string[] | undefined {
  const read = names?.map(plainName).filter((name) => name !== '')
  return read && read.length > 0 ? read : undefined
}

function sortOf(
  by: string | null | undefined,
  order: string | null | undefined,
  attributes: ScimAttributes,
): ScimQuery['sort'] {
  if (!by) return undefined
  const attribute = plainName(by)
  const type = attributes[attribute]
  if (type === undefined || type === 'complex')
    throw new ScimError(
      400,
      `sortBy: ${by.slice(0, 60)} is nothing that can be sorted by. Known are ${Object.keys(attributes)
        .filter((name) => attributes[name] !== 'complex')
        .join(', ')}.`,
      'invalidValue',
    )
  if (order && !/^(ascending|descending)$/i.test(order))
    throw new ScimError(400, 'sortOrder: send ascending or descending.', 'invalidValue')
  return { attribute, type, isDescending: order?.toLowerCase() === 'descending' }
}

/** Whether the filter or the order looks at the attribute or a part of it. */
export function asksFor({ filter, sort }: ScimQuery, attribute: string): boolean {
  const isMeant = (name: string) => name === attribute || name.startsWith(`${attribute}.`)
  const within = (part: ScimFilter): boolean => {
    switch (part.kind) {
      case 'and':
      case 'or':
        return part.parts.some(within)
      case 'not':
        return within(part.part)
      default:
        return isMeant(part.attribute)
    }
  }
  return (filter !== undefined && within(filter)) || (sort !== undefined && isMeant(sort.attribute))
}

/** What one of these attributes must be, so that the database finds the few that can meet the filter. */
export function requiredValue(
  filter: ScimFilter | undefined,
  attributes: readonly string[],
): { attribute: string; value: string } | undefined {
  if (filter?.kind === 'and')
    return filter.parts.map((part) => requiredValue(part, attributes)).find((one) => one !== undefined)
  if (filter?.kind !== 'compare' || filter.operator !== 'eq') return undefined
  const { attribute, value } = filter
  return attributes.includes(attribute) && typeof value === 'string' ? { attribute, value } : undefined
}
