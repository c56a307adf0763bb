import { useRef, useState } from 'react'
import { focusScreen } from '../../platform/document/restore-focus.ts'
import { fetchAhead, useLazyPart } from '../../ui/lazy-part.ts'
import { useOpenTyped } from './open-typed.ts'
import { SEARCH_INPUT, SearchDecoration, useSearchShortcut } from './search-field.tsx'

const loadSuggestions = async () => (await import('./search-suggestions.tsx')).SearchSuggestions
const fetchSuggestions = fetchAhead(loadSuggestions)

/** The search of the header. What shows suggestions is loaded once somebody turns to the field. */
export function HeaderSearch() {
  const [isWanted, setWanted] = useState(false)
  const SearchSuggestions = useLazyPart(isWanted ? loadSuggestions : undefined, () => setWanted(false))
  const left = useRef<{ typed: string; caret: number | undefined }>({ typed: '', caret: undefined })
  const isByShortcut = useRef(false)
  const openTyped = useOpenTyped()
  const onTyped = (typed: string) => void openTyped(typed)
  return (
    <search className="min-w-20 flex-1 md:max-w-[28.75rem]">
      {SearchSuggestions ? (
        <SearchSuggestions
          initial={left.current.typed}
          caret={left.current.caret}
          offers={isByShortcut.current}
          onTyped={onTyped}
        />
      ) : (
        <PlainSearch
          onTurnedTo={() => setWanted(true)}
          onShortcut={() => {
            isByShortcut.current = true
          }}
          onLeave={(typed, caret) => {
            left.current = { typed, caret }
          }}
          onTyped={onTyped}
        />
      )}
    </search>
  )
}

interface PlainSearchProps {
  onTurnedTo: () => void
  onShortcut: () => void
  /** At every change: what is typed, and the caret while it is in the field. */
  onLeave: (typed: string, caret: number | undefined) => void
  onTyped: (typed: string) => void
}

function PlainSearch({ onTurnedTo, onShortcut, onLeave, onTyped }: PlainSearchProps) {
  const box = useRef<HTMLInputElement>(null)
  useSearchShortcut(box, onShortcut)
  const tell = (input: HTMLInputElement) =>
    onLeave(input.value, input === document.activeElement ? (input.selectionStart ?? 0) : undefined)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        focusScreen()
        onTyped(box.current?.value ?? '')
      }}
    >
      <div className="@container relative">
        <input
          {...SEARCH_INPUT}
          ref={box}
          role="combobox"
          aria-expanded={false}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          autoComplete="off"
          onPointerEnter={fetchSuggestions}
          onFocus={(event) => {
            tell(event.currentTarget)
            onTurnedTo()
          }}
          onBlur={(event) => onLeave(event.currentTarget.value, undefined)}
          onChange={(event) => tell(event.currentTarget)}
          onSelect={(event) => tell(event.currentTarget)}
        />
        <SearchDecoration />
      </div>
    </form>
  )
}
