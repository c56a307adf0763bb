import type { RequestList } from '@plumbline/contract/compliance/exam-items.ts'

export const COLUMN_NAMES = {
  number:
    /^(?:#|no\.?|nr\.?|number|item|item (?:no\.?|number|#)|request (?:no\.?|number|#)|ref(?:erence)?|id)$/i,
  request:
    /^(?:request|description|document|documents? requested|item description|question|text|information requested)s?$/i,
  section: /^(?:section|area|topic|category|subject)$/i,
  due: /^(?:due|due date|due on|date due|deadline|needed by)$/i,
  owner: /^(?:owner|assigned(?: to)?|assignee|responsible(?: person| party)?|person responsible|who)$/i,
  note: /^(?:note|comment|remark|instruction)s?$/i,
}

export type Columns = ReadonlyMap<keyof typeof COLUMN_NAMES, number>

/** Where each field of an item stands; of two columns with one meaning, the first. */
export function columnsOf(headings: readonly string[]): Columns {
  const columns = new Map<keyof typeof COLUMN_NAMES, number>()
  for (const [name, pattern] of Object.entries(COLUMN_NAMES)) {
    const at = headings.findIndex(
      (cell, place) => pattern.test(cell) && ![...columns.values()].includes(place),
    )
    if (at >= 0) columns.set(name as keyof typeof COLUMN_NAMES, at)
  }
  return columns
}

const EXAMPLE_AT_MOST = 60

/** Columns with values that no item takes over. */
export function unusedColumns(
  [headings = [], ...rows]: readonly (readonly string[])[],
  columns: Columns,
): RequestList['unused'] {
  const used = new Set(columns.values())
  const width = Math.max(headings.length, ...rows.map((cells) => cells.length))
  return Array.from({ length: width }, (_, place) => place)
    .filter((place) => !used.has(place))
    .flatMap((place) => {
      const example = rows.find((cells) => cells[place])?.[place]
      if (!example) return []
      return [
        { heading: headings[place] || `Column ${place + 1}`, example: example.slice(0, EXAMPLE_AT_MOST) },
      ]
    })
}
