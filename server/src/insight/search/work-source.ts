import { SUBJECT_LABELS } from '@plumbline/contract/compliance/subjects.ts'
import { wordsOfRecord } from '@plumbline/rules/retrieval/rank-places.ts'
import { searchSubjects } from '../../platform/subjects/find-subjects.ts'
import { LETTERS_AT_LEAST, type SearchSource, unmarked } from './search-source.ts'

/** Tasks, findings, and other work of the institution that the reader may see. */
export const workSource: SearchSource = {
  async findHits({ inInstitution, reader, text }) {
    if (text.trim().length < LETTERS_AT_LEAST) return []
    const words = wordsOfRecord(text)
    if (words.length === 0) return []
    // "Fair lending policy" asks for the policy that is called "Fair lending".
    const cards = await inInstitution((tx) => searchSubjects(tx, reader, words.join(' ')))
    return cards.map(({ kind, id, title, path }) => ({
      slug: id,
      title: unmarked(title),
      snippet: unmarked(SUBJECT_LABELS[kind]),
      href: path,
    }))
  },
}
