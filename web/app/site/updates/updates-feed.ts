import { FeedFilters } from '@plumbline/contract/regulations/regulatory-updates.ts'
import type { RouterContextProvider } from 'react-router'
import { apiContext, originContext } from '../../platform/api/page-contexts.ts'
import { longDateUtc } from '../../ui/date-text.tsx'
import { FEED_TITLES, type Feed } from '../feeds/feed.ts'

const escaped = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** With the filters of the address: `/updates/feed.xml?part=1026&kind=final-rule`. Values that mean nothing are left out. */
export async function updatesFeed(request: Request, context: Readonly<RouterContextProvider>): Promise<Feed> {
  const filters = filtersIn(new URL(request.url).searchParams)
  const updates = await context.get(apiContext).regulatoryUpdates.feed(filters)
  return {
    title: FEED_TITLES['/updates'],
    description: 'What changed or will change in the rules, with the days that count.',
    origin: context.get(originContext),
    folder: '/updates',
    query: Object.keys(filters).length > 0 ? `?${new URLSearchParams(filters)}` : '',
    entries: updates.map((update) => {
      const days = [
        update.effectiveOn && `In force from ${longDateUtc(update.effectiveOn)}.`,
        update.commentsCloseOn && `Comments close ${update.commentsCloseOn}.`,
      ].filter(Boolean)
      return {
        slug: update.slug,
        title: update.title,
        excerpt: update.description,
        html: [update.description, update.citation, ...days]
          .map((words) => `<p>${escaped(String(words))}</p>`)
          .join(''),
        publishedAt: `${update.dated}T12:00:00Z`,
        updatedAt: update.changedAt,
        author: null,
        tags: [update.category],
      }
    }),
  }
}

function filtersIn(params: URLSearchParams): FeedFilters {
  const entries = Object.entries(FeedFilters.shape).flatMap(([name, schema]) => {
    const read = schema.safeParse(params.get(name) ?? undefined)
    return read.success && read.data ? [[name, read.data]] : []
  })
  return Object.fromEntries(entries)
}
