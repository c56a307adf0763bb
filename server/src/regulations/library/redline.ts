import type {
  ChangeDecision,
  LegalStatus,
  RedlineChange,
} from '@plumbline/contract/regulations/regulations.ts'
import type { Db } from '@plumbline/database/db.ts'
import { citationPath } from '@plumbline/rules/citations/citation-address.ts'
import { printCitation } from '@plumbline/rules/citations/print-citation.ts'
import type { ParagraphChange } from '@plumbline/rules/regulations/compare-texts.ts'
import { compareWords, likeness, wordCounts } from '@plumbline/rules/regulations/words.ts'
import { entryBefore } from '@plumbline/rules/regulations/yearly-entry.ts'
import { inRegulationWorker } from '../history/regulation-worker.ts'
import { listChangeDecisions, pairOf } from './change-class-store.ts'
import { citationOfKey, copyNotes, standingOf } from './paragraph-standing-service.ts'
import { listByKeys, type StoredParagraph } from './regulation-store.ts'

export const CHANGES_SHOWN = 400
const ALIKE_AT_LEAST = 0.6

/** Where the words stand, and what is known of them on the day that the reader asks about. */
interface RedlineContext {
  part: string
  from: string
  statuses: readonly LegalStatus[]
  on: string
  textAsOf: string | null | undefined
}

/** Compares two lists of paragraphs in the thread and makes of it what a reader sees. */
export async function drawRedline(
  db: Db,
  { before, after }: { before: StoredParagraph[]; after: StoredParagraph[] },
  context: RedlineContext,
) {
  const { part, from } = context
  const [compared, decisions] = await Promise.all([
    inRegulationWorker({ kind: 'compare', before, after }),
    listChangeDecisions(db, part),
  ])
  const changes = compared.map((change) => decided(change, part, decisions))
  const place = new Map([...before, ...after].map((one) => [`${one.key}\n${one.text}`, one.place]))
  const placeOf = ({ before: old, after: now }: ParagraphChange) => {
    const one = (now ?? old)!
    return place.get(`${one.key}\n${one.text}`) ?? 0
  }
  const ordered = changes.sort((one, other) => placeOf(one) - placeOf(other))
  const added = new Set(ordered.flatMap(({ kind, after: now }) => (kind === 'added' ? now!.key : [])))
  const wanted = new Map(
    [...added].flatMap((key) => {
      const earlier = entryBefore(key, added)
      return earlier ? [[key, earlier] as const] : []
    }),
  )
  const earlier = await listByKeys(db, part, [...new Set(wanted.values())], from)
  const earlierTexts = new Map(earlier.map(({ key, text }) => [key, text]))
  return {
    counts: {
      added: count(ordered, 'added'),
      removed: count(ordered, 'removed'),
      changed: count(ordered, 'changed') + count(ordered, 'amount'),
      moved: count(ordered, 'moved'),
      editorial: count(ordered, 'editorial'),
    },
    isCut: ordered.length > CHANGES_SHOWN,
    changes: ordered
      .slice(0, CHANGES_SHOWN)
      .map((change) => shown(change, context, wanted.get(change.after?.key ?? ''), earlierTexts)),
  }
}

interface DecidedChange extends ParagraphChange {
  computed: ParagraphChange['kind']
  decisions: ChangeDecision[]
  pair: string
}

/** A person's word counts before the program's. */
function decided(
  change: ParagraphChange,
  part: string,
  decisions: ReadonlyMap<string, ChangeDecision[]>,
): DecidedChange {
  const pair = pairOf(part, change)
  const own = decisions.get(pair) ?? []
  return { ...change, kind: own[0]?.class ?? change.kind, computed: change.kind, decisions: own, pair }
}

const count = (changes: readonly ParagraphChange[], kind: ParagraphChange['kind']) =>
  changes.filter((change) => change.kind === kind).length

function shown(
  { kind, computed, decisions, pair, before, after, words, amounts, note }: DecidedChange,
  { part, statuses, on, textAsOf }: RedlineContext,
  earlierKey: string | undefined,
  earlierTexts: ReadonlyMap<string, string>,
): RedlineChange {
  const one = (after ?? before)!
  const citation = citationOfKey(part, one.key)
  const standing = standingOf({ statuses, part, key: one.key, on, textAsOf })
  const earlier = earlierKey === undefined ? undefined : earlierTexts.get(earlierKey)
  const isLikeEarlier =
    earlier !== undefined &&
    after !== undefined &&
    likeness(wordCounts(earlier), wordCounts(after.text)) >= ALIKE_AT_LEAST
  return {
    kind,
    computed,
    decisions,
    pair,
    key: one.key,
    citation: citation ? printCitation(citation) : one.key,
    address: citation ? (citationPath(citation) ?? null) : null,
    movedFrom: before && after && before.key !== after.key ? before.key : null,
    level: one.level,
    pieces: isLikeEarlier
      ? compareWords(earlier, after.text)
      : (words ?? [
          {
            kind: computed === 'added' ? 'added' : computed === 'removed' ? 'removed' : 'same',
            text: one.text,
          },
        ]),
    amounts: amounts ?? [],
    comparedWith: isLikeEarlier ? earlierKey! : null,
    note: note ?? null,
    statuses: standing.statuses.map(({ id }) => id),
    copyNotes: copyNotes(standing),
  }
}
