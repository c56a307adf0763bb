import type { SearchGroup } from '@plumbline/contract/insight/search.ts'
import { articleSource } from './article-source.ts'
import { evidenceSource } from './evidence-source.ts'
import { helpSource } from './help-source.ts'
import { policySource } from './policy-source.ts'
import { regulationSource } from './regulation-source.ts'
import type { Asked, Candidate, Hit, SearchSource, Typed } from './search-source.ts'
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

/** Places to open, of every source. */
export function findHits(typed: Typed): Promise<Record<SearchGroup, Hit[]>> {
  return ofEverySource((source) => source.findHits(typed))
}

/** Passages to quote, of the sources that have any. */
export function findQuotes(asked: Asked): Promise<Record<SearchGroup, Candidate[]>> {
  return ofEverySource((source) => source.findQuotes?.(asked) ?? Promise.resolve([]))
}

async function ofEverySource<Found>(find: (source: SearchSource) => Promise<Found[]>) {
  const found = await Promise.all(
    Object.entries(SEARCH_SOURCES).map(async ([group, source]) => [group, await find(source)] as const),
  )
  return Object.fromEntries(found) as Record<SearchGroup, Found[]>
}
