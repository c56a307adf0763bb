import {
  PRODUCT_LINE_LABELS,
  PRODUCT_REVIEW_STATUS_LABELS,
  ProductReviewStatus,
  type ProductReviewSummary,
  REVIEW_KIND_LABELS,
  ReviewKind,
} from '@plumbline/contract/compliance/product-reviews.ts'
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
import { ProductReviewFormDialog } from './product-review-form-dialog.tsx'
import { PRODUCT_REVIEW_TONES, ProductReviewPanel } from './product-review-panel.tsx'

export default function ProductReviewsPage() {
  const [params, update] = useAddressParams()
  const mayWrite = useMayWrite()
  const [isNew, setNew] = useNewInAddress()
  const opened = useOpenRecord('review')
  const kind = ReviewKind.safeParse(params.get('kind')).data
  const status = ProductReviewStatus.safeParse(params.get('status')).data
  const search = textIn(params, 'search')
  const reviews = useQuery(
    api.productReviews.list.queryOptions({
      input: { kinds: kind ? [kind] : [], statuses: status ? [status] : [], search, page: pageIn(params) },
      placeholderData: keepPreviousData,
    }),
  )
  const change = (changes: Record<string, string | undefined>) =>
    update((before) => withChanges(before, changes))
  const isFiltered = Boolean(kind || status || search)
  const total = reviews.data?.totalCount
  return (
    <>
      <title>Product Reviews · Plumbline</title>
      <header className="mb-4 flex flex-wrap items-end gap-3">
        <div className="mr-auto max-sm:w-full">
          <h1 className="display text-3xl">Product Reviews</h1>
          <p className="mt-1.5 text-ink-soft">
            New and changed products, systems, fees, and forms: looked at before they reach a customer
          </p>
        </div>
        {mayWrite && <ImportLink kind="product_reviews" />}
        <NewButton label="New review" onClick={() => setNew(true)} />
      </header>
      <div
        className={clsx(opened.id && 'lg:grid lg:grid-cols-[minmax(0,1fr)_23rem] lg:items-start lg:gap-4')}
      >
        <div className="min-w-0">
          <RecordFilters
            plural="reviews"
            isFiltered={isFiltered}
            count={total === undefined ? undefined : total === 1 ? '1 review' : `${total} reviews`}
          >
            <FilterSelect
              name="kind"
              label="Kind"
              value={kind}
              labels={REVIEW_KIND_LABELS}
              onChange={change}
            />
            <FilterSelect
              name="status"
              label="Status"
              value={status}
              labels={PRODUCT_REVIEW_STATUS_LABELS}
              onChange={change}
            />
          </RecordFilters>
          <RecordList
            query={reviews}
            plural="reviews"
            columns={columns(opened.addressOf)}
            keyOf={({ id }) => id}
            empty={{
              title: isFiltered ? 'No review matches' : 'No reviews yet',
              text: 'Enter what is about to change: a product, a system, a fee, or a form, with the day of its launch. The rules that it may touch are suggested from what applies to you, steps go to their owners, and a second person decides before the launch.',
            }}
          />
        </div>
        {opened.id && (
          <ProductReviewPanel key={opened.id} id={opened.id} onClose={() => opened.show(undefined)} />
        )}
      </div>
      {isNew && (
        <ProductReviewFormDialog onClose={() => setNew(false)} onSaved={({ id }) => opened.show(id)} />
      )}
    </>
  )
}

function columns(addressOf: (id: string) => string): Column<ProductReviewSummary>[] {
  const today = todayText()
  return [
    {
      id: 'title',
      heading: 'Review',
      cell: ({ id, number, title, kind, productLine }) => (
        <RecordLink
          to={addressOf(id)}
          below={`${REVIEW_KIND_LABELS[kind]}, ${PRODUCT_LINE_LABELS[productLine].toLowerCase()}`}
        >
          {number}. {title}
        </RecordLink>
      ),
    },
    {
      id: 'launch',
      heading: 'Launch',
      cell: ({ launchOn, status }) =>
        launchOn && (status === 'launched' || status === 'withdrawn') ? (
          <span className="whitespace-nowrap">{dayText(launchOn)}</span>
        ) : (
          <DueMark on={launchOn} today={today} over="Passed" />
        ),
    },
    {
      id: 'status',
      heading: 'Status',
      isPlain: true,
      cell: ({ status }) => (
        <Badge tone={PRODUCT_REVIEW_TONES[status]}>{PRODUCT_REVIEW_STATUS_LABELS[status]}</Badge>
      ),
    },
    {
      id: 'decision',
      heading: 'Decision',
      isPlain: true,
      cell: ({ decision, status }) =>
        status === 'draft' || status === 'withdrawn' ? (
          <span className="text-ink-faint">Not asked</span>
        ) : (
          <DecisionBadge decision={decision} />
        ),
    },
    {
      id: 'steps',
      heading: 'Steps',
      isExtra: true,
      cell: ({ stepCount, stepsDone }) =>
        stepCount === 0 ? <span className="text-ink-faint">None</span> : `${stepsDone} of ${stepCount}`,
    },
    { id: 'owner', heading: 'Owner', isExtra: true, cell: ({ owner }) => owner?.name ?? 'Nobody' },
  ]
}
