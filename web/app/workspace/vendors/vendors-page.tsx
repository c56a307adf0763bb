import {
  TIER_LABELS,
  VENDOR_DATA_LABELS,
  VENDOR_STATUS_LABELS,
  VendorStatus,
  type VendorSummary,
  VendorTier,
} from '@plumbline/contract/compliance/vendors.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { Link } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { useAddressParams } from '../../platform/list/address-params.ts'
import { pageIn, textIn } from '../../platform/list/list-address.ts'
import { useNewInAddress } from '../../platform/list/new-in-address.ts'
import { useMayWrite } from '../../platform/session/member.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import type { Column } from '../../ui/table.tsx'
import { ImportLink, NewButton, RecordFilters, RecordLink, RecordList } from '../tasks/record-page.tsx'
import { withChanges } from '../tasks/task-address.ts'
import { FilterSelect } from '../work/choice-select.tsx'
import { todayText } from '../work/day-text.ts'
import { DueMark } from '../work/due-mark.tsx'
import { OwnerCell } from '../work/editable-cell.tsx'
import { type ListedField, OWNER, useMayChange } from '../work/listed-record.ts'
import { useOpenRecord } from '../work/open-record.ts'
import { VendorFormDialog } from './vendor-form-dialog.tsx'
import { VENDOR_IN_LIST } from './vendor-in-list.ts'
import { VendorPanel } from './vendor-panel.tsx'

export default function VendorsPage() {
  const [params, update] = useAddressParams()
  const mayWrite = useMayWrite()
  const mayChange = useMayChange()
  const [isNew, setNew] = useNewInAddress()
  const opened = useOpenRecord('vendor')
  const tier = VendorTier.safeParse(params.get('tier')).data
  const status = VendorStatus.safeParse(params.get('status')).data
  const search = textIn(params, 'search')
  const vendors = useQuery(
    api.vendors.list.queryOptions({
      input: { tiers: tier ? [tier] : [], statuses: status ? [status] : [], search, page: pageIn(params) },
      placeholderData: keepPreviousData,
    }),
  )
  const change = (changes: Record<string, string | undefined>) =>
    update((before) => withChanges(before, changes))
  const isFiltered = Boolean(tier || status || search)
  const total = vendors.data?.totalCount

  return (
    <>
      <title>Vendors · Plumbline</title>
      <header className="mb-4 flex flex-wrap items-end gap-3">
        <div className="mr-auto max-sm:w-full">
          <h1 className="display text-3xl">Vendors</h1>
          <p className="mt-1.5 text-ink-soft">
            Whom you depend on, what they see, and the days on which somebody has to act
          </p>
        </div>
        {mayWrite && (
          <>
            <Link to="/vendors/questions" className={buttonClass('quiet')}>
              Questions
            </Link>
            <ImportLink kind="vendors" />
            <NewButton label="New vendor" onClick={() => setNew(true)} />
          </>
        )}
      </header>
      <div
        className={clsx(opened.id && 'lg:grid lg:grid-cols-[minmax(0,1fr)_23rem] lg:items-start lg:gap-4')}
      >
        <div className="min-w-0">
          <RecordFilters
            plural="vendors"
            isFiltered={isFiltered}
            count={total === undefined ? undefined : total === 1 ? '1 vendor' : `${total} vendors`}
          >
            <FilterSelect
              name="tier"
              label="Criticality"
              value={tier}
              labels={TIER_LABELS}
              onChange={change}
            />
            <FilterSelect
              name="status"
              label="Status"
              value={status}
              labels={VENDOR_STATUS_LABELS}
              onChange={change}
            />
          </RecordFilters>
          <RecordList
            query={vendors}
            plural="vendors"
            columns={columns(opened.addressOf, mayChange)}
            keyOf={({ id }) => id}
            bulk={{ of: VENDOR_IN_LIST, fields: [OWNER, STATUS], rowOf, mayChange }}
            empty={{
              title: isFiltered ? 'No vendor matches' : 'No vendors yet',
              text: 'Enter whom you depend on, or import a list. You are reminded of reviews, of the last day of a notice, and of documents that expire, such as SOC reports.',
            }}
          />
        </div>
        {opened.id && <VendorPanel key={opened.id} id={opened.id} onClose={() => opened.show(undefined)} />}
      </div>
      {isNew && <VendorFormDialog onClose={() => setNew(false)} onSaved={({ id }) => opened.show(id)} />}
    </>
  )
}

const TIER_TONES = { critical: 'danger', high: 'warning', moderate: 'neutral', low: 'neutral' } as const

const STATUS: ListedField = {
  key: 'status',
  name: 'Status',
  kind: 'choice',
  labels: VENDOR_STATUS_LABELS,
}
const rowOf = ({ id, version, number, title }: VendorSummary) => ({
  id,
  version,
  title: `${number}. ${title}`,
})

function columns(
  addressOf: (id: string) => string,
  mayChange: (vendor: VendorSummary) => boolean,
): Column<VendorSummary>[] {
  const today = todayText()
  return [
    {
      id: 'title',
      heading: 'Vendor',
      cell: ({ id, number, title, service }) => (
        <RecordLink to={addressOf(id)} below={service}>
          {number}. {title}
        </RecordLink>
      ),
    },
    {
      id: 'tier',
      heading: 'Criticality',
      isPlain: true,
      cell: ({ tier, status }) => (
        <span className="flex flex-wrap gap-1.5 as-row:flex-nowrap">
          <Badge tone={TIER_TONES[tier]}>{TIER_LABELS[tier]}</Badge>
          {status !== 'active' && <Badge>{VENDOR_STATUS_LABELS[status]}</Badge>}
        </span>
      ),
    },
    {
      id: 'data',
      heading: 'Data they see',
      isExtra: true,
      cell: ({ dataSeen }) => VENDOR_DATA_LABELS[dataSeen],
    },
    {
      id: 'review',
      heading: 'Next review',
      label: 'Review',
      cell: ({ nextReviewOn }) => <DueMark on={nextReviewOn} today={today} over="Overdue" />,
    },
    {
      id: 'notice',
      heading: 'Notice by',
      isExtra: true,
      cell: ({ noticeBy }) => <DueMark on={noticeBy} today={today} over="Passed" />,
    },
    {
      id: 'documents',
      heading: 'Documents',
      isExtra: true,
      cell: ({ evidenceCount, documentExpiresOn }) =>
        documentExpiresOn && documentExpiresOn < today ? (
          <DueMark on={documentExpiresOn} today={today} over="Expired" />
        ) : (
          <span className={clsx(evidenceCount === 0 && 'text-ink-faint')}>
            {evidenceCount === 0 ? 'None' : evidenceCount}
          </span>
        ),
    },
    {
      id: 'owner',
      heading: 'Owner',
      isPlain: true,
      mayShrink: true,
      cell: (vendor) => (
        <OwnerCell
          of={mayChange(vendor) ? VENDOR_IN_LIST : undefined}
          row={rowOf(vendor)}
          owner={vendor.owner}
        />
      ),
    },
  ]
}
