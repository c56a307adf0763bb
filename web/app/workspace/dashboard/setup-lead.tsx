import type { Setup } from '@plumbline/contract/tenancy/setup.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { namesText } from '../../platform/people/names-text.ts'
import { useMayWrite } from '../../platform/session/member.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { showToast } from '../../ui/toast.tsx'
import { LookAround } from '../setup/look-around.tsx'
import { STEP_TEXTS } from '../setup/step-texts.ts'

/** The next step of the set-up; for a user, who takes it. */
export function SetupLead({ setup: { steps, next, managers } }: { setup: Setup }) {
  const queries = useQueryClient()
  const manages = useMayWrite()
  const [busy, setBusy] = useState(false)
  if (!manages)
    return (
      <Card className="mb-4 px-5 py-3.5">
        <h2 className="font-semibold">Your institution is being set up</h2>
        <p className="text-ink-soft">
          {managers.length === 0 ? 'A manager' : namesText(managers)} can enter what decides which regulations
          apply, and give you work.
        </p>
      </Card>
    )
  const past = steps.filter(({ state }) => state !== 'open').length

  async function dismiss() {
    setBusy(true)
    try {
      await apiClient.setup.end({ as: 'dismissed' })
      await queries.invalidateQueries({ queryKey: api.setup.key() })
      showToast('Set-up is hidden. You find it under Settings, Institution.')
    } catch (error) {
      showToast(problemText(error, 'The set-up could not be hidden'))
      setBusy(false)
    }
  }

  return (
    <Card className="mb-4 grid gap-x-6 gap-y-3 border-brand bg-brand-soft px-5 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div>
        <p className="tabular font-semibold text-brand-strong text-sm">
          Set up your institution: {past} of {steps.length} steps
        </p>
        <h2 className="font-semibold text-lg">
          {next === null ? 'See what applies to you' : `Next: ${STEP_TEXTS[next].title}`}
        </h2>
        <p className="text-ink-soft">
          {next === null ? 'Every step is done or skipped.' : STEP_TEXTS[next].unlocks}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Link to="/welcome" className={buttonClass('primary')}>
          {past === 0 ? 'Begin' : 'Continue'}
        </Link>
        {past === 0 && <LookAround />}
        <Button look="plain" busy={busy} onClick={dismiss} className="max-sm:px-0">
          Don’t ask again
        </Button>
      </div>
    </Card>
  )
}
