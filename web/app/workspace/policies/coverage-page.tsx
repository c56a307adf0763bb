import type {
  Coverage,
  CoveredRegulation,
  UncountedCitation,
} from '@plumbline/contract/compliance/policy-law.ts'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { ManagersOnly } from '../../platform/people/managers-only.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, SectionCard } from '../../ui/card.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { CoveredSections } from './covered-sections.tsx'
import { sectionPath } from './shown-section.ts'

/** Which sections of the law that applies to us our policies implement, and which none does. */
export default function CoveragePage() {
  return (
    <ManagersOnly title="Coverage" action="see which law your policies cover">
      <CoverageOfPolicies />
    </ManagersOnly>
  )
}

function CoverageOfPolicies() {
  const [params] = useSearchParams()
  const part = params.get('part')
  const coverage = useQuery(api.policyLaw.coverage.queryOptions())
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    setProblem(undefined)
    try {
      saveFile(await apiClient.policyLaw.coverageFile())
    } catch (error) {
      setProblem(problemText(error, 'The file could not be made. Please try again.'))
    }
    setBusy(false)
  }

  return (
    <>
      <title>Coverage · Policies · Plumbline</title>
      <nav aria-label="Breadcrumb" className="mb-2 text-ink-soft text-sm">
        <Link to="/policies" className="hover:underline">
          Policies
        </Link>
        {part && (
          <>
            {' › '}
            <Link to="/policies/coverage" className="hover:underline">
              Coverage
            </Link>
          </>
        )}
      </nav>
      <header className="mb-5 flex flex-wrap items-end gap-3">
        <div className="mr-auto min-w-0">
          <h1 className="display text-3xl">
            {part ? `Coverage of ${nameOf(coverage.data, part)}` : 'Coverage'}
          </h1>
          <p className="mt-1.5 text-ink-soft">
            For each regulation that applies to you: the sections that a policy in force implements, and the
            sections that none does
          </p>
        </div>
        <Button look="quiet" busy={isBusy} onClick={save}>
          <Download className="size-4" aria-hidden />
          CSV
        </Button>
      </header>
      {problem && (
        <div className="mb-4">
          <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
            {problem}
          </Banner>
        </div>
      )}
      {part ? (
        <CoveredSections part={part} />
      ) : (
        <>
          {coverage.isPending && <Skeleton className="h-96 w-full" />}
          {coverage.isError && (
            <ErrorState title="The coverage could not be loaded" onRetry={() => coverage.refetch()} />
          )}
          {coverage.data && <Overview coverage={coverage.data} />}
        </>
      )}
    </>
  )
}

const nameOf = (coverage: Coverage | undefined, part: string) =>
  coverage?.regulations.find((one) => one.part === part)?.name ?? `12 CFR part ${part}`

function Overview({ coverage: { regulations, uncounted } }: { coverage: Coverage }) {
  return (
    <div className="grid gap-3.5">
      <Card>
        {regulations.length === 0 ? (
          <EmptyState title="No regulation applies">
            By the facts that are entered no regulation of our library applies to you. Facts stand in{' '}
            <Link to="/settings/applies" className="font-semibold text-brand hover:underline">
              the settings
            </Link>
            .
          </EmptyState>
        ) : (
          <Table
            caption="Coverage by regulation"
            columns={COLUMNS}
            rows={regulations}
            keyOf={({ part }) => part}
          />
        )}
      </Card>
      {uncounted.length > 0 && (
        <SectionCard title="Named and not counted">
          <p className="px-5 pb-3 text-ink-soft text-sm">
            Policies name these too. They count for no section: we do not hold the text, it has no such
            paragraph today, or they name a whole part.
          </p>
          <Table caption="Named and not counted" columns={UNCOUNTED} rows={uncounted} keyOf={uncountedKey} />
        </SectionCard>
      )}
    </div>
  )
}

const COLUMNS: readonly Column<CoveredRegulation>[] = [
  {
    id: 'name',
    heading: 'Regulation',
    cell: ({ part, name, outcome }) => (
      <span className="grid gap-0.5">
        <Link to={`?part=${part}`} className="font-semibold hover:underline">
          {name}
        </Link>
        <span className="text-ink-faint text-xs">
          12 CFR {part}
          {outcome === 'may_apply' && ' · may apply'}
        </span>
      </span>
    ),
  },
  {
    id: 'implemented',
    heading: 'Sections implemented',
    cell: ({ isReady, sections, counts: { implemented, changed } }) =>
      !isReady ? (
        'Loading the text'
      ) : sections === 0 ? (
        'Text not held'
      ) : (
        <span className="grid min-w-[min(8rem,30vw)] gap-1">
          <span className="tabular">
            {implemented + changed} of {sections}
          </span>
          <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-line">
            <span
              className="block h-full bg-brand"
              style={{ width: `${((implemented + changed) / sections) * 100}%` }}
            />
          </span>
        </span>
      ),
  },
  {
    id: 'changed',
    heading: 'Law changed since',
    cell: ({ counts: { changed } }) =>
      changed > 0 ? <Badge tone="warning">{changed}</Badge> : <span className="text-ink-faint">0</span>,
  },
  { id: 'drafted', heading: 'In a draft only', cell: ({ counts }) => counts.drafted },
  { id: 'none', heading: 'By no policy', cell: ({ counts }) => counts.none },
]

const WHY: Readonly<Record<UncountedCitation['why'], string>> = {
  not_held: 'Text not held',
  not_found: 'No such paragraph in our text',
  whole_part: 'Names the whole part',
}

const uncountedKey = ({ policyId, sectionNumber, citation }: UncountedCitation) =>
  `${policyId} ${sectionNumber} ${citation}`

const UNCOUNTED: readonly Column<UncountedCitation>[] = [
  {
    id: 'citation',
    heading: 'Citation',
    cell: ({ citation, officialAddress }) => (
      <a
        href={officialAddress}
        target="_blank"
        rel="noopener noreferrer"
        className="font-semibold text-brass hover:underline"
      >
        {citation}
      </a>
    ),
  },
  {
    id: 'policy',
    heading: 'Policy',
    cell: ({ policyId, title, heading, sectionNumber }) => (
      <Link to={sectionPath(policyId, sectionNumber)} className="wrap-anywhere hover:underline">
        {title}
        {heading && heading !== title && `, ${heading}`}
      </Link>
    ),
  },
  { id: 'why', heading: 'Why', cell: ({ why }) => WHY[why] },
]
