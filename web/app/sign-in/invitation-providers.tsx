import { useEffect, useState } from 'react'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { leaveForProvider } from './provider-client.ts'
import { loadWaysToSignIn, type WaysToSignIn } from './ways-to-sign-in.ts'

/** Instead of a password: the invitation is accepted by whoever vouches for the invited address. */
export function InvitationProviders({ inviteToken }: { inviteToken: string }) {
  const [providers, setProviders] = useState<WaysToSignIn['providers']>([])
  const [problem, setProblem] = useState<string>()
  const [leaving, setLeaving] = useState<string>()

  useEffect(() => {
    // Without an answer there is the password.
    void loadWaysToSignIn().then(
      (ways) => setProviders(ways.providers),
      () => {},
    )
  }, [])

  if (providers.length === 0) return null

  async function leave(name: string) {
    setLeaving(name)
    const found = await leaveForProvider(name, inviteToken)
    setProblem(found)
    if (found) setLeaving(undefined)
  }

  return (
    <section aria-labelledby="invitation-providers" className="mt-6 grid gap-3 border-line border-t pt-5">
      <h2 id="invitation-providers" className="font-semibold text-sm">
        Or without a password
      </h2>
      {problem && <Banner tone="danger">{problem}</Banner>}
      {providers.map(({ name, label }) => (
        <Button
          key={name}
          look="quiet"
          busy={leaving === name}
          disabled={leaving !== undefined}
          onClick={() => leave(name)}
        >
          Continue with {label}
        </Button>
      ))}
    </section>
  )
}
