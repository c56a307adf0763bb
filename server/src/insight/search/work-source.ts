import { SUBJECT_LABELS } from '@plumbline/contract/compliance/subjects.ts'
import { searchSubjects } from '../../platform/subjects/find-subjects.ts'
import { LETTERS_AT_LEAST, type SearchSource, unmarked } from './search-source.ts'

/** Tasks, findings, and other work of the institution that the reader may see. */
export const workSource: SearchSource = {
  async findHits({ inInstitution, reader, text }) {
    if (text.trim().length < LETTERS_AT_LEAST) return []
    const cards = await inInstitution((tx) => searchSubjects(tx, reader, text))
    return cards.map(({ kind, id, title, path }) => ({
      slug: id,
      title: unmarked(title),
      snippet: unmarked(SUBJECT_LABELS[kind]),
      href: path,
    }))
  },
}
