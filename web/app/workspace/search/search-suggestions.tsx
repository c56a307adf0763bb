import { Autocomplete } from '@base-ui/react/autocomplete'
import type { BaseUIEvent } from '@base-ui/react/types'
import type { MarkedText } from '@plumbline/contract/insight/search.ts'
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
import { focusScreen } from '../../platform/document/restore-focus.ts'
import { useDebouncedValue } from '../../platform/list/debounced-value.ts'
import { useMember } from '../../platform/session/member.ts'
import { useLazyPart } from '../../ui/lazy-part.ts'
import { showProgressBar } from '../../ui/progress-bar.ts'
import { articleAddress } from '../articles/article-address.ts'
import { EXAM_KIND_LABELS } from '../exams/exam-text.ts'
import {
  type OwnPlaces,
  offeredGroups,
  type PaletteGroup,
  type PaletteItem,
  paletteGroups,
} from './palette-groups.ts'
import { SEARCH_INPUT, SearchDecoration, useSearchShortcut } from './search-field.tsx'

const loadDialog = async () => (await import('../updates/update-dialog.tsx')).UpdateDialog

/** One request per pause in typing. */
const DEBOUNCE_MS = 200

interface SearchSuggestionsProps {
  /** What was typed before this part was loaded. */
  initial: string
  /** Where the caret stood in it; absent if somebody has left the field since. */
  caret: number | undefined
  /** Whether the shortcut opened the field, which shows what there is to do at once. */
  offers: boolean
  /** Enter on text that nothing matches. */
  onTyped: (typed: string) => void
}

/** Search as you type. Enter opens the highlighted result, which is the first one until another is chosen. */
export function SearchSuggestions({ initial, caret, offers, onTyped }: SearchSuggestionsProps) {
  const [typed, setTyped] = useState(initial)
  const [open, setOpen] = useState(caret !== undefined && (initial !== '' || offers))
  const [update, setUpdate] = useState<PaletteItem>()
  const UpdateDialog = useLazyPart(update && loadDialog, () => {
    window.plumbline.showLoadFailure()
    setUpdate(undefined)
  })
  const navigate = useNavigate()
  const box = useRef<HTMLInputElement>(null)
  // A person who began to type before this was loaded may still be typing.
  const query = useDebouncedValue(typed.trim(), DEBOUNCE_MS, '')
  const { data, isPlaceholderData } = useQuery(
    api.search.everything.queryOptions({
      input: { query },
      enabled: query !== '',
      placeholderData: keepPreviousData,
    }),
  )
  useSearchShortcut(box, () => setOpen(true))
  useTakeOver(box, caret)
  const own = useOwnPlaces(query !== '')
  const queries = useQueryClient()
  const latest = useRef(0)
  const isChosen = useRef(false)
  const isTyping = typed.trim() !== query
  const groups = typed.trim() === '' ? offeredGroups(own.isManager) : withArticleList(typed.trim(), data, own)
  const nothingFound = !isTyping && query !== '' && data !== undefined && groups.length === 0

  function leave(to: string) {
    setOpen(false)
    focusScreen()
    navigate(to)
  }

  function choose(result: PaletteItem) {
    if (result.href !== null) return leave(result.href)
    setOpen(false)
    setUpdate(result)
  }

  /** Enter before the results of these words are shown waits for them. */
  async function openFirst(event: SyntheticEvent) {
    event.preventDefault()
    const asked = ++latest.current
    const [from, words] = [location.href, typed.trim()]
    setOpen(false)
    focusScreen()
    if (words === '') return onTyped(typed)
    const hideProgress = showProgressBar()
    const found = await queries
      .ensureQueryData(api.search.everything.queryOptions({ input: { query: words } }))
      .catch(() => undefined)
      .finally(hideProgress)
    // A person who went elsewhere while waiting stays there.
    if (asked !== latest.current || location.href !== from) return
    const first = paletteGroups(words, found, own)[0]?.items[0]
    if (first) choose(first)
    else onTyped(typed)
  }

  /** The library opens the highlighted result. The first may be of other words while these are searched for. */
  function onKeyDown(event: BaseUIEvent<ReactKeyboardEvent<HTMLInputElement>>) {
    const isShown = event.currentTarget.hasAttribute('aria-activedescendant')
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') isChosen.current = true
    const isOfThese = isChosen.current || (!isTyping && !isPlaceholderData)
    if (event.key !== 'Enter' || (isShown && isOfThese)) return
    event.preventBaseUIHandler()
    void openFirst(event)
  }

  return (
    <>
      <form onSubmit={openFirst}>
        <Autocomplete.Root
          items={groups}
          mode="none"
          // What was typed before this was loaded counts, too.
          autoHighlight={typed.trim() === '' ? false : 'always'}
          value={typed}
          onValueChange={(value) => {
            isChosen.current = false
            setTyped(value)
          }}
          open={open && (groups.length > 0 || nothingFound)}
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
                  {(group: PaletteGroup) => (
                    <Autocomplete.Group key={group.label} items={group.items}>
                      <Autocomplete.GroupLabel className="px-4 pt-2 pb-1 font-semibold text-ink-faint text-xs">
                        {group.label}
                      </Autocomplete.GroupLabel>
                      <Autocomplete.Collection>
                        {(result: PaletteItem) => (
                          <Autocomplete.Item
                            key={`${result.kind} ${result.slug}`}
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

/** The list of articles has its own search; it is the last to be offered. */
function withArticleList(query: string, ...found: [Parameters<typeof paletteGroups>[1], OwnPlaces]) {
  const groups = paletteGroups(query, ...found)
  if (groups.length === 0) return groups
  const item: PaletteItem = {
    kind: 'Article list',
    slug: query,
    title: [{ text: `All articles with “${query}”`, isMatch: false }],
    snippet: [{ text: 'Search the articles', isMatch: false }],
    href: articleAddress({ search: query, category: undefined, page: 1 }),
  }
  return [...groups, { label: 'More', items: [item] }]
}

/** People and examinations are few: they are asked for once and matched here. */
function useOwnPlaces(isWanted: boolean): OwnPlaces {
  const member = useMember()
  const people = useQuery(api.people.list.queryOptions({ staleTime: 300_000, enabled: isWanted })).data ?? []
  const exams = useQuery(api.exams.list.queryOptions({ staleTime: 300_000, enabled: isWanted })).data ?? []
  return {
    people,
    exams: exams.map(({ id, agency, kind }) => ({ id, title: `${agency}, ${EXAM_KIND_LABELS[kind]}` })),
    isManager: member !== undefined && member.role !== 'user',
  }
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
