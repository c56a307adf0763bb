import type { Fact, FactKey } from '@plumbline/contract/tenancy/institution-facts.ts'
import type { Member } from '@plumbline/contract/tenancy/members.ts'
import type { Setup, SetupFact } from '@plumbline/contract/tenancy/setup.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { refusalOf } from '../../platform/api/outcome.ts'
import { ASSET_SIZES, EMPLOYEE_COUNTS } from '../../platform/forms/submission-labels.ts'
import { COMPANY_TYPE_LABELS } from '../../platform/people/person-text.ts'
import { Card } from '../../ui/card.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { FactControl } from '../settings/fact-control.tsx'
import { editableText, FACT_GROUPS, type FactField, typedValue } from '../settings/fact-fields.ts'
import { todayText } from '../work/day-text.ts'
import { AppliesPanel } from './applies-panel.tsx'
import { StepActions, type StepProps } from './step-actions.tsx'

type FactStep = 'institution' | 'size' | 'products' | 'places'

const FIELDS = FACT_GROUPS.flatMap(({ fields }) => fields)

/** What each step asks; the full list is in the settings. */
const KEYS: Readonly<Record<FactStep, readonly FactKey[]>> = {
  institution: ['regulator', 'federallyInsured', 'charterNumber', 'fiscalYearEnd', 'lei'],
  size: FIELDS.filter(({ byYear }) => byYear).map(({ key }) => key),
  products: ['products', 'maintainsEscrow'],
  places: ['states', 'offices', 'openWeekdays'],
}

/** Suggested for the type that the institution was made with; nothing is saved before somebody says so. */
const SUGGESTED: Readonly<Record<Member['companyType'], Partial<Record<FactKey, string>>>> = {
  credit_union: { regulator: 'ncua', federallyInsured: 'yes' },
  community_bank: { federallyInsured: 'yes' },
  mortgage_company: { regulator: 'state', federallyInsured: 'no' },
}

const nameOf = (key: FactKey, year: number | null) => (year === null ? key : `${key}/${year}`)

interface FactProblem {
  key: FactKey
  year: number | null
  because: string
}

interface FactsStepProps extends StepProps {
  step: FactStep
  setup: Setup
  member: Member
}

export function FactsStep(props: FactsStepProps) {
  const facts = useQuery(api.settings.facts.queryOptions())
  if (facts.isPending) return <PageSpinner label="Loading the facts…" />
  if (facts.isError)
    return <ErrorState title="The facts could not be loaded" onRetry={() => facts.refetch()} />
  return <FactsForm {...props} facts={facts.data} />
}

function FactsForm({ step, setup, member, facts, onDone, onSkip }: FactsStepProps & { facts: Fact[] }) {
  const queries = useQueryClient()
  const today = todayText()
  const lastYear = Number(today.slice(0, 4)) - 1
  const asked = KEYS[step].map((key) => FIELDS.find((field) => field.key === key)!)
  const entries = asked.flatMap((field) =>
    (field.byYear ? [lastYear, lastYear - 1] : [null]).map((year) => ({ field, year })),
  )
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      entries.map(({ field, year }) => {
        const known = facts.find(
          (fact) => fact.key === field.key && fact.year === year && fact.trueSince <= today,
        )
        const suggested = SUGGESTED[member.companyType][field.key] ?? ''
        return [nameOf(field.key, year), known ? editableText(field, known.value) : suggested]
      }),
    ),
  )
  const [problems, setProblems] = useState<readonly FactProblem[]>([])

  const form = useRef<HTMLDivElement>(null)
  // The first refused value may be far above the button.
  useEffect(() => {
    if (problems.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [problems])

  const entered: SetupFact[] = entries.flatMap(({ field, year }) => {
    const text = typed[nameOf(field.key, year)] ?? ''
    return text.trim() === ''
      ? []
      : [{ key: field.key, year, value: typedValue(field, text) as SetupFact['value'] }]
  })

  async function save() {
    setProblems([])
    try {
      await apiClient.setup.saveFacts({ facts: entered })
    } catch (error) {
      const refusal = refusalOf(apiClient.setup.saveFacts, error)
      if (refusal?.code === 'INVALID_FACTS') setProblems(refusal.data.problems)
      throw error
    }
    await queries.invalidateQueries({ queryKey: api.settings.key() })
    await queries.invalidateQueries({ queryKey: api.dashboard.key() })
    await onDone()
  }

  const control = (field: FactField, year: number | null) => (
    <FactControl
      key={nameOf(field.key, year)}
      field={year === null ? field : { ...field, hint: '' }}
      label={year === null ? field.label : String(year)}
      typed={typed[nameOf(field.key, year)] ?? ''}
      error={problems.find((problem) => problem.key === field.key && problem.year === year)?.because}
      onChange={(text) => setTyped((before) => ({ ...before, [nameOf(field.key, year)]: text }))}
    />
  )

  return (
    <div
      ref={form}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_min(19rem,24vw)]"
    >
      <Card className="grid gap-5 p-5">
        {step === 'institution' && (
          <p className="text-ink-soft">
            {member.companyName}, {COMPANY_TYPE_LABELS[member.companyType].toLowerCase()}.
          </p>
        )}
        {step === 'size' && (
          <p className="max-w-2xl text-ink-soft">
            {setup.trial &&
              `Your trial request said ${ASSET_SIZES[setup.trial.assetsSize]} in assets and ${EMPLOYEE_COUNTS[setup.trial.numberOfEmployees]}. Thresholds need the exact figures. `}
            Leave empty what you don’t know: an empty field never counts as zero.
          </p>
        )}
        {step === 'size'
          ? asked.map((field) => (
              <fieldset key={field.key} className="grid gap-1.5">
                <legend className="mb-1 font-semibold">{field.label}</legend>
                {field.hint && <p className="text-ink-faint text-sm">{field.hint}</p>}
                <div className="grid grid-cols-2 gap-3">
                  {control(field, lastYear)}
                  {control(field, lastYear - 1)}
                </div>
              </fieldset>
            ))
          : asked.map((field) => control(field, null))}
        <StepActions action="Save and continue" onAction={save} onSkip={onSkip} />
      </Card>
      <AppliesPanel facts={entered} />
    </div>
  )
}
