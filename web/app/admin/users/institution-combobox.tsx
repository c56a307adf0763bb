import type { CompanyType } from '@plumbline/contract/tenancy/members.ts'
import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { Plus } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { api } from '../../platform/api/api-client.ts'
import { COMPANY_TYPE_LABELS } from '../../platform/people/person-text.ts'
import { CONTROL, FieldFrame } from '../../ui/field.tsx'

const TYPING_PAUSE_MS = 250
const NAME_AT_MOST = 160

/** Without an id, a new institution of that name. Without a type, it is chosen beside it. */
export interface ChosenInstitution {
  id: string | null
  name: string
  type: CompanyType | null
}

interface Item extends ChosenInstitution {
  people: number
}

interface InstitutionComboboxProps {
  value: ChosenInstitution
  onChange: (value: ChosenInstitution) => void
  error: string | undefined
}

/**
 * Institutions that exist, with their type and people, and as a choice of its own a new one. What is typed without a
 * choice means a new one, too: a name that happens to exist never puts somebody into an institution. The rest of the
 * form stays reachable while the list is open (WAI-ARIA combobox with a list, nothing chosen beforehand).
 */
export function InstitutionCombobox({ value, onChange, error }: InstitutionComboboxProps) {
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const { name } = value
  const search = useDebounced(name.trim())
  const suggestions = useQuery(
    api.institutions.suggest.queryOptions({ input: { search }, enabled: isOpen && search !== '' }),
  )
  const found: Item[] = suggestions.data ?? []
  const typed = name.trim()
  const items: Item[] =
    isOpen && typed !== '' ? [{ id: null, name: typed, type: null, people: 0 }, ...found] : []
  const isShown = items.length > 0
  const hasTwin = found.some((known) => known.name.toLowerCase() === typed.toLowerCase())
  const optionId = (index: number) => `${listId}-${index}`

  function close() {
    setOpen(false)
    setActive(-1)
  }

  function choose({ id, name, type }: Item) {
    onChange({ id, name, type })
    close()
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isShown) return setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      // From the field itself, up leads to the last one.
      setActive((at) => (at < 0 && step < 0 ? items.length - 1 : (at + step + items.length) % items.length))
    } else if (event.key === 'Enter' && isShown && items[active]) {
      event.preventDefault()
      choose(items[active])
    } else if (event.key === 'Escape' && isShown) {
      // Of the list alone, not of the dialog.
      event.stopPropagation()
      close()
    }
  }

  return (
    <FieldFrame label="Company Name" hint={hintFor(value, hasTwin)} error={error}>
      {(ties) => (
        <div className="relative">
          <input
            {...ties}
            role="combobox"
            aria-expanded={isShown}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={isShown && active >= 0 ? optionId(active) : undefined}
            required
            maxLength={NAME_AT_MOST}
            autoComplete="off"
            className={clsx(CONTROL, 'min-h-11')}
            value={name}
            onChange={(event) => {
              onChange({ id: null, name: event.target.value, type: null })
              setActive(-1)
              setOpen(true)
            }}
            onKeyDown={press}
            onBlur={close}
          />
          <div
            id={listId}
            role="listbox"
            aria-label="Institutions"
            hidden={!isShown}
            className="absolute inset-x-0 top-full z-10 mt-1 max-h-46 overflow-y-auto rounded-card border border-line bg-surface p-1.5 shadow-float"
          >
            {items.map((item, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keyboard, as the pattern says
              <div
                key={item.id ?? 'new'}
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                ref={index === active ? (option) => option?.scrollIntoView({ block: 'nearest' }) : undefined}
                // The focus stays in the field.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(item)}
                className={clsx(
                  'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 text-sm hover:bg-brand-soft',
                  index === active && 'bg-brand-soft',
                )}
              >
                {item.id === null ? <NewInstitution name={item.name} /> : <KnownInstitution {...item} />}
              </div>
            ))}
          </div>
        </div>
      )}
    </FieldFrame>
  )
}

function hintFor({ id, name, type }: ChosenInstitution, hasTwin: boolean) {
  if (name.trim() === '') return 'Choose an institution from the list, or type the name of a new one.'
  if (id !== null) return type && 'Joins this institution.'
  return hasTwin
    ? 'An institution of this name exists. Choose it in the list to join it; else a second one is made.'
    : 'A new institution with this name.'
}

function NewInstitution({ name }: { name: string }) {
  return (
    <>
      <Plus className="size-4 flex-none text-brand" aria-hidden />
      <span className="font-semibold wrap-anywhere">Create a new institution “{name}”</span>
    </>
  )
}

function KnownInstitution({ name, type, people }: Item) {
  return (
    <span className="min-w-0">
      <span className="block font-semibold wrap-anywhere">{name}</span>
      <span className="block text-ink-soft tabular">
        {type && COMPANY_TYPE_LABELS[type]}, {people} {people === 1 ? 'person' : 'people'}
      </span>
    </span>
  )
}

function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
