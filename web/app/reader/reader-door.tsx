import { CODE_MINUTES } from '@plumbline/contract/compliance/readers.ts'
import { useState } from 'react'
import { apiClient } from '../platform/api/api-client.ts'
import { problemText } from '../platform/api/outcome.ts'
import { CodeForm } from '../sign-in/code-form.tsx'
import { StepHeading } from '../sign-in/step-heading.tsx'
import { Button } from '../ui/button.tsx'
import { FormProblem } from '../ui/form-problem.tsx'
import type { Visit } from './visit.ts'

const WHOLE_LINK = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const UNREACHABLE = 'This could not be done. Check your connection, and try again.'

interface ReaderDoorProps {
  id: string
  visit: Visit
  onChange: (part: Partial<Visit>) => void
}

/** The link says who is meant; the code shows that it is them. */
export function ReaderDoor({ id, visit, onChange }: ReaderDoorProps) {
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function sendCode(): Promise<string | undefined> {
    try {
      await apiClient.reading.sendCode({ id })
      return undefined
    } catch (error) {
      return problemText(error, UNREACHABLE)
    }
  }

  async function begin() {
    setBusy(true)
    const refusal = await sendCode()
    setProblem(refusal)
    setBusy(false)
    if (refusal === undefined) onChange({ isCodeSent: true })
  }

  async function giveCode(code: string): Promise<string | undefined> {
    try {
      const { session } = await apiClient.reading.enter({ id, code })
      onChange({ session, isCodeSent: false, hasEnded: false })
      return undefined
    } catch (error) {
      return problemText(error, UNREACHABLE)
    }
  }

  if (!WHOLE_LINK.test(id))
    return (
      <section>
        <h1 className="display text-3xl">This link is not complete</h1>
        <p className="mt-3 text-ink-soft">Open it again from the message that you got.</p>
      </section>
    )
  if (visit.isCodeSent)
    return (
      <section>
        <StepHeading>Enter the code</StepHeading>
        <p className="mt-3 max-w-xl text-ink-soft">
          We sent a code to the address that got your link. It can take a minute. It works for {CODE_MINUTES}{' '}
          minutes. If nothing comes, look in the spam folder, or ask the person who sent you the link for a
          new one.
        </p>
        <CodeForm onCode={giveCode} onSendAgain={sendCode} />
      </section>
    )
  return (
    <section>
      <h1 className="display text-3xl">Read, answer, and sign</h1>
      <p className="mt-3 max-w-xl text-ink-soft">
        {visit.hasEnded
          ? 'Your visit has ended. Ask for a new code to go on; what you chose is still here.'
          : 'You need no account and no password. We send a code to the address that got your link, so that only you can open it.'}
      </p>
      <div className="mt-6 grid max-w-sm gap-5">
        <FormProblem problem={problem} onDismiss={() => setProblem(undefined)} />
        <Button busy={isBusy} onClick={begin}>
          Send me the code
        </Button>
      </div>
    </section>
  )
}
