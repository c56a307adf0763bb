import { Combobox } from '@base-ui/react/combobox'
import type { CompanyType } from '@plumbline/contract/tenancy/members.ts'
import { useQuery } from '@tanstack/react-query'
import { Check, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
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
 * choice means a new one, too: a name that happens to exist never puts somebody into an institution.
 */
export function InstitutionCombobox({ value, onChange, error }: InstitutionComboboxProps) {
  const [typed, setTyped] = useState(value.name)
  const name = typed.trim()
  const search = useDebounced(name)
  const suggestions = useQuery(
    api.institutions.suggest.queryOptions({ input: { search }, enabled: search !== '' }),
  )
  const found: Item[] = name === '' ? [] : (suggestions.data ?? [])
  const items = name === '' ? [] : [{ id: null, name, type: null, people: 0 }, ...found]
  const hasTwin = found.some((known) => known.name.toLowerCase() === name.toLowerCase())
  return (
    <FieldFrame label="Company Name" hint={hintFor(value, hasTwin)} error={error}>
      {(ties) => (
        <Combobox.Root
          items={items}
          // The server has chosen what fits.
          filter={null}
          value={value.name === '' ? null : { ...value, people: 0 }}
          onValueChange={(item: Item | null) => {
            if (item) onChange({ id: item.id, name: item.name, type: item.type })
          }}
          inputValue={typed}
          onInputValueChange={(text, { reason }) => {
            // The list closing would put the last choice back.
            if (reason !== 'input-change' && reason !== 'item-press') return
            setTyped(text)
            if (reason === 'input-change') onChange({ id: null, name: text.trim(), type: null })
          }}
          itemToStringLabel={(item: Item) => item.name}
          isItemEqualToValue={(item: Item, chosen: Item) =>
            item.id === chosen.id && item.name === chosen.name
          }
        >
          <Combobox.Input
            {...ties}
            required
            maxLength={NAME_AT_MOST}
            placeholder="Type to search institutions…"
            autoComplete="off"
            className={`${CONTROL} min-h-11`}
          />
          <Combobox.Portal>
            <Combobox.Positioner sideOffset={6} className="z-50">
              <Combobox.Popup className="max-h-46 w-[var(--anchor-width)] overflow-y-auto rounded-card border border-line bg-surface p-1.5 shadow-float">
                <Combobox.List>
                  {(item: Item) => (
                    <Combobox.Item
                      key={item.id ?? 'new'}
                      value={item}
                      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 text-sm outline-none data-[highlighted]:bg-brand-soft"
                    >
                      {item.id === null ? (
                        <NewInstitution name={item.name} />
                      ) : (
                        <KnownInstitution {...item} />
                      )}
                    </Combobox.Item>
                  )}
                </Combobox.List>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      )}
    </FieldFrame>
  )
}

function hintFor({ id, name, type }: ChosenInstitution, hasTwin: boolean) {
  if (name === '') return 'Choose an institution from the list, or type the name of a new one.'
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
    <>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-ink-soft tabular">
          {type && COMPANY_TYPE_LABELS[type]}, {people} {people === 1 ? 'person' : 'people'}
        </span>
      </span>
      <Combobox.ItemIndicator>
        <Check className="size-4 text-brand" aria-hidden />
      </Combobox.ItemIndicator>
    </>
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
