import { CITATIONS_AT_MOST } from '@plumbline/contract/compliance/citation-links.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { printCitation } from '@plumbline/rules/citations/print-citation.ts'
import { members } from '../../platform/procedures.ts'
import { findSubject, findSubjects } from '../../platform/subjects/find-subjects.ts'
import { recordHistory } from '../history/history-store.ts'
import {
  addCitation,
  findCitation,
  listCitations,
  listNaming,
  removeCitation,
} from './citation-link-store.ts'

export const citationLinkHandlers = {
  list: members.citationLinks.list.handler(({ input: subject, context: { inInstitution, member }, errors }) =>
    inInstitution(async (tx) => {
      if (!(await findSubject(tx, member, subject))) throw errors.NOT_FOUND()
      return listCitations(tx, member.institutionId, subject)
    }),
  ),

  add: members.citationLinks.add.handler(({ input: { text, ...subject }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      if (!(await findSubject(tx, member, subject))) throw errors.NOT_FOUND()
      const citation = parseCitation(text)
      if (!citation) throw errors.CITATION_UNREADABLE()
      const present = await listCitations(tx, institutionId, subject)
      const same = present.find((link) => link.text === printCitation(citation))
      if (same) return same
      if (present.length >= CITATIONS_AT_MOST) throw errors.TOO_MANY_CITATIONS()
      const link = await addCitation(tx, institutionId, member.userId, subject, citation)
      await recordHistory(tx, institutionId, member, subject, {
        action: 'citation_added',
        changes: [{ field: 'citation', from: null, to: link.text }],
      })
      await context.recordAct(tx, {
        action: 'citation.add',
        subjectId: subject.id,
        detail: { kind: subject.kind },
      })
      return link
    }),
  ),

  remove: members.citationLinks.remove.handler(({ input: { id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const link = await findCitation(tx, institutionId, id)
      const subject = link && (await findSubject(tx, member, link))
      if (!link || !subject) throw errors.NOT_FOUND()
      await removeCitation(tx, institutionId, id)
      await recordHistory(tx, institutionId, member, subject, {
        action: 'citation_removed',
        changes: [{ field: 'citation', from: link.citation, to: null }],
      })
      await context.recordAct(tx, {
        action: 'citation.remove',
        subjectId: subject.id,
        detail: { kind: subject.kind },
      })
    }),
  ),

  naming: members.citationLinks.naming.handler(({ input, context: { inInstitution, member } }) =>
    inInstitution(async (tx) => {
      const naming = await listNaming(tx, member.institutionId, input)
      const cards = new Map((await findSubjects(tx, member, naming)).map((card) => [card.id, card]))
      return naming.flatMap(({ id, citation }) => {
        const card = cards.get(id)
        return card ? [{ ...card, citation }] : []
      })
    }),
  ),
}
