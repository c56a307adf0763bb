import { BUREAU_PARTS } from '@plumbline/rules/citations/citation.ts'
import { contextsOf, headingsAmong, titlesOf } from '@plumbline/rules/retrieval/context-of.ts'
import { featuresOf } from '@plumbline/rules/retrieval/features.ts'
import { readQuestion } from '@plumbline/rules/retrieval/field-terms.ts'
import { PassageIndex } from '@plumbline/rules/retrieval/passage-index.ts'
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
  for (const part of BUREAU_PARTS) {
    const placed = rowsOfHistory(readBundledHistory(part), documents).paragraphs.map((paragraph) => {
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
  const findFirst = (question: string) => {
    const read = readQuestion(question)
    return {
      read,
      found: index.search(read, ON, CANDIDATES).map((match) => ({ ...texts[match.id]!, ...match })),
    }
  }
  return {
    search(question: string) {
      const { read, found } = findFirst(question)
      return rerank(question, read, found, index)
    },
    /** What the order is learned from, without the order that is in use. */
    describe(question: string) {
      const { read, found } = findFirst(question)
      return { keys: found.map(({ key }) => key), features: featuresOf(question, read, found, index) }
    },
  }
}
