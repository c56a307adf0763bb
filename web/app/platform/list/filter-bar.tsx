import { Children, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { BareInput } from '../../ui/field.tsx'
import { FoldedFilters } from './folded-filters.tsx'

const TYPING_PAUSE_MS = 250

interface FilterBarProps {
  /** How many filters beside the search are set. */
  active?: number
  children: ReactNode
}

/** A row of filters; the search comes first and takes most of the width. On a phone, several fold into one button. */
export function FilterBar({ active = 0, children }: FilterBarProps) {
  const [search, ...filters] = Children.toArray(children)
  return (
    <search className="flex min-w-0 flex-wrap items-end gap-3 *:flex-[1_1_12rem] *:first:flex-[4_1_15rem]">
      {search}
      {filters.length > 1 ? (
        <FoldedFilters active={active} spreads>
          {filters}
        </FoldedFilters>
      ) : (
        filters
      )}
    </search>
  )
}

interface SearchBoxProps {
  label: string
  placeholder: string
  /** The search text in the address. */
  value: string
  onSearch: (text: string) => void
  maxLength?: number
}

/** Searches as you type, debounced. Follows address changes from elsewhere, such as the back button. */
export function SearchBox({ value, onSearch, maxLength = 200, ...rest }: SearchBoxProps) {
  const [typed, setTyped] = useState(value)
  const [asked, setAsked] = useState(value)
  const [seen, setSeen] = useState(value)
  // The requested search arrives in the address later; more may have been typed by then.
  if (value !== seen) {
    setSeen(value)
    if (value !== asked) {
      setAsked(value)
      setTyped(value)
    }
  }
  const ask = useEffectEvent((text: string) => {
    setAsked(text)
    onSearch(text)
  })
  useEffect(() => {
    const text = typed.trim()
    if (text === asked) return
    const timer = setTimeout(() => ask(text), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, asked])

  return (
    <BareInput
      {...rest}
      type="search"
      maxLength={maxLength}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}
