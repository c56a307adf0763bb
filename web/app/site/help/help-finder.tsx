import type { FaqEntry } from '@plumbline/contract/publishing/content.ts'
import { useState } from 'react'
import { readEntries } from './entries-in-page.ts'
import { FaqEntryItem } from './faq-entry-item.tsx'
import { EMPTY_FILTER, type HelpFilter, helpAddress, matchesFilter, resultCount } from './help-address.ts'
import { HelpCategories } from './help-categories.tsx'
import { HelpNothingFound } from './help-nothing-found.tsx'
import { HelpQuickLinks } from './help-quick-links.tsx'
import { HelpSearch } from './help-search.tsx'
import { useHelpFilter } from './use-help-filter.ts'

interface HelpFinderProps {
  /** Absent on hydration: read from the page, so that they are not sent twice. */
  entries?: readonly FaqEntry[]
  asked: HelpFilter
}

/** All questions, filtered by search and category. */
export function HelpFinder({ entries: given, asked }: HelpFinderProps) {
  const [entries] = useState(() => given ?? readEntries(document))
  const { filter, apply, form } = useHelpFilter(asked)
  const shown = entries.filter((entry) => matchesFilter(entry, filter))
  return (
    <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="max-lg:contents lg:sticky lg:top-24 lg:grid lg:content-start lg:gap-10 lg:self-start">
        <HelpCategories entries={entries} filter={filter} onChoose={apply} />
        <HelpQuickLinks />
      </div>
      <section aria-labelledby="questions">
        <h2 id="questions" className="sr-only">
          Questions and answers
        </h2>
        <HelpSearch filter={filter} form={form} onChange={apply} />
        <p role="status" className="mt-6 text-sm text-ink-faint">
          {resultCount(shown.length)}
        </p>
        <div className="mt-2 border-line border-t">
          {entries.map((entry) => (
            <FaqEntryItem key={entry.id} entry={entry} hidden={!shown.includes(entry)} />
          ))}
        </div>
        {shown.length === 0 && (
          <HelpNothingFound onClear={() => apply(EMPTY_FILTER)} clearHref={helpAddress(EMPTY_FILTER)} />
        )}
      </section>
    </div>
  )
}
