import type { TableKind } from './proxy-protocol.ts'

/** Compressed files of our own host, which browsers keep: their names change with what is in them. */
const ADDRESSES: Readonly<Record<TableKind, string>> = {
  surnames: new URL('../../../../data/fair-lending/surnames-2010.csv.gz', import.meta.url).href,
  tract: new URL('../../../../data/fair-lending/tract-2010-adults.csv.gz', import.meta.url).href,
  zip: new URL('../../../../data/fair-lending/zcta-2020-adults.csv.gz', import.meta.url).href,
}

/** Asked for by the page: the policy of a worker lets it reach nothing. */
export async function publishedTable(kind: TableKind): Promise<Uint8Array> {
  const response = await fetch(ADDRESSES[kind]).catch(() => undefined)
  const bytes = response?.ok && (await response.arrayBuffer().catch(() => undefined))
  if (!bytes)
    throw new Error('The published tables could not be loaded. Check the connection, and try again.')
  return new Uint8Array(bytes)
}
