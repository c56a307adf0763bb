import { createHash } from 'node:crypto'

export interface ChecklistItem {
  key: string
  text: string
}

/** The task items of a text, each with the key under which its tick is kept. */
export function checklistItems(tasks: readonly string[]): ChecklistItem[] {
  const timesSeen = new Map<string, number>()
  return tasks.map((text) => {
    const occurrence = (timesSeen.get(text) ?? 0) + 1
    timesSeen.set(text, occurrence)
    return { text, key: keyOf(text, occurrence) }
  })
}

/** Of its words alone, as ticks are kept; only what says the same once more adds its number, after a sign that no text has. */
function keyOf(text: string, occurrence: number): string {
  const named = occurrence === 1 ? text : `${text}\0${occurrence}`
  return createHash('sha256').update(named).digest('hex').slice(0, 16)
}
