import type { SearchGroup } from '@plumbline/contract/insight/search.ts'
import type { Db } from '@plumbline/database/db.ts'
import { articleSource } from './article-source.ts'
import { evidenceSource } from './evidence-source.ts'
import { helpSource } from './help-source.ts'
import { policySource } from './policy-source.ts'
import { regulationSource } from './regulation-source.ts'
import type { Asked, Candidate, Hit, Searched, SearchSource, Typed } from './search-source.ts'
import { thresholdSource } from './threshold-source.ts'
import { updateSource } from './update-source.ts'
import { workSource } from './work-source.ts'

/** Everything that can be searched, by the header and by the assistant. A new noun adds its source here. */
const SEARCH_SOURCES: Record<SearchGroup, SearchSource> = {
  regulations: regulationSource,
  thresholds: thresholdSource,
  work: workSource,
  evidence: evidenceSource,
  articles: articleSource,
  regulatoryUpdates: updateSource,
  policies: policySource,
  help: helpSource,
}

/** They search the institution's own work. */
const OWN: ReadonlySet<SearchGroup> = new Set(['work', 'evidence', 'policies'])
const GROUPS = Object.keys(SEARCH_SOURCES) as SearchGroup[]
type QuotedGroup = 'regulations' | 'articles' | 'policies' | 'help'
const QUOTED: readonly QuotedGroup[] = ['regulations', 'articles', 'policies', 'help']

/** Places to open, of every source. */
export async function findHits(typed: Typed): Promise<Record<SearchGroup, Hit[]>> {
  const found = await ofEach(GROUPS, typed, (source, asked) => source.findHits(asked))
  return Object.fromEntries(found) as Record<SearchGroup, Hit[]>
}

/** Passages to quote, of the sources that have any. */
export async function findQuotes(asked: Asked): Promise<Record<QuotedGroup, Candidate[]>> {
  const found = await ofEach(QUOTED, asked, (source, within) => source.findQuotes!(within))
  return Object.fromEntries(found) as Record<QuotedGroup, Candidate[]>
}

/** All at once, but those of the institution one after the other in one transaction. */
async function ofEach<Asking extends Searched, Found>(
  groups: readonly SearchGroup[],
  asking: Asking,
  find: (source: SearchSource, asking: Asking) => Promise<Found[]>,
): Promise<(readonly [SearchGroup, Found[]])[]> {
  const ask = async (group: SearchGroup, asked: Asking) =>
    [group, await find(SEARCH_SOURCES[group], asked)] as const
  const [own, shared] = await Promise.all([
    asking.inInstitution(async (tx) => {
      const within: Asking = { ...asking, inInstitution: (work: (tx: Db) => unknown) => work(tx) }
      const found: (readonly [SearchGroup, Found[]])[] = []
      for (const group of groups.filter((one) => OWN.has(one))) found.push(await ask(group, within))
      return found
    }),
    Promise.all(groups.filter((group) => !OWN.has(group)).map((group) => ask(group, asking))),
  ])
  return [...shared, ...own]
}
