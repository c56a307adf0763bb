import type { ComingItem, SeatedItem } from '@plumbline/contract/compliance/examiner.ts'

interface SeatedSection {
  section: string
  items: SeatedItem[]
  coming: ComingItem[]
}

/** Under the examiner's own sections, in their order; a section of which nothing came yet is there with what is still coming. */
export function sectionsOf(items: readonly SeatedItem[], coming: readonly ComingItem[]): SeatedSection[] {
  const inOrder = [...items, ...coming].toSorted((a, b) => a.position - b.position)
  const names = new Set(inOrder.map(({ section }) => section))
  return [...names].map((section) => ({
    section,
    items: items.filter((item) => item.section === section),
    coming: coming.filter((item) => item.section === section),
  }))
}
