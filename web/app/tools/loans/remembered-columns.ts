import type { ColumnMapping } from '@plumbline/rules/loan-files/table-columns.ts'

const KEY = 'plumbline-loan-columns'
const KEPT_AT_MOST = 30

/** How the columns of one export were matched. It holds names of columns, and nothing of a loan. */
export interface RememberedColumns {
  name: string
  columns: ColumnMapping
}

export function rememberedColumns(): readonly RememberedColumns[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isRemembered) : []
  } catch {
    // Without storage nothing is remembered.
    return []
  }
}

/** Under a name that is known, the new ones replace the old. */
export function rememberColumns(added: RememberedColumns): readonly RememberedColumns[] {
  return store([added, ...rememberedColumns().filter(({ name }) => name !== added.name)])
}

export const forgetColumns = (name: string): readonly RememberedColumns[] =>
  store(rememberedColumns().filter((one) => one.name !== name))

function store(all: readonly RememberedColumns[]): readonly RememberedColumns[] {
  const kept = all.slice(0, KEPT_AT_MOST)
  try {
    if (kept.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Remembered until the page is closed.
  }
  return kept
}

function isRemembered(value: unknown): value is RememberedColumns {
  const { name, columns } = (value ?? {}) as Partial<RememberedColumns>
  return (
    typeof name === 'string' &&
    typeof columns === 'object' &&
    columns !== null &&
    Object.values(columns).every((key) => typeof key === 'string')
  )
}
