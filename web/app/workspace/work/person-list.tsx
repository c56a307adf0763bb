import clsx from 'clsx'
import { Check } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useMember } from '../../platform/session/member.ts'
import { BareInput } from '../../ui/field.tsx'
import { usePeople } from './people-query.ts'

interface Choice {
  userId: string | null
  name: string
}

interface PersonListProps {
  label: string
  /** Instead of everybody active. */
  people?: readonly { userId: string; name: string }[] | undefined
  value: string | null
  disabled: boolean
  onChoose: (userId: string | null) => void
}

/** A list of people that typing narrows (WAI-ARIA combobox whose list is always open). */
export function PersonList({ label, people, value, disabled, onChoose }: PersonListProps) {
  const listId = useId()
  const [typed, setTyped] = useState('')
  const choices = useChoices(people, value)
  const words = typed.trim().toLowerCase()
  const shown = choices.filter(({ name }) => name.toLowerCase().includes(words))
  const [active, setActive] = useState<number>()
  const chosenAt = shown.findIndex(({ userId }) => userId === value)
  const at = Math.min(active ?? (words === '' ? Math.max(chosenAt, 0) : 0), shown.length - 1)
  const optionId = (index: number) => `${listId}-${index}`

  function press(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      if (shown.length > 0) setActive((at + step + shown.length) % shown.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const choice = shown[at]
      if (choice && !disabled) onChoose(choice.userId)
    }
  }

  return (
    <>
      <BareInput
        label={label}
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown[at] && optionId(at)}
        autoComplete="off"
        placeholder="Type a name"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setActive(undefined)
        }}
        onKeyDown={press}
      />
      <div id={listId} role="listbox" aria-label={label} className="max-h-56 overflow-y-auto">
        {shown.map(({ userId, name }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keyboard, as the pattern says
          <div
            key={userId ?? 'nobody'}
            id={optionId(index)}
            role="option"
            aria-selected={userId === value}
            tabIndex={-1}
            ref={index === at ? (option) => option?.scrollIntoView({ block: 'nearest' }) : undefined}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => !disabled && onChoose(userId)}
            className={clsx(
              'flex min-h-10 cursor-pointer items-center gap-2 rounded-control px-2.5 text-sm hover:bg-brand-soft',
              index === at && 'bg-brand-soft',
            )}
          >
            <span className="wrap-anywhere mr-auto">{name}</span>
            {userId === value && <Check className="size-4 flex-none text-brand" aria-hidden />}
          </div>
        ))}
      </div>
      {shown.length === 0 && <p className="px-2.5 text-ink-soft text-sm">No such name.</p>}
    </>
  )
}

/** Nobody, oneself, and the others by name. */
function useChoices(people: PersonListProps['people'], value: string | null): Choice[] {
  const me = useMember()?.userId
  const everybody = usePeople()
  const offered: Choice[] =
    people?.map(({ userId, name }) => ({ userId, name })) ??
    everybody
      .filter(({ userId, isSuspended }) => !isSuspended || userId === value)
      .map(({ userId, fullName }) => ({ userId, name: fullName }))
  const named = offered
    .map(({ userId, name }) => ({ userId, name: userId === me ? `${name} (you)` : name }))
    .toSorted((a, b) => Number(b.userId === me) - Number(a.userId === me))
  return [{ userId: null, name: 'Nobody' }, ...named]
}
