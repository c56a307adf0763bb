import { KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { authClient } from '../platform/session/session.ts'
import { Button } from '../ui/button.tsx'
import { withNetworkError } from './network-errors.ts'
import { leaveForProvider, providerClient, returnAddress } from './provider-client.ts'
import { loadSignInMethods, type SignInMethods } from './sign-in-methods.ts'
import { PASSKEY_UNUSED, signInProblem } from './sign-in-text.ts'

interface OtherWaysProps {
  typedEmail: () => string
  onEmailMissing: () => void
  /** Undefined clears an earlier problem. */
  onProblem: (text: string | undefined) => void
  onSignedIn: () => Promise<void>
}

/** Sign-in methods other than the password, as configured; the form above does not wait for them. */
export function OtherSignInMethods({ typedEmail, onEmailMissing, onProblem, onSignedIn }: OtherWaysProps) {
  const [ways, setWays] = useState<SignInMethods>()
  const [busy, setBusy] = useState<string>()

  useEffect(() => {
    // If this fails, the password still works.
    void loadSignInMethods().then(setWays, () => {})
  }, [])

  if (!ways || !(ways.providers.length > 0 || ways.singleSignOn || ways.passkey)) return null

  /** One at a time; a method that leaves the page stays busy. */
  async function take(way: string, go: () => Promise<string | undefined>) {
    onProblem(undefined)
    setBusy(way)
    const problem = await go()
    if (problem === undefined) return
    onProblem(problem)
    setBusy(undefined)
  }

  async function goToInstitution(domain: string) {
    const { error } = await withNetworkError(async () =>
      (await providerClient()).signInWithSSO({ domain, options: { redirectTo: returnAddress() } }),
    )
    return error ? signInProblem(error) : undefined
  }

  async function usePasskey() {
    const { error } = await withNetworkError(async () => (await authClient()).signInWithPasskey())
    if (error) return '__isAuthError' in error ? signInProblem(error) : PASSKEY_UNUSED
    await onSignedIn()
  }

  function singleSignOn() {
    const [, domain] = typedEmail().split('@')
    if (domain) void take('sso', () => goToInstitution(domain.toLowerCase()))
    else onEmailMissing()
  }

  const buttonProps = (way: string) => ({
    look: 'quiet' as const,
    busy: busy === way,
    disabled: busy !== undefined,
  })

  return (
    <section aria-labelledby="other-ways" className="mt-6 grid gap-3 border-line border-t pt-5">
      <h2 id="other-ways" className="font-semibold text-sm">
        Other ways to sign in
      </h2>
      {ways.providers.map(({ name, label }) => (
        <Button key={name} {...buttonProps(name)} onClick={() => take(name, () => leaveForProvider(name))}>
          Continue with {label}
        </Button>
      ))}
      {ways.singleSignOn && (
        <Button {...buttonProps('sso')} onClick={singleSignOn}>
          Use single sign-on
        </Button>
      )}
      {ways.passkey && (
        <Button {...buttonProps('passkey')} onClick={() => take('passkey', usePasskey)}>
          <KeyRound className="size-4.5" aria-hidden />
          Sign in with a passkey
        </Button>
      )}
    </section>
  )
}
