import type { ComingItem } from '@plumbline/contract/compliance/examiner.ts'

/** By the numbers of the examiner's own list. */
export function StillComing({ items }: { items: readonly ComingItem[] }) {
  if (items.length === 0) return null
  const numbers = items.map(({ number }) => number).filter(Boolean)
  const others = items.length - numbers.length
  const parts = [
    ...(numbers.length > 0 ? [`${numbers.length === 1 ? 'item' : 'items'} ${numbers.join(', ')}`] : []),
    ...(others > 0 ? [`${others} without a number`] : []),
  ]
  return (
    <p className="wrap-anywhere mt-3 rounded-control border border-line border-dashed px-4 py-3 text-ink-soft text-sm">
      Still coming: {parts.join(' and ')}.
    </p>
  )
}
