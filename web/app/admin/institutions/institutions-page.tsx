import type { InstitutionSummary } from '@plumbline/contract/tenancy/institutions.ts'
import { Plan } from '@plumbline/contract/tenancy/institutions.ts'
import { COMPANY_TYPES, CompanyType } from '@plumbline/contract/tenancy/members.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Building2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { type Outcome, problemText } from '../../platform/api/outcome.ts'
import { useAddressChanges } from '../../platform/list/address-changes.ts'
import { FilterBar, SearchBox } from '../../platform/list/filter-bar.tsx'
import { pageIn, textIn } from '../../platform/list/list-address.ts'
import { COMPANY_TYPE_LABELS } from '../../platform/people/person-text.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { BareSelect } from '../../ui/field.tsx'
import { useLazyPart } from '../../ui/lazy-part.ts'
import { Pager } from '../../ui/pager.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { GrowthCard } from './growth-card.tsx'
import { InstitutionDialog } from './institution-dialog.tsx'
import { InstitutionTable } from './institution-table.tsx'
import { type InstitutionAct, PLAN_LABELS } from './institution-text.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { SupportDialog } from './support-dialog.tsx'

const loadProviderDialog = async () => (await import('./provider-dialog.tsx')).ProviderDialog

interface Address {
  search: string
  type?: CompanyType | undefined
  plan?: Plan | undefined
  twins: boolean
  page: number
}

const addressOf = ({ search, type, plan, twins, page }: Address) => {
  const params = new URLSearchParams({
    ...(search && { search }),
    ...(type && { type }),
    ...(plan && { plan }),
    ...(twins && { twins: 'yes' }),
  })
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `/admin/institutions?${params}` : '/admin/institutions'
}

