import type { NeedKind } from '@plumbline/contract/insight/dashboard.ts'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { refreshListed } from './listed-record.ts'

export type Undo = () => Promise<unknown>

export interface DayAct {
  name: string
  /** Saves the day, and says how it is taken back, if the reader may. */
  save(id: string, on: string, mayManage: boolean): Promise<Undo | undefined>
}

/** What a noun adds to screens of others that its entry in the contract cannot say, because it makes calls. */
export interface NounPart {
  /** Its queries: what others change, such as evidence, shows in them. */
  stale: QueryKey
  /** Needs that are finished with the one day on which they were done. */
  needDays?: Readonly<Partial<Record<NeedKind, DayAct>>>
}

/** Of every noun that has one: `workspace/<noun>/<noun>-part.ts`. */
const NOUN_PARTS = Object.values(
  import.meta.glob<NounPart>('../*/*-part.ts', { eager: true, import: 'default' }),
)

export const dayActOf = (kind: NeedKind): DayAct | undefined =>
  NOUN_PARTS.flatMap(({ needDays }) => needDays?.[kind] ?? [])[0]

/** Each in its open lists and panels. */
export const refreshNouns = (queries: QueryClient): Promise<unknown> =>
  Promise.all(NOUN_PARTS.map(({ stale }) => refreshListed(queries, stale)))

export const invalidateNouns = (queries: QueryClient): Promise<unknown> =>
  Promise.all(NOUN_PARTS.map(({ stale }) => queries.invalidateQueries({ queryKey: stale })))
