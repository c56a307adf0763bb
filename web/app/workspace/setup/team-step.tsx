import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Card } from '../../ui/card.tsx'
import { Select, TextArea } from '../../ui/field.tsx'
import { namedAddresses } from './named-addresses.ts'
import { StepActions, type StepProps } from './step-actions.tsx'

interface Sent {
  email: string
  /** Absent: the invitation was sent. */
  problem?: string
}

/** Several addresses at once; each has its own answer, and the refused ones stay in the field. */
export function TeamStep({ onDone, onSkip }: StepProps) {
  const queries = useQueryClient()
  const [text, setText] = useState('')
  const [role, setRole] = useState<'user' | 'manager'>('user')
  const [sent, setSent] = useState<readonly Sent[]>([])
  const people = namedAddresses(text)

  async function invite() {
    if (people.length === 0) return onDone()
    const refused: string[] = []
    for (const { email, fullName, line } of people) {
      const answer = await apiClient.team.invite({ email, fullName, role, seat: 'member' }).then(
        (): Sent => ({ email }),
        (error): Sent => ({ email, problem: problemText(error, 'This is not an email address.') }),
      )
      if (answer.problem) refused.push(line)
      setSent((before) => [...before.filter((each) => each.email !== email), answer])
    }
    setText(refused.join('\n'))
    await queries.invalidateQueries({ queryKey: api.team.key() })
  }

  return (
    <Card className="grid max-w-3xl gap-5 p-5">
      <TextArea
        label="Email addresses"
        hint="One a line, or separated by commas. A name goes before its address: Ada Moore <ada@example.com>."
        rows={5}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Select
        label="Role"
        value={role}
        onChange={(event) => setRole(event.target.value === 'manager' ? 'manager' : 'user')}
      >
        <option value="user">User: own tasks, policies, and tests</option>
        <option value="manager">Manager: runs the institution</option>
      </Select>
      {people.length > 0 && (
        <p className="wrap-anywhere text-ink-soft text-sm">
          {people.map(({ fullName, email }) => `${fullName} (${email})`).join(', ')}
        </p>
      )}
      <ul aria-live="polite" className="grid gap-1 empty:hidden">
        {sent.map(({ email, problem }) => (
          <li key={email} className={problem ? 'text-danger' : undefined}>
            <span className="font-semibold">{email}</span>: {problem ?? 'The invitation was sent.'}
          </li>
        ))}
      </ul>
      <StepActions
        action={
          people.length === 0
            ? 'Continue'
            : people.length === 1
              ? 'Send 1 invitation'
              : `Send ${people.length} invitations`
        }
        onAction={invite}
        // What was sent is done, although an address was refused.
        onSkip={sent.some(({ problem }) => !problem) ? onDone : onSkip}
      />
    </Card>
  )
}
