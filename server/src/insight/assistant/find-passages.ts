import type { InstitutionKind } from '@plumbline/rules/applicability/institution-facts.ts'
import { readQuestion } from '@plumbline/rules/retrieval/field-terms.ts'
import { indexSoon } from '../../regulations/retrieval/passage-index-store.ts'
import { type Candidate, type Searched, wordsOf } from '../search/search-source.ts'
import { findQuotes } from '../search/search-sources.ts'

export interface Found {
  /** The texts are still being read: nobody knows yet what answers. */
  isReading: boolean
  /** Paragraphs that the question cites. */
  cited: Candidate[]
  paragraphs: Candidate[]
  articles: Candidate[]
  policies: Candidate[]
  help: Candidate[]
}

export type Question = Omit<Searched, 'read' | 'words'> & { kind?: InstitutionKind | undefined }

/** Everything a question may be answered from, by permission: nothing of another institution is asked for. */
export async function findPassages(asked: Question): Promise<Found> {
  const read = readQuestion(asked.text)
  const index = await indexSoon(asked.db)
  if (!index) return { isReading: true, cited: [], paragraphs: [], articles: [], policies: [], help: [] }
  const { regulations, articles, policies, help } = await findQuotes({
    ...{ ...asked, read, words: wordsOf(read), index },
  })
  return {
    isReading: false,
    cited: regulations.filter(({ isCited }) => isCited),
    paragraphs: regulations.filter(({ isCited }) => !isCited),
    ...{ articles, policies, help },
  }
}
