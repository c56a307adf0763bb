import { createHash } from 'node:crypto'

export const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi
const NIL = '00000000-0000-0000-0000-000000000000'

export interface IdMapping {
  /** Known beforehand: the institution, its people, and what every installation has under its own ids. */
  known: Map<string, string>
  mapped(id: string): string
}

/**
 * New ids that follow from the old ones and the institution, so that nothing has to be remembered: the same id
 * in any table and any order becomes the same new one.
 */
export function mapIds(institutionId: string): IdMapping {
  const known = new Map<string, string>([[NIL, NIL]])
  return {
    known,
    mapped: (id) => known.get(id.toLowerCase()) ?? derived(institutionId, id.toLowerCase()),
  }
}

/** A UUID of version 8, whose bits are our own. */
function derived(institutionId: string, id: string): string {
  const hash = createHash('sha256').update(`${institutionId} ${id}`).digest('hex')
  const variant = ((Number.parseInt(hash[16]!, 16) & 3) | 8).toString(16)
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-${variant}${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

/** Every id in a value of JSON; texts of people are columns of their own and stay as they are. */
export function mapWithin(value: unknown, { mapped }: IdMapping): unknown {
  if (typeof value === 'string') return value.replace(UUID, mapped)
  if (Array.isArray(value)) return value.map((each) => mapWithin(each, { mapped } as IdMapping))
  if (value === null || typeof value !== 'object' || isRaw(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key.replace(UUID, mapped),
      mapWithin(each, { mapped } as IdMapping),
    ]),
  )
}

const isRaw = (value: object): boolean =>
  (JSON as unknown as { isRawJSON(value: unknown): boolean }).isRawJSON(value)
