import { useEffect, useState } from 'react'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { leaveForProvider } from './provider-client.ts'
import { loadSignInMethods, type SignInMethods } from './sign-in-methods.ts'

/** Accepts an invitation with an identity provider instead of a password. */
export function InvitationProviders({ inviteToken }: { inviteToken: string }) {
  const [providers, setProviders] = useState<SignInMethods['providers']>([])
  const [problem, setProblem] = useState<string>()
  const [leaving, setLeaving] = useState<string>()

  useEffect(() => {
    // If this fails, the password still works.
    void loadSignInMethods().then(
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
