import { Autocomplete } from '@base-ui/react/autocomplete'
import type { MarkedText, SearchHit } from '@plumbline/contract/search.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import {
  type KeyboardEvent as ReactKeyboardEvent,
  type SyntheticEvent,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useNavigate } from 'react-router'
import { api } from '../api/api-client.ts'
import { articleAddress } from '../articles/article-address.ts'
import { useLatePart } from '../ui/late-part.ts'

const loadDialog = async () => (await import('../regulatory-updates/update-dialog.tsx')).UpdateDialog

interface Group {
  label: string
  items: Result[]
}

interface Result extends SearchHit {
  /** Absent: an update, which opens above the screen. */
  to?: string
}

/** Finds as you type; arrows walk the results, Enter on one opens it, Enter on the text opens the list. */
export function HeaderSearch() {
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [update, setUpdate] = useState<SearchHit>()
  const UpdateDialog = useLatePart(update && loadDialog, () => {
    window.plumbline.tellLost()
    setUpdate(undefined)
  })
  const navigate = useNavigate()
  const box = useRef<HTMLInputElement>(null)
  const query = useDeferredValue(typed.trim())
  const { data } = useQuery(
    api.search.everything.queryOptions({
      input: { query },
      enabled: query !== '',
      placeholderData: keepPreviousData,
    }),
  )
  useShortcut(() => box.current?.focus())
  const groups = query === '' || !data ? [] : groupsOf(data)
  const nothingFound = query !== '' && data !== undefined && groups.length === 0

  function leave(to: string) {
    setOpen(false)
    box.current?.blur()
    navigate(to)
  }

  function choose(result: Result) {
    if (result.to) return leave(result.to)
    setOpen(false)
    setUpdate(result)
  }

  function openList(event: SyntheticEvent) {
    event.preventDefault()
    leave(articleAddress({ search: typed.trim(), category: undefined, page: 1 }))
  }

  /** With a result chosen, Enter is the library's business; without one it opens the list. */
  function onKeyDown(event: ReactKeyboardEvent<HTMLInputElement>) {
    const isChosen = event.currentTarget.hasAttribute('aria-activedescendant')
    if (event.key === 'Enter' && !isChosen) openList(event)
  }

  return (
    <search className="min-w-0 flex-1 md:max-w-[28.75rem]">
      <form onSubmit={openList}>
        <Autocomplete.Root
          items={groups}
          mode="none"
          value={typed}
          onValueChange={setTyped}
          open={open && query !== ''}
          onOpenChange={setOpen}
          itemToStringValue={() => typed}
        >
          <Autocomplete.InputGroup className="@container relative">
            <Search className="pointer-events-none absolute top-3 left-3 size-4 text-ink-faint" aria-hidden />
            <Autocomplete.Input
              ref={box}
              onKeyDown={onKeyDown}
              type="search"
              aria-label="Search compliance topics"
              placeholder="Search compliance topics..."
              maxLength={200}
              className="peer h-10 w-full rounded-control border border-control-line bg-surface pr-3 pl-9 text-[0.90625rem] @max-[15.5rem]:placeholder:text-transparent sm:max-md:pr-16 lg:pr-16"
            />
            {/* Half a sentence says less than one word: the placeholder's own, where there is no room for all of it. */}
            <span
              aria-hidden
              className="pointer-events-none absolute inset-y-0 left-9 hidden items-center text-[0.90625rem] text-ink-faint @max-[15.5rem]:peer-placeholder-shown:flex"
            >
              Search...
            </span>
            <kbd
              aria-hidden
              className="pointer-events-none absolute top-2.5 right-2.5 hidden rounded-[5px] border border-line px-1.5 py-0.5 font-sans text-ink-faint text-xs sm:max-md:block lg:block"
            >
              Ctrl K
            </kbd>
          </Autocomplete.InputGroup>
          <Autocomplete.Portal>
            <Autocomplete.Positioner sideOffset={6} align="start" className="z-40">
              <Autocomplete.Popup className="max-h-[min(32rem,70dvh)] w-[max(var(--anchor-width),min(34rem,calc(100vw-2rem)))] overflow-y-auto rounded-card border border-line bg-surface py-2 shadow-float">
                {nothingFound && (
                  <p className="px-4 py-3 text-ink-soft text-sm">
                    Nothing matches. Try fewer or other words.
                  </p>
                )}
                <Autocomplete.List>
                  {(group: Group) => (
                    <Autocomplete.Group key={group.label} items={group.items}>
                      <Autocomplete.GroupLabel className="px-4 pt-2 pb-1 font-semibold text-ink-faint text-xs">
                        {group.label}
                      </Autocomplete.GroupLabel>
                      <Autocomplete.Collection>
                        {(result: Result) => (
                          <Autocomplete.Item
                            key={result.slug}
                            value={result}
                            onClick={() => choose(result)}
                            className="block cursor-pointer px-4 py-2 outline-none data-[highlighted]:bg-brand-soft"
                          >
                            <span className="block font-medium text-[0.9375rem]">
                              <Marked text={result.title} />
                            </span>
                            <span className="line-clamp-1 block text-ink-soft text-sm">
                              <Marked text={result.snippet} />
                            </span>
                          </Autocomplete.Item>
                        )}
                      </Autocomplete.Collection>
                    </Autocomplete.Group>
                  )}
                </Autocomplete.List>
              </Autocomplete.Popup>
            </Autocomplete.Positioner>
          </Autocomplete.Portal>
        </Autocomplete.Root>
      </form>
      {update && UpdateDialog && (
        <UpdateDialog
          slug={update.slug}
          title={update.title.map(({ text }) => text).join('')}
          onClose={() => setUpdate(undefined)}
        />
      )}
    </search>
  )
}

function groupsOf(data: { articles: SearchHit[]; regulatoryUpdates: SearchHit[] }): Group[] {
  const groups: Group[] = [
    { label: 'Articles', items: data.articles.map((hit) => ({ ...hit, to: `/articles/${hit.slug}` })) },
    { label: 'Regulatory updates', items: data.regulatoryUpdates },
  ]
  return groups.filter(({ items }) => items.length > 0)
}

function Marked({ text }: { text: MarkedText }) {
  return text.map((piece, index) =>
    piece.isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in their order
      <mark key={index} className="rounded-[3px] bg-brass-soft text-inherit">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}

function useShortcut(focus: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      // In a text being written the same keys make a link.
      if (event.defaultPrevented) return
      event.preventDefault()
      focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}
