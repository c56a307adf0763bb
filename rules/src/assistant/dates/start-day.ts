import type { Day } from '../../dates/calendar-day.ts'
import type { ReadQuestion } from './read-events.ts'

/** The day whose own words say that the event happened on it, and nothing in them says that it is a limit. */
export function startDay({ text, days }: ReadQuestion, start: RegExp): Day | undefined {
  const fitting = days.filter((_, index) => {
    const at = text.indexOf(`§${index}§`)
    const before = text
      .slice(0, at)
      .split(/[,;:?.]|\b(?:when|what|if|and)\b/)
      .at(-1)!
    const after = text.slice(at + `§${index}§`.length).split(/[,;:?.]|\b(?:when|what|if|and|by)\b/)[0]!
    const isLimit =
      /\b(?:due|deadline|by|respond|acknowledge|answer(?:ed)?|before|until|no later than|for|we (?:sent|mailed|send|mail|responded|acknowledged))\s*(?:on\s*|is\s*)?$/.test(
        before,
      )
    return (start.test(before) || start.test(after)) && !isLimit
  })
  return fitting.length === 1 ? fitting[0]!.day : undefined
}