export default function InstitutionsPage() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const address: Address = {
    search: textIn(params, 'search'),
    type: CompanyType.safeParse(params.get('type')).data,
    plan: Plan.safeParse(params.get('plan')).data,
    twins: params.get('twins') === 'yes',
    page: pageIn(params),
  }
  const change = useAddressChanges(address, (next) =>
    navigate(addressOf(next), { replace: true, preventScrollReset: true }),
  )
  const [creating, setCreating] = useState(false)
  const [acting, setActing] = useState<{ act: InstitutionAct; institution: InstitutionSummary }>()
  const [outcome, setOutcome] = useState<Outcome>()
  const [busy, setBusy] = useState(false)
  const ProviderDialog = useLazyPart(acting?.act === 'provider' ? loadProviderDialog : undefined, () => {
    window.plumbline.showLoadFailure()
    setActing(undefined)
  })
  const { search, type, plan, twins, page } = address
  const list = useQuery(
    api.institutions.list.queryOptions({
      input: { search, page, onlyTwins: twins, ...(type && { type }), ...(plan && { plan }) },
      placeholderData: keepPreviousData,
    }),
  )

  function finish(result: Outcome) {
    setCreating(false)
    setActing(undefined)
    setOutcome(result)
    void queries.invalidateQueries({ queryKey: api.institutions.key() })
  }

  async function act(work: Promise<unknown>, done: string, failed: string) {
    try {
      await work
      finish({ tone: 'success', text: done })
    } catch (error) {
      finish({ tone: 'danger', text: problemText(error, failed) })
    }
  }

  async function loadSample() {
    setBusy(true)
    try {
      const { isNew, password } = await apiClient.institutions.makeSample()
      finish({
        tone: 'success',
        text: isNew
          ? `The sample institution is ready. Sign in as manager@harborlight.example with the password ${password}. It is shown this once.`
          : 'The sample institution exists already.',
      })
    } catch (error) {
      finish({ tone: 'danger', text: problemText(error, 'Failed to load the sample institution') })
    }
    setBusy(false)
  }

  const dialog = { onClose: () => setActing(undefined), onDone: finish }
  return (
    <>
      <div className="grid gap-4">
        {outcome && (
          <Banner tone={outcome.tone} onDismiss={() => setOutcome(undefined)}>
            {outcome.text}
          </Banner>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="font-serif text-xl font-semibold">
            Institutions
            {list.data && <span className="tabular"> ({list.data.totalCount.toLocaleString('en-US')})</span>}
          </h2>
          <div className="ml-auto flex flex-wrap gap-2">
            <Button look="quiet" busy={busy} onClick={loadSample}>
              Load a sample institution
            </Button>
            <Button onClick={() => setCreating(true)}>
              <Building2 className="size-4" aria-hidden />
              Add Institution
            </Button>
          </div>
        </div>
        <FilterBar active={[type, plan, twins].filter(Boolean).length}>
          <SearchBox
            label="Search institutions"
            placeholder="Search by name…"
            value={search}
            onSearch={(text) => change({ search: text, page: 1 })}
          />
          <BareSelect
            label="Type"
            value={type ?? ''}
            onChange={(event) => change({ type: CompanyType.safeParse(event.target.value).data, page: 1 })}
          >
            <option value="">All Types</option>
            {COMPANY_TYPES.map((each) => (
              <option key={each} value={each}>
                {COMPANY_TYPE_LABELS[each]}
              </option>
            ))}
          </BareSelect>
          <BareSelect
            label="Plan"
            value={plan ?? ''}
            onChange={(event) => change({ plan: Plan.safeParse(event.target.value).data, page: 1 })}
          >
            <option value="">All Plans</option>
            {Plan.options.map((each) => (
              <option key={each} value={each}>
                {PLAN_LABELS[each]}
              </option>
            ))}
          </BareSelect>
          <BareSelect
            label="Names"
            value={twins ? 'yes' : ''}
            onChange={(event) => change({ twins: event.target.value === 'yes', page: 1 })}
          >
            <option value="">All names</option>
            <option value="yes">Names that occur twice</option>
          </BareSelect>
        </FilterBar>
        <Card aria-busy={list.isFetching}>
          {list.isPending && (
            <p className="grid place-items-center py-20">
              <Spinner label="Loading institutions…" />
            </p>
          )}
          {list.isError && <ErrorState title="Failed to load institutions" onRetry={() => list.refetch()} />}
          {list.data?.items.length === 0 && (
            <EmptyState title="No institutions found">Try another name, or clear the filters.</EmptyState>
          )}
          {list.data && !list.isError && list.data.items.length > 0 && (
            <InstitutionTable
              institutions={list.data.items}
              onAct={(kind, institution) => setActing({ act: kind, institution })}
              onReactivate={({ id, name }) =>
                act(
                  apiClient.institutions.reactivate({ id }),
                  `${name} is open again`,
                  'Failed to reactivate',
                )
              }
              onKeep={({ id, name }) =>
                act(apiClient.institutions.withdrawDeletion({ id }), `${name} is kept`, 'Failed to keep it')
              }
              onRemoveSample={() =>
                act(
                  apiClient.institutions.removeSample(),
                  'The sample institution was removed',
                  'Failed to remove the sample institution',
                )
              }
            />
          )}
        </Card>
        {list.data && (
          <Pager
            page={page}
            pageCount={list.data.pageCount}
            href={(next) => addressOf({ ...address, page: next })}
            label="Pages of institutions"
          />
        )}
        <GrowthCard />
      </div>
      {creating && <InstitutionDialog onClose={() => setCreating(false)} onDone={finish} />}
      {acting?.act === 'edit' && <InstitutionDialog institution={acting.institution} {...dialog} />}
      {acting?.act === 'look' && (
        <SupportDialog institution={acting.institution} onClose={() => setActing(undefined)} />
      )}
      {acting?.act === 'provider' && ProviderDialog && (
        <ProviderDialog institution={acting.institution} {...dialog} />
      )}
      {acting?.act === 'merge' && <MergeDialog institution={acting.institution} {...dialog} />}
      {(acting?.act === 'suspend' || acting?.act === 'delete') && (
        <ReasonDialog act={acting.act} institution={acting.institution} {...dialog} />
      )}
    </>
  )
}
