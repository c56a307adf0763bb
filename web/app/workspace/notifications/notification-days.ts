import type { Moment } from '@plumbline/contract/platform/days.ts'

const DAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
})
const KEY = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' })
const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })

export const timeText = (iso: Moment): string => TIME.format(new Date(iso))

/** Groups of a list that is sorted by time, by the reader's calendar day. */
export function byDay<Item extends { createdAt: Moment }>(items: readonly Item[], now: Date) {
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  const named = new Map([
    [KEY.format(now), 'Today'],
    [KEY.format(yesterday), 'Yesterday'],
  ])
  const groups: { day: string; label: string; items: Item[] }[] = []
  for (const item of items) {
    const moment = new Date(item.createdAt)
    const day = KEY.format(moment)
    if (groups.at(-1)?.day !== day)
      groups.push({ day, label: named.get(day) ?? DAY.format(moment), items: [] })
    groups.at(-1)!.items.push(item)
  }
  return groups
}
