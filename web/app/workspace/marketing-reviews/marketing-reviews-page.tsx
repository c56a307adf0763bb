import {
  MARKETING_CHANNEL_LABELS,
  MARKETING_PRODUCT_LABELS,
  MARKETING_STATUS_LABELS,
  MarketingProduct,
  type MarketingReviewSummary,
  MarketingStatus,
} from '@plumbline/contract/compliance/marketing-reviews.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { api } from '../../platform/api/api-client.ts'
import { useAddressParams } from '../../platform/list/address-params.ts'
import { pageIn, textIn } from '../../platform/list/list-address.ts'
import { useNewInAddress } from '../../platform/list/new-in-address.ts'
import { useMayWrite } from '../../platform/session/member.ts'
import { Badge } from '../../ui/badge.tsx'
import type { Column } from '../../ui/table.tsx'
import { ImportLink, NewButton, RecordFilters, RecordLink, RecordList } from '../tasks/record-page.tsx'
import { withChanges } from '../tasks/task-address.ts'
import { FilterSelect } from '../work/choice-select.tsx'
import { dayText, todayText } from '../work/day-text.ts'
import { DueMark } from '../work/due-mark.tsx'
import { useOpenRecord } from '../work/open-record.ts'
import { DecisionBadge } from '../work/review-decision.tsx'
import { MarketingReviewFormDialog } from './marketing-review-form-dialog.tsx'
import { MARKETING_TONES, MarketingReviewPanel } from './marketing-review-panel.tsx'

export default function MarketingReviewsPage() {
  const [params, update] = useAddressParams()
  const mayWrite = useMayWrite()
  const [isNew, setNew] = useNewInAddress()
  const opened = useOpenRecord('piece')
  const product = MarketingProduct.safeParse(params.get('product')).data
  const status = MarketingStatus.safeParse(params.get('status')).data
  const search = textIn(params, 'search')
  const pieces = useQuery(
    api.marketingReviews.list.queryOptions({
      input: {
        products: product ? [product] : [],
        statuses: status ? [status] : [],
        search,
        page: pageIn(params),
      },
      placeholderData: keepPreviousData,
    }),
  )
  const change = (changes: Record<string, string | undefined>) =>
    update((before) => withChanges(before, changes))
  const isFiltered = Boolean(product || status || search)
  const total = pieces.data?.totalCount
  return (
    <>
      <title>Marketing Reviews · Plumbline</title>
      <header className="mb-4 flex flex-wrap items-end gap-3">
        <div className="mr-auto max-sm:w-full">
          <h1 className="display text-3xl">Marketing Reviews</h1>
          <p className="mt-1.5 text-ink-soft">
            Words read against the advertising rules, a second person’s decision, and a last day
          </p>
        </div>
        {mayWrite && <ImportLink kind="marketing_reviews" />}
        <NewButton label="New piece" onClick={() => setNew(true)} />
      </header>
      <div
        className={clsx(opened.id && 'lg:grid lg:grid-cols-[minmax(0,1fr)_23rem] lg:items-start lg:gap-4')}
      >
        <div className="min-w-0">
          <RecordFilters
            plural="pieces"
            isFiltered={isFiltered}
            count={total === undefined ? undefined : total === 1 ? '1 piece' : `${total} pieces`}
          >
            <FilterSelect
              name="product"
              label="Product"
              value={product}
              labels={MARKETING_PRODUCT_LABELS}
              onChange={change}
            />
            <FilterSelect
              name="status"
              label="Status"
              value={status}
              labels={MARKETING_STATUS_LABELS}
              onChange={change}
            />
          </RecordFilters>
          <RecordList
            query={pieces}
            plural="pieces"
            columns={columns(opened.addressOf)}
            keyOf={({ id }) => id}
            empty={{
              title: isFiltered ? 'No piece matches' : 'No pieces yet',
              text: 'Paste the words of an advertisement, an email, or a page. Word rules show what they react to, what is missing, and the paragraph that asks for it; a second person decides; and you are reminded before the piece expires.',
            }}
          />
        </div>
        {opened.id && (
          <MarketingReviewPanel key={opened.id} id={opened.id} onClose={() => opened.show(undefined)} />
        )}
      </div>
      {isNew && (
        <MarketingReviewFormDialog onClose={() => setNew(false)} onSaved={({ id }) => opened.show(id)} />
      )}
    </>
  )
}

function columns(addressOf: (id: string) => string): Column<MarketingReviewSummary>[] {
  const today = todayText()
  return [
    {
      id: 'title',
      heading: 'Piece',
      cell: ({ id, number, title, product, channel }) => (
        <RecordLink
          to={addressOf(id)}
          below={`${MARKETING_PRODUCT_LABELS[product]}, ${MARKETING_CHANNEL_LABELS[channel].toLowerCase()}`}
        >
          {number}. {title}
        </RecordLink>
      ),
    },
    {
      id: 'expires',
      heading: 'Expires',
      cell: ({ expiresOn, status }) =>
        expiresOn && status !== 'in_use' ? (
          <span className="whitespace-nowrap">{dayText(expiresOn)}</span>
        ) : (
          <DueMark on={expiresOn} today={today} over="Expired" />
        ),
    },
    {
      id: 'status',
      heading: 'Status',
      isPlain: true,
      cell: ({ status }) => <Badge tone={MARKETING_TONES[status]}>{MARKETING_STATUS_LABELS[status]}</Badge>,
    },
    {
      id: 'decision',
      heading: 'Decision',
      isPlain: true,
      cell: ({ decision, status }) =>
        status === 'draft' ? (
          <span className="text-ink-faint">Not asked</span>
        ) : (
          <DecisionBadge decision={decision} />
        ),
    },
    {
      id: 'words',
      heading: 'Word rules',
      isExtra: true,
      cell: ({ findingCount }) =>
        findingCount === 0 ? (
          <span className="text-ink-faint">Nothing found</span>
        ) : (
          `${findingCount} to look at`
        ),
    },
    { id: 'owner', heading: 'Owner', isExtra: true, cell: ({ owner }) => owner?.name ?? 'Nobody' },
  ]
}
