import { Autocomplete } from '@base-ui/react/autocomplete'
import type { MarkedText, SearchGroup, SearchHit } from '@plumbline/contract/insight/search.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { useDebouncedValue } from '../../platform/list/debounced-value.ts'
import { useLazyPart } from '../../ui/lazy-part.ts'
import { SEARCH_INPUT, SearchDecoration, useSearchShortcut } from './search-field.tsx'

const loadDialog = async () => (await import('../updates/update-dialog.tsx')).UpdateDialog

/** One request per pause in typing. */
const DEBOUNCE_MS = 200

/** In the order in which they are shown. */
const GROUP_LABELS: Record<SearchGroup, string> = {
  regulations: 'Regulations',
  thresholds: 'Thresholds',
  work: 'Your work',
  evidence: 'Evidence',
  articles: 'Articles',
  regulatoryUpdates: 'Regulatory updates',
  policies: 'Your policies',
  help: 'Help',
}

interface Group {
  label: string
  items: SearchHit[]
}

interface SearchSuggestionsProps {
  /** What was typed before this part was loaded. */
  initial: string
  /** Where the caret stood in it; absent if somebody has left the field since. */
  caret: number | undefined
  onList: (typed: string) => void
}

/** Search as you type. Enter on a result opens it; Enter on the text opens the article list. */
export function SearchSuggestions({ initial, caret, onList }: SearchSuggestionsProps) {
  const [typed, setTyped] = useState(initial)
  const [open, setOpen] = useState(initial !== '')
  const [update, setUpdate] = useState<SearchHit>()
  const UpdateDialog = useLazyPart(update && loadDialog, () => {
    window.plumbline.showLoadFailure()
    setUpdate(undefined)
  })
  const navigate = useNavigate()
  const queries = useQueryClient()
  const box = useRef<HTMLInputElement>(null)
  // Whoever began to type before this was loaded may still be typing.
  const query = useDebouncedValue(typed.trim(), DEBOUNCE_MS, '')
  const { data } = useQuery(
    api.search.everything.queryOptions({
      input: { query },
      enabled: query !== '',
      placeholderData: keepPreviousData,
    }),
  )
  useSearchShortcut(box)
  useTakeOver(box, caret)
  const groups = query === '' || !data ? [] : groupsOf(data)
  const nothingFound = query !== '' && data !== undefined && groups.length === 0

  function leave(to: string) {
    setOpen(false)
    box.current?.blur()
    navigate(to)
  }

  function choose(result: SearchHit) {
    if (result.href !== null) return leave(result.href)
    setOpen(false)
    setUpdate(result)
  }

  /** Enter on a citation opens the paragraph; on other text the list of articles. */
  async function openList(event: SyntheticEvent) {
    event.preventDefault()
    const cited = await findCited(typed.trim())
    if (cited) return leave(cited)
    setOpen(false)
    box.current?.blur()
    onList(typed)
  }

  async function findCited(text: string): Promise<string | undefined> {
    if (!/\d/.test(text)) return undefined
    const input = { query: text }
    const found = await queries
      .fetchQuery(api.search.everything.queryOptions({ input }))
      .catch(() => undefined)
    return found?.regulations.find(({ isCited }) => isCited)?.href ?? undefined
  }

  /** With a highlighted result, the library handles Enter; otherwise it opens the list. */
  function onKeyDown(event: ReactKeyboardEvent<HTMLInputElement>) {
    const isChosen = event.currentTarget.hasAttribute('aria-activedescendant')
    if (event.key === 'Enter' && !isChosen) void openList(event)
  }

  return (
    <>
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
            <Autocomplete.Input ref={box} onKeyDown={onKeyDown} {...SEARCH_INPUT} />
            <SearchDecoration />
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
                        {(result: SearchHit) => (
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
    </>
  )
}

function groupsOf(data: Record<SearchGroup, SearchHit[]>): Group[] {
  const groups = Object.keys(GROUP_LABELS) as SearchGroup[]
  return groups
    .map((group) => ({ label: GROUP_LABELS[group], items: data[group] }))
    .filter(({ items }) => items.length > 0)
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

/** Goes on where the plain field was left, with the next key. */
function useTakeOver(box: RefObject<HTMLInputElement | null>, caret: number | undefined) {
  useLayoutEffect(() => {
    if (caret === undefined) return
    box.current?.focus()
    box.current?.setSelectionRange(caret, caret)
  }, [box, caret])
}
