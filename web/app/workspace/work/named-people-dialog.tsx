import type { NamedAccess } from '@plumbline/contract/compliance/named-people.ts'
import { type FormEvent, useState } from 'react'
import { problemText } from '../../platform/api/outcome.ts'
import { useMember } from '../../platform/session/member.ts'
import { Checkbox } from '../../ui/choice.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { usePeople } from './people-query.ts'

interface NamedPeopleDialogProps {
  title: string
  description: string
  people: NamedAccess['people']
  /** Saves who is named, and reads what depends on it again. */
  onSave: (userIds: string[]) => Promise<unknown>
  onClose: () => void
}

/** Who sees something confidential. Managers change it; the one who opens it is named at once. */
export function NamedPeopleDialog({ title, description, people, onSave, onClose }: NamedPeopleDialogProps) {
  const me = useMember()?.userId
  const everyone = usePeople()
  const isStart = people.length === 0
  const [chosen, setChosen] = useState(people.map(({ userId }) => userId))
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function save(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setProblem(undefined)
    try {
      await onSave(chosen)
      onClose()
    } catch (error) {
      setProblem(problemText(error, 'The people could not be saved.'))
      setBusy(false)
    }
  }

  const offered = everyone.filter(
    ({ userId, isSuspended }) =>
      chosen.includes(userId) || people.some((one) => one.userId === userId) || !isSuspended,
  )
  return (
    <FormDialog
      title={title}
      description={description}
      action="Save"
      busy={isBusy}
      problem={problem}
      onDismissProblem={() => setProblem(undefined)}
      onSubmit={save}
      onClose={onClose}
    >
      <div className="grid gap-3">
        {offered.map(({ userId, fullName }) => {
          const isSelf = userId === me
          return (
            <Checkbox
              key={userId}
              label={isSelf ? `${fullName} (you)` : fullName}
              checked={chosen.includes(userId) || (isStart && isSelf)}
              disabled={isStart && isSelf}
              onChange={(isChosen) =>
                setChosen((before) =>
                  isChosen ? [...before, userId] : before.filter((one) => one !== userId),
                )
              }
            />
          )
        })}
      </div>
    </FormDialog>
  )
}
