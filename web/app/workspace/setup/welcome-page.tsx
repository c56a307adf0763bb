import { SETUP_STEPS, SetupStep } from '@plumbline/contract/tenancy/setup.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import clsx from 'clsx'
import { Check, Minus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { useAddressParams } from '../../platform/list/address-params.ts'
import { AskManagers } from '../../platform/people/managers-only.tsx'
import { useMember } from '../../platform/session/member.ts'
import { PageSpinner } from '../../ui/spinner.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { DutiesStep } from './duties-step.tsx'
import { FactsStep } from './facts-step.tsx'
import { LookAround } from './look-around.tsx'
import { PoliciesStep } from './policies-step.tsx'
import { SetupSummary } from './setup-summary.tsx'
import { STEP_TEXTS } from './step-texts.ts'
import { TeamStep } from './team-step.tsx'

/** Seven short steps from an empty institution to its first work. Each is saved when it is left. */
export default function WelcomePage() {
  const member = useMember()
  const setup = useQuery(api.setup.find.queryOptions())
  const [params] = useAddressParams()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const asked = params.get('step')
  const step = SetupStep.safeParse(asked).data ?? (asked === 'summary' ? 'summary' : setup.data?.next)
  const shown = step ?? (setup.data ? 'summary' : undefined)
  useEffect(() => {
    // A step that was asked for begins at its heading, for screen readers and on phones.
    if (asked !== null && shown) heading.current?.focus()
  }, [asked, shown])

  if (setup.isPending || !member) return <PageSpinner label="Loading the set-up…" />
  if (setup.isError)
    return <ErrorState title="The set-up could not be loaded" onRetry={() => setup.refetch()} />
  const { steps } = setup.data
  if (member.role === 'user')
    return (
      <>
        <title>Set up your institution · Plumbline</title>
        <h1 className="sr-only">Set up your institution</h1>
        <EmptyState title="A manager sets up the institution">
          <AskManagers />
        </EmptyState>
      </>
    )

  async function leave(state: 'done' | 'skipped') {
    const current = SetupStep.parse(shown)
    await apiClient.setup.markStep({ step: current, state })
    await queries.invalidateQueries({ queryKey: api.setup.find.key() })
    await navigate(`/welcome?step=${SETUP_STEPS[SETUP_STEPS.indexOf(current) + 1] ?? 'summary'}`)
  }
  const past = steps.filter(({ state }) => state !== 'open').length
  const common = { onDone: () => leave('done'), onSkip: () => leave('skipped') }

  return (
    <>
      <title>Set up your institution · Plumbline</title>
      <header className="mb-6 grid gap-1.5">
        <h1 className="display text-3xl">Set up your institution</h1>
        <p className="tabular text-ink-soft">
          {past} of {steps.length} steps. Each is saved as you go; you can stop at any time.
        </p>
        <div className="-ml-4">
          <LookAround />
        </div>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[min(13rem,21vw)_minmax(0,1fr)]">
        <nav aria-label="Steps" className="min-w-0">
          <ol className="flex gap-1 overflow-x-auto lg:grid">
            {steps.map(({ step: each, state }, index) => (
              <li key={each} className="flex-none">
                <StepLink step={each} isCurrent={each === shown}>
                  <span
                    className={clsx(
                      'tabular grid size-6 flex-none place-items-center rounded-full border text-sm',
                      state === 'done' ? 'border-brand bg-brand text-on-brand' : 'border-control-line',
                    )}
                  >
                    {state === 'done' ? (
                      <Check className="size-3.5" strokeWidth={3} aria-hidden />
                    ) : state === 'skipped' ? (
                      <Minus className="size-3.5" aria-hidden />
                    ) : (
                      index + 1
                    )}
                  </span>
                  {STEP_TEXTS[each].short}
                  {state !== 'open' && (
                    <span className="sr-only">{state === 'done' ? ', done' : ', skipped'}</span>
                  )}
                </StepLink>
              </li>
            ))}
            <li className="flex-none">
              <StepLink step="summary" isCurrent={shown === 'summary'}>
                What applies
              </StepLink>
            </li>
          </ol>
        </nav>
        <section aria-labelledby="step-heading" className="min-w-0">
          <h2
            ref={heading}
            id="step-heading"
            tabIndex={-1}
            className="font-display font-semibold text-2xl outline-none"
          >
            {shown === 'summary' || !shown ? 'What applies to you' : STEP_TEXTS[shown].title}
          </h2>
          {shown === 'summary' || !shown ? (
            <SetupSummary />
          ) : (
            <>
              <p className="mt-1 mb-5 max-w-2xl text-ink-soft">{STEP_TEXTS[shown].unlocks}</p>
              {shown === 'team' ? (
                <TeamStep {...common} />
              ) : shown === 'policies' ? (
                <PoliciesStep {...common} />
              ) : shown === 'duties' ? (
                <DutiesStep {...common} />
              ) : (
                <FactsStep key={shown} step={shown} setup={setup.data} member={member} {...common} />
              )}
            </>
          )}
        </section>
      </div>
    </>
  )
}

function StepLink({
  step,
  isCurrent,
  children,
}: {
  step: SetupStep | 'summary'
  isCurrent: boolean
  children: React.ReactNode
}) {
  return (
    <Link
      to={`/welcome?step=${step}`}
      aria-current={isCurrent ? 'step' : undefined}
      className="relative flex min-h-11 items-center gap-2.5 whitespace-nowrap rounded-control px-2.5 font-medium text-ink-soft hover:text-ink aria-[current]:bg-brand-soft aria-[current]:text-brand-strong"
    >
      {children}
    </Link>
  )
}
