import type { InstitutionSettings } from '@plumbline/contract/tenancy/settings.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { Switch } from '../../ui/choice.tsx'
import { Select, TextArea } from '../../ui/field.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { showToast } from '../../ui/toast.tsx'

const IDLE_CHOICES = [
  ['', 'As long as the installation allows'],
  ['30', '30 minutes'],
  ['60', '1 hour'],
  ['480', '8 hours'],
  ['1440', '1 day'],
  ['10080', '7 days'],
] as const

export default function SecuritySettingsPage() {
  const settings = useQuery(api.settings.find.queryOptions())
  if (settings.isPending) return <PageSpinner label="Loading the settings…" />
  if (settings.isError)
    return <ErrorState title="Failed to load the settings" onRetry={() => settings.refetch()} />
  return <SecurityForm key={settings.data.version} settings={settings.data} />
}

function SecurityForm({ settings }: { settings: InstitutionSettings }) {
  const queries = useQueryClient()
  const [requires, setRequires] = useState(settings.requiresSecondFactor)
  const [idle, setIdle] = useState(String(settings.sessionIdleMinutes ?? ''))
  const [domains, setDomains] = useState(settings.invitationDomains.join('\n'))
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setProblem(undefined)
    try {
      await apiClient.settings.updateSecurity({
        requiresSecondFactor: requires,
        sessionIdleMinutes: idle === '' ? null : Number(idle),
        invitationDomains: domains.split(/[\s,]+/).filter(Boolean),
        version: settings.version,
      })
      await queries.invalidateQueries({ queryKey: api.settings.key() })
      showToast('Security settings saved')
    } catch (error) {
      setProblem(problemText(error, 'Failed to save. A domain looks like example.org, one on each line.'))
    }
    setBusy(false)
  }

  return (
    <SectionCard title="Security of the institution" className="max-w-2xl">
      <form noValidate className="grid gap-5 px-5 pb-5" onSubmit={submit}>
        {problem && (
          <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
            {problem}
          </Banner>
        )}
        <Switch
          label="Require a second factor"
          hint="Who has none sees nothing but Account security until they set one up."
          checked={requires}
          onChange={setRequires}
        />
        <Select
          label="Sign out after no use for"
          hint="Counts for everybody here, from their next sign-in at the latest."
          value={idle}
          onChange={(event) => setIdle(event.target.value)}
        >
          {IDLE_CHOICES.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <TextArea
          label="Domains for invitations"
          optional
          rows={4}
          hint="One on each line, such as harborlight.org. Empty: invitations may go anywhere."
          value={domains}
          onChange={(event) => setDomains(event.target.value)}
        />
        <Button type="submit" className="justify-self-start" busy={busy}>
          Save
        </Button>
      </form>
    </SectionCard>
  )
}
