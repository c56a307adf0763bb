import type { InstitutionSettings } from '@plumbline/contract/tenancy/settings.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { Switch } from '../../ui/choice.tsx'
import { shortDate } from '../../ui/date-text.tsx'
import { dayOfMoment } from '../../ui/day-of-moment.ts'
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
  return (
    <div className="grid gap-6">
      <SecurityForm key={settings.data.version} settings={settings.data} />
      <OwnProvider provider={settings.data.ownProvider} />
    </div>
  )
}

function SecurityForm({ settings }: { settings: InstitutionSettings }) {
  const queries = useQueryClient()
  const [requires, setRequires] = useState(settings.requiresSecondFactor)
  const [requiresProvider, setRequiresProvider] = useState(settings.requiresOwnProvider)
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
        requiresOwnProvider: requiresProvider,
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
        {settings.ownProvider && (
          <Switch
            label="Require your sign-in provider"
            hint="Users come in by single sign-on alone. Managers keep their passwords, so that nobody is locked out when the provider fails."
            checked={requiresProvider}
            onChange={setRequiresProvider}
          />
        )}
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

function OwnProvider({ provider }: { provider: InstitutionSettings['ownProvider'] }) {
  return (
    <SectionCard title="Your own sign-in provider" className="max-w-2xl">
      <div className="grid gap-3 px-5 pb-5">
        {provider ? (
          <>
            <p className="wrap-anywhere">
              People with an address at <strong>{provider.domains.join(', ')}</strong> can sign in at{' '}
              <strong>{provider.entityId}</strong>, connected {shortDate(dayOfMoment(provider.connectedAt))}.
            </p>
            <p className="text-ink-soft text-sm">
              They choose “Use single sign-on” on the sign-in page. A new person becomes a user of your
              institution, as long as your plan has places.
            </p>
          </>
        ) : (
          <p className="text-ink-soft">
            None is connected. Your identity provider (Microsoft Entra ID, Okta, Google Workspace, or any
            other with SAML 2.0) can sign your people in: send its metadata and your email domains to the
            operator of this installation.
          </p>
        )}
      </div>
    </SectionCard>
  )
}
