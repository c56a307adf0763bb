import type { InstitutionKind } from '@plumbline/rules/applicability/institution-facts.ts'
import { partsThatDoNotBind } from '@plumbline/rules/applicability/parts-that-bind.ts'
import { LIBRARY_PARTS } from '@plumbline/rules/citations/library-parts.ts'
import { contextsOf, headingsAmong, titlesOf } from '@plumbline/rules/retrieval/context-of.ts'
import { featuresOf } from '@plumbline/rules/retrieval/features.ts'
import { readQuestion } from '@plumbline/rules/retrieval/field-terms.ts'
import { isIndexedPage, isIndexedPart } from '@plumbline/rules/retrieval/indexed-law.ts'
import { PassageIndex } from '@plumbline/rules/retrieval/passage-index.ts'
import { questionTypeOf } from '@plumbline/rules/retrieval/question-type.ts'
import { rerank } from '@plumbline/rules/retrieval/rerank.ts'
import { surroundingsOf } from '@plumbline/rules/retrieval/surroundings.ts'
import { readBundledHistory } from '../../server/src/regulations/history/bundled-history.ts'
import { readKnownDocuments } from '../../server/src/regulations/history/known-documents.ts'
import { rowsOfHistory } from '../../server/src/regulations/history/paragraph-rows.ts'

/** The day that the questions were written for: they are about the texts that stood on it. */
export const ON = '2026-11-23'
const CANDIDATES = 150

/** The bundled texts as the server indexes them, without a database between. */
export function indexBundledTexts() {
  const index = new PassageIndex()
  const texts: { kind: string; text: string }[] = []
  const documents = readKnownDocuments()
  for (const part of LIBRARY_PARTS.filter(isIndexedPart)) {
    const held = rowsOfHistory(readBundledHistory(part), documents).paragraphs
    const placed = held
      .filter(({ page }) => isIndexedPage(part, page))
      .map((paragraph) => {
        const id = texts.push({ kind: paragraph.kind, text: paragraph.text }) - 1
        return { ...paragraph, part, id }
      })
    const contexts = contextsOf(placed)
    const headings = headingsAmong(placed)
    const titles = titlesOf(placed, headings)
    const around = surroundingsOf(placed)
    for (const { id, key, text, countsFrom, countsUntil } of placed)
      index.add({
        ...{ id, part, key, text, countsFrom, countsUntil },
        context: contexts.get(id) ?? '',
        title: titles.get(id) ?? '',
        around: around.get(id)!,
        isAnswer: !headings.has(id),
      })
  }
  const findFirst = (question: string, kind: InstitutionKind) => {
    const read = index.mend(readQuestion(question))
    const without = partsThatDoNotBind({ kind }, Number(ON.slice(0, 4)))
    const matches = index.search(read, ON, CANDIDATES, without)
    return { read, found: matches.map((match) => ({ ...texts[match.id]!, ...match })) }
  }
  return {
    search(question: string, kind: InstitutionKind = 'community_bank') {
      const { read, found } = findFirst(question, kind)
      return rerank(question, read, found, index)
    },
    /** What the order is learned from, without the order that is in use. */
    describe(question: string, kind: InstitutionKind) {
      const { read, found } = findFirst(question, kind)
      return {
        found: found.map(({ part, key }) => ({ part, key })),
        features: featuresOf(question, read, found, index),
        type: questionTypeOf(question, read),
      }
    },
  }
}
