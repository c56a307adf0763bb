import { createHash } from 'node:crypto'

export interface ChecklistItem {
  key: string
  text: string
}

/** The task items of a text, each with the key of its tick. */
export function checklistItems(tasks: readonly string[]): ChecklistItem[] {
  const timesSeen = new Map<string, number>()
  return tasks.map((text) => {
    const occurrence = (timesSeen.get(text) ?? 0) + 1
    timesSeen.set(text, occurrence)
    return { text, key: keyOf(text, occurrence) }
  })
}

/**
 * The key is the item's text alone. A repeated item adds its number after a separator that no text
 * contains.
 */
function keyOf(text: string, occurrence: number): string {
  const named = occurrence === 1 ? text : `${text}\0${occurrence}`
  return createHash('sha256').update(named).digest('hex').slice(0, 16)
}
