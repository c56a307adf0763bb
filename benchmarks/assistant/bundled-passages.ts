import type { InstitutionKind } from '@plumbline/rules/applicability/institution-facts.ts'
import { partsThatDoNotBind } from '@plumbline/rules/applicability/parts-that-bind.ts'
import { LIBRARY_PARTS } from '@plumbline/rules/citations/library-parts.ts'
import { contextsOf, headingsAmong, titlesOf } from '@plumbline/rules/retrieval/context-of.ts'
import { featuresOf } from '@plumbline/rules/retrieval/features.ts'
import { readQuestion } from '@plumbline/rules/retrieval/field-terms.ts'
import { isIndexedPage, isIndexedPart } from '@plumbline/rules/retrieval/indexed-law.ts'
import { type IndexedText, PassageIndex } from '@plumbline/rules/retrieval/passage-index.ts'
import { placeName } from '@plumbline/rules/retrieval/place-name.ts'
import { questionTypeOf } from '@plumbline/rules/retrieval/question-type.ts'
import { rerank } from '@plumbline/rules/retrieval/rerank.ts'
import { surroundingsOf } from '@plumbline/rules/retrieval/surroundings.ts'
import { everydayWays } from '@plumbline/rules/retrieval/trade-words.ts'
import { readBundledHistory } from '../../server/src/regulations/history/bundled-history.ts'
import { readKnownDocuments } from '../../server/src/regulations/history/known-documents.ts'
import { rowsOfHistory } from '../../server/src/regulations/history/paragraph-rows.ts'
import { readWordVectors } from '../../server/src/regulations/retrieval/word-vector-file.ts'

/** The day that the questions were written for: they are about the texts that stood on it. */
export const ON = '2026-11-23'
const CANDIDATES = 150

/** What a stranger's question meets: no words of the trade, which were written with a look at the questions. */
interface Asked {
  asStranger?: boolean
}

/** The paragraphs of the bundled texts with what is around them. */
export function bundledTexts({ asStranger = false }: Asked = {}): (IndexedText & { kind: string })[] {
  const texts: (IndexedText & { kind: string })[] = []
  const documents = readKnownDocuments()
  const ways = everydayWays()
  for (const part of LIBRARY_PARTS.filter(isIndexedPart)) {
    const held = rowsOfHistory(readBundledHistory(part), documents).paragraphs
    const placed = held
      .filter(({ page }) => isIndexedPage(part, page))
      .map((paragraph, at) => ({ ...paragraph, part, id: texts.length + at }))
    const contexts = contextsOf(placed)
    const headings = headingsAmong(placed)
    const titles = titlesOf(placed, headings)
    const surroundings = surroundingsOf(placed)
    for (const { id, key, kind, text, countsFrom, countsUntil } of placed) {
      const around = surroundings.get(id)!
      texts.push({
        ...{ id, part, key, kind, text, countsFrom, countsUntil },
        context: contexts.get(id) ?? '',
        title: titles.get(id) ?? '',
        around: asStranger ? { ...around, said: ways.get(placeName(part, key)) ?? [] } : around,
        isAnswer: !headings.has(id),
      })
    }
  }
  return texts
}

/** The bundled texts as the server indexes them, without a database between. */
export function indexBundledTexts({ asStranger = false }: Asked = {}) {
  const index = new PassageIndex(readWordVectors())
  const texts = bundledTexts({ asStranger }).map((text) => {
    index.add(text)
    return { kind: text.kind, text: text.text }
  })
  const findFirst = (question: string, kind: InstitutionKind) => {
    const { targets, ...rest } = index.mend(readQuestion(question))
    const read = asStranger || !targets ? rest : { ...rest, targets }
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
