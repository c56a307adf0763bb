import { readFileSync } from 'node:fs'
import { refusalOf } from '@plumbline/rules/assistant/decline.ts'
import { findKnownAnswer } from '@plumbline/rules/assistant/find-known-answer.ts'
import { runTools } from '@plumbline/rules/assistant/tools.ts'
import { parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import { isWellFound } from '@plumbline/rules/retrieval/is-well-found.ts'
import { parseThresholds } from '@plumbline/rules/thresholds/threshold-register.ts'
import { indexBundledTexts, ON } from './assistant/bundled-passages.ts'
import { linesOf, readQuestions } from './assistant/questions.ts'
import { measureFirstWords } from './assistant-speed.ts'
import type { Row } from './report.ts'

const FIRST_AT_LEAST = 75
const FIVE_AT_LEAST = 92
const DECLINED_AT_LEAST = 95

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
  const isDeclined = (question: string) => {
    const tool = runTools(question, context)
    if (tool) return tool.results.length === 0 && tool.missing.length === 0
    if (findKnownAnswer(question, Number(ON.slice(0, 4)))) return false
    return (
      refusalOf(question, Number(ON.slice(0, 4))) !== undefined || !isWellFound(search(question)[0]?.coverage)
    )
  }
  const rows: Row[] = []
  const questions = readQuestions('questions.txt')
  const began = performance.now()
  const second = readQuestions('more-questions.txt')
  const practice = readQuestions('practice-questions.txt')
  const sets = [
    ['questions tuned on', questions.filter(({ isHeldBack }) => !isHeldBack)],
    ['held-back third', questions.filter(({ isHeldBack }) => isHeldBack)],
    ['second set, fitted to', second.filter(({ isHeldBack }) => !isHeldBack)],
    ['second set, held-back third', second.filter(({ isHeldBack }) => isHeldBack)],
    ['practice, tuned half', practice.filter(({ isHeldBack }) => !isHeldBack)],
    ['practice, held-back half', practice.filter(({ isHeldBack }) => isHeldBack)],
  ] as const
  for (const [set, asked] of sets) {
    const found = asked.map(({ text }) => search(text))
    const places = asked.map(({ answers }, at) => found[at]!.findIndex(({ key }) => answers.includes(key)))
    const share = (within: number) =>
      (places.filter((place) => place >= 0 && place < within).length / asked.length) * 100
    const name = `${set} (${asked.length})`
    rows.push(percentRow(`${name}: right paragraph first`, share(1), FIRST_AT_LEAST))
    rows.push(percentRow(`${name}: among the first five`, share(5), FIVE_AT_LEAST))
    // Quoted as the answer, and the right paragraph is not even among the five that are shown.
    const wrong = asked.filter(
      ({ text }, at) =>
        isWellFound(found[at]![0]?.coverage) &&
        refusalOf(text, Number(ON.slice(0, 4))) === undefined &&
        !(places[at]! >= 0 && places[at]! < 5),
    )
    console.error(`${name}: confidently wrong ${wrong.length}`)
    if (set.includes('practice')) for (const { text } of wrong) console.error(`  ${text}`)
  }
  const perQuestion = (performance.now() - began) / (questions.length + second.length + practice.length)
  const others = [...linesOf('unanswerable.txt'), ...linesOf('practice-unanswerable.txt')]
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
