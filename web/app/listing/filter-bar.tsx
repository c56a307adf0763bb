import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react'
import { BareInput } from '../ui/field.tsx'

const TYPING_PAUSE_MS = 250

/** What narrows a list: beside each other where there is room, the search before the others with most of it. */
export function FilterBar(props: ComponentProps<'search'>) {
  return (
    <search
      {...props}
      className="flex min-w-0 flex-wrap items-end gap-3 *:flex-[1_1_12rem] *:first:flex-[4_1_15rem]"
    />
  )
}

interface SearchBoxProps {
  label: string
  placeholder: string
  /** What the address says is searched for. */
  value: string
  onSearch: (text: string) => void
  maxLength?: number
}

/** Searches while somebody types, at each pause; an address that others change (the back button, the header's search) is followed. */
export function SearchBox({ value, onSearch, maxLength = 200, ...rest }: SearchBoxProps) {
  const [typed, setTyped] = useState(value)
  const [asked, setAsked] = useState(value)
  const [seen, setSeen] = useState(value)
  // What was asked for arrives in the address a little later: by then, more may have been typed.
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
