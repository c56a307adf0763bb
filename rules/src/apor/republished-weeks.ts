import { type Day, formatDay } from '../dates/calendar-day.ts'
import type { AporTableKind } from './apor-table.ts'

interface RepublishedWeek {
  week: string
  kinds: readonly AporTableKind[]
  note: string
}

const BOTH = ['fixed', 'variable'] as const

/** Weeks for which more than one set of rates was published, after the notices of the HMDA tools. */
const REPUBLISHED_WEEKS: readonly RepublishedWeek[] = [
  {
    week: '2017-12-25',
    kinds: BOTH,
    note: 'For December 28 to 31, 2017 the FFIEC and the Bureau published different sets. The Bureau set is used.',
  },
  {
    week: '2019-03-04',
    kinds: BOTH,
    note: 'Two sets were published for the week of March 4, 2019. The set of the present table is used.',
  },
  {
    week: '2019-06-17',
    kinds: BOTH,
    note: 'Two sets were published for the week of June 17, 2019. The set of the present table is used.',
  },
  {
    week: '2020-07-20',
    kinds: ['fixed'],
    note: 'For the week of July 20, 2020 the fixed rates of 13 to 22 years were published on July 16 and again on July 20. The second set is in force and used.',
  },
  {
    week: '2021-11-15',
    kinds: BOTH,
    note: 'The rates of the week of November 15, 2021 were published late.',
  },
  {
    week: '2022-07-11',
    kinds: BOTH,
    note: 'For the week of July 11, 2022 a second set for fixed 9 to 12 and adjustable 9 to 50 years stood from July 15 to 21. The first set was put back on July 21 and is used.',
  },
  {
    week: '2025-12-29',
    kinds: BOTH,
    note: 'The survey day was Christmas: the table repeats the rates of the week of December 22, 2025.',
  },
  {
    week: '2026-01-05',
    kinds: ['fixed'],
    note: 'The fixed rates of the week of January 5, 2026 were published on January 2 and, for 2, 3 to 4, 7 to 8 and 26 to 50 years, again on January 9. The set of the present table is used; the first set is not loaded.',
  },
]

export function republicationNote(kind: AporTableKind, week: Day): string | undefined {
  const date = formatDay(week)
  return REPUBLISHED_WEEKS.find((entry) => entry.week === date && entry.kinds.includes(kind))?.note
}
