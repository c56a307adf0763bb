import type { InstitutionSummary, SignInProvider } from '@plumbline/contract/tenancy/institutions.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { type Outcome, problemText } from '../../platform/api/outcome.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { shortDate } from '../../ui/date-text.tsx'
import { dayOfMoment } from '../../ui/day-of-moment.ts'
import { TextArea } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'

interface ProviderDialogProps {
  institution: InstitutionSummary
  onClose: () => void
  onDone: (outcome: Outcome) => void
}

/** Connects the institution's own sign-in provider (SAML), or removes it. */
export function ProviderDialog({ institution: { id, name }, onClose, onDone }: ProviderDialogProps) {
  const queries = useQueryClient()
  const found = useQuery(api.institutions.findProvider.queryOptions({ input: { id } }))
  const [metadata, setMetadata] = useState('')
  const [typedDomains, setTypedDomains] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const connected = found.data?.provider
  const domains = typedDomains ?? connected?.domains.join('\n') ?? ''

  async function attempt(work: () => Promise<unknown>, done: string, failed: string) {
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
      await queries.invalidateQueries({ queryKey: api.institutions.key() })
      onDone({ tone: 'success', text: done })
    } catch (error) {
      setProblem(problemText(error, failed))
      setBusy(false)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const given = metadata.trim()
    if (given === '') return setProblem('Paste the metadata, or enter its address.')
    const source = given.startsWith('https://') ? { metadataUrl: given } : { metadata: given }
    void attempt(
      () =>
        apiClient.institutions.connectProvider({
          id,
          ...source,
          domains: domains.split(/[\s,]+/).filter(Boolean),
        }),
      `The sign-in provider of ${name} is connected`,
      'Failed to connect. A domain looks like example.org, one on each line.',
    )
  }

  return (
    <FormDialog
      title={`Sign-in provider of ${name}`}
      description="Its people sign in there. A new person with an address of its domains becomes a user of this institution, as long as its plan has places."
      action={connected ? 'Replace' : 'Connect'}
      busy={busy}
      problem={problem}
      onDismissProblem={() => setProblem(undefined)}
      onClose={onClose}
      onSubmit={submit}
    >
      {found.isPending && <Spinner label="Loading…" />}
      {found.isError && <Banner tone="danger">{problemText(found.error, 'Failed to load')}</Banner>}
      {found.data && !found.data.isOn && (
        <Banner tone="warning">
          SAML is off in this installation. Set AUTH_SAML=true and restart before you connect a provider.
        </Banner>
      )}
      {found.data && <Addresses {...found.data} />}
      {connected && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line p-4">
          <p className="min-w-0 text-sm wrap-anywhere">
            <strong className="block">{connected.entityId}</strong>
            Connected {shortDate(dayOfMoment(connected.connectedAt))}
            {connected.metadataUrl && `, metadata from ${connected.metadataUrl}`}
          </p>
          <Button
            look="danger"
            size="small"
            busy={busy}
            onClick={() =>
              attempt(
                () => apiClient.institutions.removeProvider({ id }),
                `The sign-in provider of ${name} was removed`,
                'Failed to remove the provider',
              )
            }
          >
            Remove provider
          </Button>
        </div>
      )}
      <TextArea
        label="Metadata of the provider"
        hint="The XML, or the https address that it is at. An address is asked again every hour."
        rows={5}
        spellCheck={false}
        value={metadata}
        onChange={(event) => setMetadata(event.target.value)}
      />
      <TextArea
        label="Email domains"
        hint="One on each line. Check that they belong to the institution: the provider speaks for every address there."
        rows={3}
        spellCheck={false}
        value={domains}
        onChange={(event) => setTypedDomains(event.target.value)}
      />
    </FormDialog>
  )
}

function Addresses({ entityId, callbackUrl }: SignInProvider) {
  return (
    <dl className="grid gap-3 text-sm">
      {[
        ['Entity ID (audience)', entityId],
        ['Reply address (ACS)', callbackUrl],
      ].map(([label, address = '']) => (
        <div key={label} className="grid gap-1">
          <dt className="font-semibold">{label}</dt>
          <dd className="flex flex-wrap items-center gap-2">
            <code className="wrap-anywhere">{address}</code>
            <CopyButton text={address} label={`Copy ${label?.split(' (')[0]}`} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
