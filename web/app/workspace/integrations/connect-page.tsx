import type { KeyNoun } from '@plumbline/contract/tenancy/api-keys.ts'
import type { ConnectionRequest } from '@plumbline/contract/tenancy/connected-assistants.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { declaredError, problemText } from '../../platform/api/outcome.ts'
import { useMember } from '../../platform/session/member.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { NOUN_LABELS } from './key-text.ts'

/** Where an assistant sends somebody who is to let it in (OAuth 2.1). The answer goes back to the assistant. */
export default function ConnectPage() {
  const [params] = useSearchParams()
  const request = requestIn(params)
  // Somebody who opens the address by hand has nothing to be asked about.
  const isFromAssistant = request.clientId !== ''
  const asked = useQuery(
    api.connectedAssistants.request.queryOptions({ input: request, retry: false, enabled: isFromAssistant }),
  )
  return (
    <>
      <title>Connect an assistant · Plumbline</title>
      <div className="mx-auto grid max-w-2xl gap-5">
        <h1 className="display text-3xl">Connect an assistant</h1>
        {!isFromAssistant && (
          <Card>
            <EmptyState title="No connection request">
              Start in the assistant: add this server there, and it leads you here. How to do that is under{' '}
              <a href="/developers/assistants" className="font-medium underline underline-offset-4">
                Assistants
              </a>
              .
            </EmptyState>
          </Card>
        )}
        {isFromAssistant && asked.isPending && <PageSpinner label="Reading what the assistant asks for…" />}
        {asked.isError && <NotConnected error={asked.error} onRetry={() => asked.refetch()} />}
        {asked.data && <Consent request={request} asked={asked.data} />}
      </div>
    </>
  )
}

function requestIn(params: URLSearchParams): ConnectionRequest {
  const of = (name: string) => params.get(name) ?? ''
  return {
    clientId: of('client_id'),
    redirectUri: of('redirect_uri'),
    responseType: of('response_type'),
    scope: of('scope'),
    state: of('state'),
    codeChallenge: of('code_challenge'),
    codeChallengeMethod: of('code_challenge_method'),
    resource: of('resource'),
  }
}

/** Nothing leads back: the address is not known to be the assistant's. */
function NotConnected({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!declaredError(error))
    return <ErrorState title="Failed to read what the assistant asks for" onRetry={onRetry} />
  return (
    <Card>
      <EmptyState title="This assistant cannot be connected">
        {problemText(error, 'Start again in the assistant.')}
      </EmptyState>
    </Card>
  )
}

/** Of a `client_id` that is the address of a document. */
function hostOfDocument(clientId: string): string | undefined {
  return URL.canParse(clientId) ? new URL(clientId).host : undefined
}

type Asked = Awaited<ReturnType<typeof apiClient.connectedAssistants.request>>

function Consent({ request, asked }: { request: ConnectionRequest; asked: Asked }) {
  const { name, host, isOnThisComputer, institution, problem: refusal, refusalAddress } = asked
  const member = useMember()
  const [nouns, setNouns] = useState<KeyNoun[]>(asked.nouns)
  const [mayWrite, setMayWrite] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function allow() {
    if (nouns.length === 0) return setProblem('Choose at least one thing that it may read, or decline.')
    setBusy(true)
    setProblem(undefined)
    try {
      const writes = mayWrite && nouns.includes('tasks')
      const { address } = await apiClient.connectedAssistants.allow({ ...request, nouns, mayWrite: writes })
      location.assign(address)
    } catch (error) {
      setProblem(problemText(error, 'The assistant was not connected'))
      setBusy(false)
    }
  }

  const describedAt = hostOfDocument(request.clientId)
  const goesTo = isOnThisComputer ? `a program on this computer (${host})` : host
  if (refusal)
    return (
      <Card>
        <div className="grid gap-4 p-5">
          <Banner tone="danger" title={`“${name}” asked in a way that is not allowed.`}>
            {refusal}
          </Banner>
          <div>
            <a href={refusalAddress} className={buttonClass('quiet')}>
              Go back to {host}
            </a>
          </div>
        </div>
      </Card>
    )
  return (
    <Card>
      <div className="grid gap-5 p-5">
        {problem && (
          <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
            {problem}
          </Banner>
        )}
        <p className="wrap-anywhere text-lg">
          A program that calls itself <strong>“{name}”</strong> asks to work with the records of{' '}
          <strong>{institution}</strong>
          {member && ` as you, ${member.fullName}`}.
        </p>
        <Banner tone="info" title="Continue only if you started this yourself just now.">
          The program chose its name; nobody has checked it. Your answer goes to{' '}
          <strong className="wrap-anywhere">{goesTo}</strong>.
          {describedAt && (
            <>
              {' '}
              Its description is at <strong className="wrap-anywhere">{describedAt}</strong>
              {isOnThisComputer && ', which any program on this computer may claim'}.
            </>
          )}
        </Banner>
        <fieldset className="grid gap-2.5">
          <legend className="mb-1.5 font-semibold">It may read</legend>
          {asked.nouns.map((noun) => (
            <Checkbox
              key={noun}
              label={NOUN_LABELS[noun]}
              checked={nouns.includes(noun)}
              onChange={(checked) =>
                setNouns(checked ? [...nouns, noun] : nouns.filter((other) => other !== noun))
              }
            />
          ))}
        </fieldset>
        {asked.asksToWrite && (
          <fieldset className="grid gap-2.5">
            <legend className="mb-1.5 font-semibold">It may write</legend>
            <Checkbox
              label="Create tasks in your name"
              hint="Off unless you choose it. It cannot change or delete anything."
              checked={mayWrite && nouns.includes('tasks')}
              disabled={!nouns.includes('tasks')}
              onChange={setMayWrite}
            />
          </fieldset>
        )}
        <p className="text-ink-soft">
          What it reads goes to the maker of the assistant, under the maker’s terms
          {nouns.includes('complaints') && ', including customers’ names in complaints'}. It sees at most what
          you see, and never examinations, the BSA log, the team, or security settings. Disconnect it at any
          time under Settings, Connected assistants. Disconnecting does not recall what it has already read.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button busy={isBusy} onClick={allow}>
            Connect
          </Button>
          <a href={refusalAddress} className={buttonClass('quiet')}>
            Decline
          </a>
        </div>
      </div>
    </Card>
  )
}
