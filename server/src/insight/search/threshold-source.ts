import { thresholdTool } from '@plumbline/rules/assistant/figure-tools.ts'
import { parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import { loanTestData } from '../../lending/loan-tests/loan-test-data-store.ts'
import { type SearchSource, unmarked } from './search-source.ts'

const HITS_AT_MOST = 4

/** Figures of the register; the assistant computes with them instead of quoting. */
export const thresholdSource: SearchSource = {
  async findHits({ db, text, today }) {
    const answer = thresholdTool(text, { today: parseDay(today, 'today'), data: await loanTestData(db) })
    return (answer?.results ?? []).slice(0, HITS_AT_MOST).map(({ label, value, citation }) => ({
      slug: label,
      title: unmarked(`${label} ${value}`),
      snippet: unmarked(citation ?? ''),
      href: '/resources/thresholds',
    }))
  },
}
