import { Search } from 'lucide-react'
import { type RefObject, useEffect } from 'react'
import { maxLengthOf } from '../../platform/forms/max-length.ts'

/** The field of the header looks the same before its suggestions are loaded. */
export const SEARCH_INPUT = {
  type: 'search',
  'aria-label': 'Search compliance topics',
  placeholder: 'Search compliance topics...',
  maxLength: maxLengthOf('search.everything', 'query'),
  className:
    'peer h-10 w-full rounded-control border border-control-line bg-surface pr-3 pl-9 text-[0.90625rem] @max-[15.5rem]:placeholder:text-transparent @min-[19rem]:pr-16',
} as const

export function SearchDecoration() {
  return (
    <>
      <Search className="pointer-events-none absolute top-3 left-3 size-4 text-ink-faint" aria-hidden />
      {/* A shorter placeholder where the specified one does not fit. */}
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-9 hidden items-center text-[0.90625rem] text-ink-faint @max-[15.5rem]:peer-placeholder-shown:flex"
      >
        Search...
      </span>
      <kbd
        aria-hidden
        className="pointer-events-none absolute top-2.5 right-2.5 hidden rounded-[5px] border border-line px-1.5 py-0.5 font-sans text-ink-faint text-xs @min-[19rem]:block"
      >
        Ctrl K
      </kbd>
    </>
  )
}

/** Ctrl K puts the caret into the field. */
export function useSearchShortcut(box: RefObject<HTMLInputElement | null>, onFocus?: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      // The editor uses the same shortcut for links.
      if (event.defaultPrevented) return
      event.preventDefault()
      box.current?.focus()
      onFocus?.()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}
