import { PageMeta } from '../document/page-meta.tsx'
import { questionsAndAnswers } from '../document/questions-and-answers.ts'
import { apiContext } from '../entry.server.tsx'
import type { PageHandle } from '../root.tsx'
import { PageHero } from '../site/page-hero.tsx'
import type { Route } from './+types/help-page'
import { FaqEntryItem } from './faq-entry-item.tsx'
import { EMPTY_FILTER, helpAddress, matchesFilter, readHelpFilter, resultCount } from './help-address.ts'
import { HelpCategories } from './help-categories.tsx'
import { HelpContact } from './help-contact.tsx'
import { HelpNothingFound } from './help-nothing-found.tsx'
import { HelpQuickLinks } from './help-quick-links.tsx'
import { HelpSearch } from './help-search.tsx'
import { useHelpFilter } from './use-help-filter.ts'

export const handle: PageHandle = { scripts: 'late' }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { content } = context.get(apiContext)
  const [entries, { phone }] = await Promise.all([content.faq(), content.contact()])
  return { entries, phone, asked: readHelpFilter(new URL(request.url).searchParams) }
}

export default function HelpPage({ loaderData: { entries, phone, asked } }: Route.ComponentProps) {
  const { filter, apply, form } = useHelpFilter(asked)
  const shown = entries.filter((entry) => matchesFilter(entry, filter))
  return (
    <>
      <PageMeta
        title="Help Center"
        description="Answers about accounts, subscriptions, the platform and compliance content, and the ways to reach a person."
        path="/help"
        card="help"
        about={[
          questionsAndAnswers(entries.map(({ question, answerText }) => ({ question, answer: answerText }))),
        ]}
      />
      <PageHero
        eyebrow="Help Center"
        title="Answers, and people behind them."
        lead="Search what we are asked most, or write to us: we answer within one business day."
      />
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
      <HelpContact phone={phone} />
    </>
  )
}
