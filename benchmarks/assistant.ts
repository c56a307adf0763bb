import { readFileSync } from 'node:fs'
import type { InstitutionKind } from '@plumbline/rules/applicability/institution-facts.ts'
import { refusalOf } from '@plumbline/rules/assistant/decline.ts'
import { findKnownAnswer } from '@plumbline/rules/assistant/find-known-answer.ts'
import { lawStatusAnswer } from '@plumbline/rules/assistant/law-status.ts'
import { runTools } from '@plumbline/rules/assistant/tools.ts'
import { parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import { isSurelyFound, isWellFound } from '@plumbline/rules/retrieval/is-well-found.ts'
import { parseThresholds } from '@plumbline/rules/thresholds/threshold-register.ts'
import { readLaterChanges, readLegalStatuses } from '../server/src/regulations/history/known-documents.ts'
import { indexBundledTexts, ON } from './assistant/bundled-passages.ts'
import { answersIt, linesOf, readQuestions } from './assistant/questions.ts'
import { measureFirstWords } from './assistant-speed.ts'
import type { Row } from './report.ts'

const FIRST_AT_LEAST = 75
const FIVE_AT_LEAST = 92
const DECLINED_AT_LEAST = 95

const SETS = [
  ['from the texts', 'questions.txt'],
  ['second set', 'more-questions.txt'],
  ['practice', 'practice-questions.txt'],
  ['in the words of the field', 'field-questions.txt'],
  ['at the desk', 'desk-questions.txt'],
  ['taught with', 'teaching-questions.txt'],
  ['in the branch', 'branch-questions.txt'],
  ['at the counter', 'counter-questions.txt'],
] as const
const UNANSWERABLE = [
  'unanswerable.txt',
  'practice-unanswerable.txt',
  'field-unanswerable.txt',
  'desk-unanswerable.txt',
  'branch-unanswerable.txt',
]

/** What became of a rule, as the server asks it. */
const statusOf = (question: string) =>
  lawStatusAnswer(
    question,
    readLegalStatuses().map((status) => ({ ...status, slug: status.slug ?? null })),
    readLaterChanges().filter(({ on }) => on <= ON),
  )

/** Is the right paragraph first, is it among the first five, and is the rest declined? */
export async function measureAssistant(only: (item: string) => boolean): Promise<Row[]> {
  const { search } = indexBundledTexts()
  const thresholds = parseThresholds(
    readFileSync(new URL('../data/thresholds/thresholds.csv', import.meta.url), 'utf8'),
  )
  const context = {
    today: parseDay(ON, 'today'),
    data: { thresholds, apor: { fixed: new Map(), variable: new Map() } as never },
  }
  const year = Number(ON.slice(0, 4))
  const isDeclined = (question: string, kind: InstitutionKind = 'community_bank') => {
    const tool = statusOf(question) ?? runTools(question, context)
    if (tool) return tool.results.length === 0 && tool.missing.length === 0
    if (findKnownAnswer(question, year)) return false
    return refusalOf(question, year, kind) !== undefined || !isWellFound(search(question, kind)[0])
  }
  const rows: Row[] = []
  const began = performance.now()
  let searches = 0
  for (const [name, file] of SETS)
    for (const half of ['tuned', 'held back'] as const) {
      const asked = readQuestions(file).filter(({ isHeldBack }) => isHeldBack === (half === 'held back'))
      if (asked.length === 0) continue
      searches += asked.length
      const found = asked.map(({ text, kind }) => search(text, kind))
      const places = asked.map(({ answers }, at) => found[at]!.findIndex((one) => answersIt(answers, one)))
      const share = (within: number) =>
        (places.filter((place) => place >= 0 && place < within).length / asked.length) * 100
      const set = `${name}, ${half} (${asked.length})`
      rows.push(percentRow(`${set}: right paragraph first`, share(1), FIRST_AT_LEAST))
      rows.push(percentRow(`${set}: among the first five`, share(5), FIVE_AT_LEAST))
      const answered = asked.map(
        ({ text, kind }, at) => refusalOf(text, year, kind) === undefined && isWellFound(found[at]![0]),
      )
      const sure = answered.map((is, at) => is && isSurelyFound(found[at]![0]))
      // Called the answer, and the right paragraph is not even among the five that are shown.
      const isWrong = (at: number) => !(places[at]! >= 0 && places[at]! < 5)
      const wrong = asked.filter((_, at) => sure[at] && isWrong(at))
      const declined = answered.filter((is) => !is).length
      const unsure = answered.filter((is, at) => is && !sure[at])
      const unsureAndWrong = answered.filter((is, at) => is && !sure[at] && isWrong(at))
      console.error(
        `${set}: confidently wrong ${wrong.length}, shown as the nearest ${unsure.length} ` +
          `(${unsureAndWrong.length} without the right one), declined ${declined}`,
      )
      for (const { text } of wrong) console.error(`  ${text}`)
    }
  const perQuestion = (performance.now() - began) / searches
  for (const file of UNANSWERABLE) {
    const others = linesOf(file)
    const answered = others.filter((question) => !isDeclined(question))
    const declined = ((others.length - answered.length) / others.length) * 100
    rows.push(percentRow(`${file} (${others.length}): declined`, declined, DECLINED_AT_LEAST))
    for (const question of answered) console.error(`  answered: ${question}`)
  }
  const statuses = [...linesOf('field-status.txt'), ...linesOf('desk-status.txt')]
  const told = statuses.filter((question) => statusOf(question))
  rows.push(percentRow(`statuses (${statuses.length}): told`, (told.length / statuses.length) * 100, 100))
  console.error(`a search takes ${perQuestion.toFixed(1)} ms on average`)
  if (only('first words'))
    rows.push(
      ...(await measureFirstWords(
        readQuestions('questions.txt').map(({ text }) => text),
        ON,
      )),
    )
  return rows.filter(({ item }) => only(item))
}

function percentRow(item: string, ours: number, yardstick: number): Row {
  return { part: 'assistant', item, engine: 'none', unit: '%', ours, yardstick, ratio: ours / yardstick }
}
