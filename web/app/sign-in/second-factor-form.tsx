import type { AuthError, GoTrueClient } from '@supabase/auth-js'
import { type FormEvent, useState } from 'react'
import { authClient } from '../platform/session/session.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Select, TextField } from '../ui/field.tsx'
import type { RequiredFactors } from './required-factors.ts'
import { signInProblem } from './sign-in-text.ts'

type Way = 'app' | 'key' | 'phone' | 'recovery'

const WAYS: Record<Way, { lead: string; choose: string; wrong: string }> = {
  app: {
    lead: 'Type the six digits that your authenticator app shows.',
    choose: 'Use the authenticator app',
    wrong: 'That code is not right. Codes change every 30 seconds; type the one shown now.',
  },
  key: {
    lead: 'Have your security key at hand, then confirm.',
    choose: 'Use a security key',
    wrong: 'That key is not the one that belongs to this account.',
  },
  phone: {
    lead: 'A code goes to your phone as a text message.',
    choose: 'Use a code by text message',
    wrong: 'That code is not right, or it is too old. Type the latest one, or have another sent.',
  },
  recovery: {
    lead: 'Type one of the recovery codes that you saved. Each works once.',
    choose: 'Use a recovery code',
    wrong: 'That recovery code is not right, or it was used before.',
  },
}

const KEY_UNUSED = 'No security key was used. Try again, or choose another way.'

interface SecondFactorFormProps {
  requiredFactors: RequiredFactors
  /** Client of the session to raise, if it is not the browser's. */
  client?: GoTrueClient
  /** Heading of an error. */
  failure: string
  onDone: () => void
}

/** Raises the session to aal2 with one of the person's factors. */
export function SecondFactorForm({ requiredFactors, client, failure, onDone }: SecondFactorFormProps) {
  const ways = waysOf(requiredFactors)
  const [way, setWay] = useState<Way>(ways[0] ?? 'app')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [sentTo, setSentTo] = useState<SentCode>()

  async function send(factorId: string) {
    setProblem(undefined)
    const { mfa } = client ?? (await authClient())
    const { data, error } = await mfa.challenge({ factorId, channel: 'sms' })
    if (error) setProblem(signInProblem(error))
    else setSentTo({ factorId, challengeId: data.id })
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const code = String(typed.get('code') ?? '').replaceAll(/\s/g, '')
    const factorId = String(typed.get('factor') ?? '')
    setBusy(true)
    setProblem(undefined)
    if (way === 'phone' && !sentTo) {
      await send(factorId)
      return setBusy(false)
    }
    const { error } = await prove(client ?? (await authClient()), way, { code, factorId, ...sentTo })
    if (!error) return onDone()
    setProblem(problemOf(error, way))
    setBusy(false)
  }

  function choose(next: Way) {
    setWay(next)
    setProblem(undefined)
    setSentTo(undefined)
  }

  return (
    <form onSubmit={submit} className="grid gap-5">
      <p className="text-ink-soft">{WAYS[way].lead}</p>
      {problem && (
        <Banner tone="danger" title={failure}>
          {problem}
        </Banner>
      )}
      {way === 'app' && (
        <>
          <FactorChoice label="Authenticator app" factors={requiredFactors.apps} />
          <CodeField key="app" />
        </>
      )}
      {way === 'phone' &&
        (sentTo ? (
          <CodeField key="phone" />
        ) : (
          <FactorChoice label="Phone" factors={requiredFactors.phones} />
        ))}
      {way === 'key' && <FactorChoice label="Security key" factors={requiredFactors.keys} />}
      {way === 'recovery' && (
        <TextField
          key="recovery"
          label="Recovery code"
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          required
          autoFocus
        />
      )}
      <Button type="submit" size="large" busy={busy} autoFocus={way === 'key' || way === 'phone'}>
        {way === 'phone' && !sentTo ? 'Send the code' : 'Confirm'}
      </Button>
      {way === 'phone' && sentTo && (
        <Button look="plain" disabled={busy} onClick={() => send(sentTo.factorId)}>
          Send another code
        </Button>
      )}
      {ways.length > 1 && (
        <div className="grid gap-2">
          {ways
            .filter((other) => other !== way)
            .map((other) => (
              <Button key={other} look="quiet" disabled={busy} onClick={() => choose(other)}>
                {WAYS[other].choose}
              </Button>
            ))}
        </div>
      )}
    </form>
  )
}

/** The challenge of a code that was sent to a phone. */
interface SentCode {
  factorId: string
  challengeId: string
}

function CodeField() {
  return (
    <TextField
      label="Code"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={9}
      required
      autoFocus
    />
  )
}

/** Shown if there are several factors. */
function FactorChoice({ label, factors }: { label: string; factors: RequiredFactors['apps'] }) {
  if (factors.length === 1) return <input type="hidden" name="factor" value={factors[0]?.id} />
  return (
    <Select label={label} name="factor">
      {factors.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}

function waysOf({ apps, keys, phones, recoveryCodes }: RequiredFactors): Way[] {
  return [
    ...(apps.length > 0 ? (['app'] as const) : []),
    ...(keys.length > 0 ? (['key'] as const) : []),
    ...(phones.length > 0 ? (['phone'] as const) : []),
    ...(recoveryCodes ? (['recovery'] as const) : []),
  ]
}

function prove(
  client: GoTrueClient,
  way: Way,
  { code, factorId, challengeId }: { code: string; factorId: string; challengeId?: string },
): Promise<{ error: AuthError | Error | null }> {
  if (way === 'recovery') return client.mfa.recoveryCodes.verify({ code })
  if (way === 'key') return client.mfa.webauthn.authenticate({ factorId })
  if (challengeId) return client.mfa.verify({ factorId, challengeId, code })
  return client.mfa.challengeAndVerify({ factorId, code })
}

function problemOf(error: AuthError | Error, way: Way): string {
  if (!('__isAuthError' in error)) return KEY_UNUSED
  const refusal = error as AuthError
  return refusal.code === 'mfa_verification_failed' ? WAYS[way].wrong : signInProblem(refusal)
}
