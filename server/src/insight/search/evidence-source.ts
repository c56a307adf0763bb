import { SUBJECT_LABELS } from '@plumbline/contract/compliance/subjects.ts'
import { firstSeenUses, searchEvidence } from '../../work/evidence/evidence-store.ts'
import { LETTERS_AT_LEAST, type SearchSource, unmarked } from './search-source.ts'

const HITS_AT_MOST = 5

/** Evidence by title or file name; a hit leads to what it is used for. */
export const evidenceSource: SearchSource = {
  async findHits({ inInstitution, reader, text }) {
    const { key } = reader
    if (text.trim().length < LETTERS_AT_LEAST || (key && !key.nouns.includes('evidence'))) return []
    return inInstitution(async (tx) => {
      const found = await searchEvidence(tx, reader, text, HITS_AT_MOST)
      const uses = await firstSeenUses(
        tx,
        reader,
        found.map(({ id }) => id),
      )
      return found.flatMap(({ id, title }) => {
        const usedFor = uses.get(id)
        if (!usedFor) return []
        return {
          slug: id,
          title: unmarked(title),
          snippet: unmarked(`${SUBJECT_LABELS[usedFor.kind]}: ${usedFor.title}`),
          href: usedFor.path,
        }
      })
    })
  },
}
