import type { InstitutionKind } from '@plumbline/rules/applicability/institution-facts.ts'
import { readQuestion } from '@plumbline/rules/retrieval/field-terms.ts'
import { passageIndex } from '../../regulations/retrieval/passage-store.ts'
import { type Candidate, type Searched, wordsOf } from '../search/search-source.ts'
import { findQuotes } from '../search/search-sources.ts'

export interface Found {
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
  const index = await passageIndex(asked.db)
  const { regulations, articles, policies, help } = await findQuotes({
    ...{ ...asked, read, words: wordsOf(read), index },
  })
  return {
    cited: regulations.filter(({ isCited }) => isCited),
    paragraphs: regulations.filter(({ isCited }) => !isCited),
    ...{ articles, policies, help },
  }
}
