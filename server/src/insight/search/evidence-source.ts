import { SUBJECT_LABELS } from '@plumbline/contract/compliance/subjects.ts'
import { listEvidenceUses, searchEvidence } from '../../compliance/evidence/evidence-store.ts'
import { findSubjects } from '../../platform/subjects/find-subjects.ts'
import { LETTERS_AT_LEAST, type SearchSource, unmarked } from './search-source.ts'

const HITS_AT_MOST = 5

/** Evidence by title or file name; a hit leads to what it is used for. */
export const evidenceSource: SearchSource = {
  async findHits({ inInstitution, reader, text }) {
    const { key } = reader
    if (text.trim().length < LETTERS_AT_LEAST || (key && !key.nouns.includes('evidence'))) return []
    return inInstitution(async (tx) => {
      const hits = []
      for (const { id, title } of await searchEvidence(tx, reader, text, HITS_AT_MOST)) {
        const uses = await listEvidenceUses(tx, reader.institutionId, id)
        const [usedFor] = await findSubjects(tx, reader, uses)
        if (!usedFor) continue
        hits.push({
          slug: id,
          title: unmarked(title),
          snippet: unmarked(`${SUBJECT_LABELS[usedFor.kind]}: ${usedFor.title}`),
          href: usedFor.path,
        })
      }
      return hits
    })
  },
}
