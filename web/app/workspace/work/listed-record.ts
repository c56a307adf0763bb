import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api/api-client.ts'
import { useMayWrite, useMember } from '../../platform/session/member.ts'

/** A record as its row in a list names it. */
export interface ListedRow {
  id: string
  version: number
  /** As messages name it. */
  title: string
}

export type FieldValue = string | null

/** What may be changed in a list. Owners are `ownerId`; days and choices have the name of their field. */
export type ListedField = { key: string; name: string } & (
  | { kind: 'person'; people?: readonly { userId: string; name: string }[] }
  | { kind: 'day'; isRequired?: boolean }
  | { kind: 'choice'; labels: Readonly<Record<string, string>> }
)

export const OWNER: ListedField = { key: 'ownerId', name: 'Owner', kind: 'person' }

interface Found extends ListedRow {
  owner?: { userId: string } | null
}

/** How one kind of record is read and saved whole, so that a list can change one field of it. */
export interface ListedRecord<Rec extends Omit<Found, 'title'> = Omit<Found, 'title'>> {
  find(id: string): Promise<Rec>
  /** The record with these fields instead of its own. */
  save(record: Rec, part: Record<string, FieldValue>): Promise<Rec>
  /** Queries whose answers a change makes stale, besides those that show every kind. */
  stale: QueryKey
}

export const ownerIdOf = ({ owner }: { owner?: { userId: string } | null }): FieldValue =>
  owner?.userId ?? null

export function valueIn(record: object, key: string): FieldValue {
  if (key === OWNER.key) return ownerIdOf(record)
  return (record as Record<string, FieldValue>)[key] ?? null
}

/** One value in a list. */
export interface EditedCell {
  of: ListedRecord
  row: ListedRow
  field: ListedField
  value: FieldValue
}

export interface FieldChange {
  key: string
  /** As the list shows it. */
  from: FieldValue
  to: FieldValue
}

/**
 * Saves fields of one record. What others changed elsewhere in it stays. Where they changed one of these fields, the
 * version of the row is sent, which the server refuses with the name of who was first.
 */
export async function changeFields<Rec extends Omit<Found, 'title'>>(
  of: ListedRecord<Rec>,
  row: Pick<ListedRow, 'id' | 'version'>,
  changes: readonly FieldChange[],
): Promise<Rec> {
  const record = await of.find(row.id)
  const isAsShown = changes.every(({ key, from }) => valueIn(record, key) === from)
  const part = Object.fromEntries(changes.map(({ key, to }) => [key, to]))
  return of.save({ ...record, version: isAsShown ? record.version : row.version }, part)
}

/** What takes changes back. */
export const reversed = (changes: readonly FieldChange[]): FieldChange[] =>
  changes.map(({ key, from, to }) => ({ key, from: to, to: from }))

/** Reads again what shows the changed record. */
export const refreshListed = (queries: QueryClient, stale: QueryKey) =>
  Promise.all(
    [stale, api.history.key(), api.dashboard.key()].map((queryKey) =>
      queries.invalidateQueries({ queryKey }),
    ),
  )

export function useRefreshListed(stale: QueryKey) {
  const queries = useQueryClient()
  return () => refreshListed(queries, stale)
}

/** Managers change every record, others what they own. */
export function useMayChange(): (row: { owner?: { userId: string } | null }) => boolean {
  const me = useMember()?.userId
  const mayWrite = useMayWrite()
  return (row) => mayWrite || (me !== undefined && ownerIdOf(row) === me)
}
