import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { refusalOf } from '@plumbline/rules/assistant/decline.ts'
import { findKnownAnswer } from '@plumbline/rules/assistant/find-known-answer.ts'
import { runTools } from '@plumbline/rules/assistant/tools.ts'
import { parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import { contextsOf, headingsAmong, titlesOf } from '@plumbline/rules/retrieval/context-of.ts'
import { readQuestion } from '@plumbline/rules/retrieval/field-terms.ts'
import { isWellFound } from '@plumbline/rules/retrieval/is-well-found.ts'
import { PassageIndex } from '@plumbline/rules/retrieval/passage-index.ts'
import { type RankedText, rerank } from '@plumbline/rules/retrieval/rerank.ts'
import { parseThresholds } from '@plumbline/rules/thresholds/threshold-register.ts'
import { listBundledParts, readBundledHistory } from '../server/src/regulations/history/bundled-history.ts'
import { readKnownDocuments } from '../server/src/regulations/history/known-documents.ts'
import { rowsOfHistory } from '../server/src/regulations/history/paragraph-rows.ts'
import { measureFirstWords } from './assistant-speed.ts'
import type { Row } from './report.ts'

/** The day that the questions were written for: they are about the texts that stood on it. */
const ON = '2026-11-23'
const CANDIDATES = 150
const FIRST_AT_LEAST = 75
const FIVE_AT_LEAST = 92
const DECLINED_AT_LEAST = 95

interface Question {
  text: string
  answers: readonly string[]
  /** A fixed third that nothing was tuned on. */
  isHeldBack: boolean
}

const linesOf = (name: string) =>
  readFileSync(new URL(`assistant/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)

const isHeldBack = (text: string) => createHash('sha256').update(text).digest()[0]! % 3 === 0

function readQuestions(): Question[] {
  return linesOf('questions.txt').map((line) => {
    const [answers, text] = line.split(' | ') as [string, string]
    return { text, answers: answers.split('; '), isHeldBack: isHeldBack(text) }
  })
}

/** The bundled texts as the server indexes them, without a database between. */
function indexBundledTexts() {
  const index = new PassageIndex()
  const texts: Omit<RankedText, 'score' | 'title' | 'coverage'>[] = []
  const documents = readKnownDocuments()
  for (const part of listBundledParts()) {
    const placed = rowsOfHistory(readBundledHistory(part), documents).paragraphs.map((paragraph) => {
      const id = texts.push({ part, key: paragraph.key, kind: paragraph.kind, text: paragraph.text }) - 1
      return { ...paragraph, part, id }
    })
    const contexts = contextsOf(placed)
    const headings = headingsAmong(placed)
    const titles = titlesOf(placed, headings)
    for (const { id, key, text, countsFrom, countsUntil } of placed)
      index.add({
        ...{ id, part, key, text, countsFrom, countsUntil },
        context: contexts.get(id) ?? '',
        title: titles.get(id) ?? '',
        isAnswer: !headings.has(id),
      })
  }
  return (question: string) => {
    const read = readQuestion(question)
    const found = index.search(read, ON, CANDIDATES).map((match) => ({ ...texts[match.id]!, ...match }))
    return rerank(question, read, found)
  }
}

/** Is the right paragraph first, is it among the first five, and is the rest declined? */
export async function measureAssistant(only: (item: string) => boolean): Promise<Row[]> {
  const search = indexBundledTexts()
  const thresholds = parseThresholds(
    readFileSync(new URL('../data/thresholds/thresholds.csv', import.meta.url), 'utf8'),
  )
  const context = {
    today: parseDay(ON, 'today'),
    data: { thresholds, apor: { fixed: new Map(), variable: new Map() } as never },
  }
  const isDeclined = (question: string) => {
    const tool = runTools(question, context)
    if (tool) return tool.results.length === 0 && tool.missing.length === 0
    if (findKnownAnswer(question, Number(ON.slice(0, 4)))) return false
    return (
      refusalOf(question, Number(ON.slice(0, 4))) !== undefined || !isWellFound(search(question)[0]?.coverage)
    )
  }
  const rows: Row[] = []
  const questions = readQuestions()
  const began = performance.now()
  for (const held of [false, true]) {
    const asked = questions.filter((question) => question.isHeldBack === held)
    const places = asked.map(({ text, answers }) =>
      search(text).findIndex(({ key }) => answers.includes(key)),
    )
    const share = (within: number) =>
      (places.filter((place) => place >= 0 && place < within).length / asked.length) * 100
    const name = held ? `held-back third (${asked.length})` : `questions tuned on (${asked.length})`
    rows.push(percentRow(`${name}: right paragraph first`, share(1), FIRST_AT_LEAST))
    rows.push(percentRow(`${name}: among the first five`, share(5), FIVE_AT_LEAST))
  }
  const perQuestion = (performance.now() - began) / questions.length
  const others = linesOf('unanswerable.txt')
  const declined = others.filter(isDeclined).length
  rows.push(
    percentRow(
      `cannot be answered (${others.length}): declined`,
      (declined / others.length) * 100,
      DECLINED_AT_LEAST,
    ),
  )
  const wrongly = questions.filter(({ text }) => isDeclined(text)).length
  console.error(`answerable questions that are declined: ${wrongly} of ${questions.length}`)
  console.error(`a search takes ${perQuestion.toFixed(1)} ms on average`)
  if (only('first words'))
    rows.push(
      ...(await measureFirstWords(
        questions.map(({ text }) => text),
        ON,
      )),
    )
  return rows.filter(({ item }) => only(item))
}

function percentRow(item: string, ours: number, yardstick: number): Row {
  return { part: 'assistant', item, engine: 'none', unit: '%', ours, yardstick, ratio: ours / yardstick }
}
