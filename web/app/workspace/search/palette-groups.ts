import type { MarkedText, SearchGroup, SearchHit } from '@plumbline/contract/insight/search.ts'
import type { KnownPlace } from '@plumbline/rules/retrieval/place-list.ts'
import { rankPlaces } from '@plumbline/rules/retrieval/rank-places.ts'
import { PLACES } from './places.ts'

/** One thing to open, from the server or known here. */
export interface PaletteItem extends Pick<SearchHit, 'slug' | 'title' | 'snippet' | 'href'> {
  kind: string
}

export interface PaletteGroup {
  label: string
  items: PaletteItem[]
}

/** What is found by words in long texts, after what is found by its name. */
const TEXT_GROUPS: readonly [SearchGroup, string][] = [
  ['policies', 'In your policies'],
  ['regulations', 'Regulations'],
  ['thresholds', 'Thresholds'],
  ['articles', 'Articles'],
  ['regulatoryUpdates', 'Regulatory updates'],
  ['help', 'Help'],
]
const OWN_LABELS = { record: 'Your work', place: 'Go to', command: 'Do', person: 'People' } as const
type OwnKind = keyof typeof OWN_LABELS

const IN_GROUP_AT_MOST = 6
/** Shown before anything is typed. */
const OFFERED = [
  'New task',
  'Log a complaint',
  'Check a closing date',
  'Tasks',
  'Policies',
  'Complaints',
  'Reports',
]

export interface OwnPlaces {
  people: readonly { userId: string; fullName: string }[]
  exams: readonly { id: string; title: string }[]
  isManager: boolean
}

const plain = (text: string): MarkedText => [{ text, isMatch: false }]
/** A title with the words marked that begin like a word of the query. */
function marked(title: MarkedText, query: string): MarkedText {
  const asked = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return textOf(title)
    .split(/([\p{L}\p{N}]+)/u)
    .filter((text) => text !== '')
    .map((text) => ({ text, isMatch: asked.some((word) => text.toLowerCase().startsWith(word)) }))
}

const textOf = (marked: MarkedText) => marked.map(({ text }) => text).join('')

function ownKind({ kind }: Pick<PaletteItem, 'kind'>): OwnKind {
  if (kind === 'Command') return 'command'
  if (kind === 'Person') return 'person'
  return /^(?:Screen|Settings|Loan test place)$/.test(kind) ? 'place' : 'record'
}

function known({ kind, title, to, words }: KnownPlace) {
  const item: PaletteItem = {
    slug: `${kind} ${title}`,
    kind: kind === 'Loan test' ? 'Loan test place' : kind,
    title: plain(title),
    snippet: plain(kind),
    href: to,
  }
  return { kind, title, ...(words && { words }), item }
}

const place = (kind: string, item: Omit<PaletteItem, 'kind'>) => ({
  kind,
  title: textOf(item.title),
  item: { ...item, kind },
})

const openTo = (isManager: boolean) =>
  PLACES.filter(({ isForManagers }) => isManager || !isForManagers).map(known)

/** What to do and where to go, before anything is typed. */
export function offeredGroups(isManager: boolean): PaletteGroup[] {
  const items = openTo(isManager).filter(({ title, kind }) => OFFERED.includes(title) && kind !== 'Settings')
  return grouped(items.map(({ item }) => item))
}

/**
 * Own records, people, screens, and commands by their names, the best group first; then what is found in texts. A
 * typed citation comes before all.
 */
export function paletteGroups(
  query: string,
  found: Record<SearchGroup, SearchHit[]> | undefined,
  { people, exams, isManager }: OwnPlaces,
): PaletteGroup[] {
  const records = [...(found?.work ?? []), ...(found?.evidence ?? [])]
  const ranked = rankPlaces(query, [
    ...records.map((hit) => place(textOf(hit.snippet).split(':')[0]!, hit)),
    ...exams.map(({ id, title }) =>
      place('Examination', {
        slug: id,
        title: plain(title),
        snippet: plain('Examination'),
        href: `/examinations/${id}`,
      }),
    ),
    ...people.map(({ userId, fullName }) =>
      place('Person', {
        slug: userId,
        title: plain(fullName),
        snippet: plain('Tasks of this person'),
        href: `/tasks?whose=all&owner=${userId}`,
      }),
    ),
    ...openTo(isManager),
  ])
  const named = new Set(ranked.map(({ item }) => item.href))
  const own = grouped(ranked.map(({ item }) => ({ ...item, title: marked(item.title, query) })))
  // The server also finds records by what is in them.
  const inside = records.filter(({ href }) => !named.has(href)).map((hit) => ({ ...hit, kind: 'Text' }))
  const texts = TEXT_GROUPS.map(([group, label]) => ({
    label,
    items: (found?.[group] ?? [])
      .filter(({ href }) => href === null || !named.has(href))
      .map((hit) => ({ ...hit, kind: 'Text' })),
  }))
  const isCited = found?.regulations.some((hit) => hit.isCited) ?? false
  const cited = isCited ? texts.filter(({ label }) => label === 'Regulations') : []
  const all = [
    ...cited,
    ...own,
    {
      label: own.some(({ label }) => label === OWN_LABELS.record) ? 'More of your work' : OWN_LABELS.record,
      items: inside,
    },
    ...texts.filter((group) => !cited.includes(group)),
  ]
  return all.filter(({ items }) => items.length > 0)
}

/** In the order of the best of each group. */
function grouped(items: readonly PaletteItem[]): PaletteGroup[] {
  const groups = new Map<OwnKind, PaletteItem[]>()
  for (const item of items) groups.set(ownKind(item), [...(groups.get(ownKind(item)) ?? []), item])
  return [...groups].map(([kind, all]) => ({
    label: OWN_LABELS[kind],
    items: all.slice(0, IN_GROUP_AT_MOST),
  }))
}
