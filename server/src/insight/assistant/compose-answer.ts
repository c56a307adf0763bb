import type { AnswerLink, AssistantAnswer, DeclineReason } from '@plumbline/contract/insight/assistant.ts'
import { refusalOf } from '@plumbline/rules/assistant/decline.ts'
import { findKnownAnswer, isAboutProduct } from '@plumbline/rules/assistant/find-known-answer.ts'
import { type KnownAnswerId, knownAnswerOf } from '@plumbline/rules/assistant/known-answers.ts'
import { lawNotHeld } from '@plumbline/rules/assistant/law-not-held.ts'
import { lawStatusAnswer } from '@plumbline/rules/assistant/law-status.ts'
import type { ToolAnswer } from '@plumbline/rules/assistant/tool-answer.ts'
import { runTools } from '@plumbline/rules/assistant/tools.ts'
import { dayOfAddedSection } from '@plumbline/rules/citations/added-parts.ts'
import { findCitations } from '@plumbline/rules/citations/find-citations.ts'
import { libraryPart } from '@plumbline/rules/citations/library-parts.ts'
import { parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import { readQuestion } from '@plumbline/rules/retrieval/field-terms.ts'
import { isSurelyFound, isWellFound } from '@plumbline/rules/retrieval/is-well-found.ts'
import { loanTestData } from '../../lending/loan-tests/loan-test-data-store.ts'
import { laterChangesAfter } from '../../regulations/library/later-change-store.ts'
import { listLegalStatuses } from '../../regulations/library/legal-status-store.ts'
import { findPart, listParts } from '../../regulations/library/regulation-store.ts'
import { indexReading } from '../../regulations/retrieval/passage-index-store.ts'
import { findOtherLaw } from '../search/other-law-source.ts'
import { citationsIn } from '../search/regulation-source.ts'
import type { Candidate } from '../search/search-source.ts'
import { type Found, findPassages, type Question } from './find-passages.ts'

const PASSAGES_AT_MOST = 5
/** A text of ours or of the institution is beside the law only if it holds most of what was asked. */
const BESIDE_COVERAGE = 0.6
const HELP_COVERAGE = 0.75

/** "What does 1026.19(e) say?" asks for the paragraph and nothing else. */
function isCitationAlone(question: string): boolean {
  const others = findCitations(question).reduceRight(
    (text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`,
    question,
  )
  return readQuestion(others).groups.length <= 1
}

/** The answer without a model: computed results, quotes with their place, or a plain "not known". */
export async function composeAnswer(asked: Question): Promise<AssistantAnswer> {
  const { db, text: question, on, today } = asked
  const refusal = refusalOf(question, Number(today.slice(0, 4)), asked.kind)
  const isRefusedAtOnce =
    refusal !== undefined && ['state_law', 'legal_advice', 'not_english', 'no_question'].includes(refusal)
  const tool = isRefusedAtOnce
    ? undefined
    : ((await lawStatus(asked)) ??
      runTools(question, { today: parseDay(today, 'today'), data: await loanTestData(db) }))
  const known = tool ? undefined : findKnownAnswer(question, Number(today.slice(0, 4)))
  const alsoCited = known ? citationsOf(known).join(' ') : ''
  const found = await findPassages({ ...asked, text: question, alsoCited })
  const base = {
    on,
    reading: null,
    known: known ?? null,
    tool: tool ?? null,
    isSure: true,
    related: known ? [] : relatedOf(found),
  }
  if (known && isAboutProduct(known))
    return { ...base, outcome: 'answered', declinedBecause: null, textAsOf: null, passages: [], places: [] }
  const cites = found.cited.length > 0
  const mayBeOther =
    refusal === 'other_product' || (refusal === undefined && !isWellFound(found.paragraphs[0]))
  // A short answer of ours is shown beside the paragraphs, whatever it cites itself.
  const isCited = cites && (!known || citationsIn(question).length > 0)
  const other = mayBeOther && !tool && !isCited ? await findOtherLaw(asked, PASSAGES_AT_MOST) : []
  const declinedBecause =
    tool && !isUnknown(tool)
      ? null
      : isUnknown(tool)
        ? 'future'
        : known || (cites && !isRefusedAtOnce) || other.length > 0
          ? null
          : await whyDeclined(asked, found, refusal)
  if (declinedBecause)
    return {
      ...base,
      outcome: 'declined',
      declinedBecause,
      reading: declinedBecause === 'loading' ? await readingOf(asked) : null,
      textAsOf: null,
      passages: [],
      places: placesOf(asked, found),
    }
  const passages =
    other.length > 0 ? other : known ? found.cited : chosenPassages(found, question, tool !== undefined)
  return {
    ...base,
    outcome: tool && tool.results.length === 0 && tool.missing.length > 0 ? 'asks' : 'answered',
    declinedBecause: null,
    isSure: isSureOf(passages, found, tool),
    textAsOf: await textAsOf(asked, passages),
    passages: passages.map(({ coverage: _, certainty: __, isCited: ___, ...passage }, index) => ({
      ...passage,
      number: index + 1,
    })),
    places: [],
  }
}

/** What was computed, cited, or written by us is sure; what was found by its words only where much speaks for it. */
const isSureOf = (
  passages: readonly Candidate[],
  { paragraphs: [first] }: Found,
  tool: ToolAnswer | undefined,
) => tool !== undefined || first === undefined || passages[0] !== first || isSurelyFound(first)

/** What became of a rule comes before every figure and every quote of its text. */
const lawStatus = async ({ db, text, today }: Question) =>
  lawStatusAnswer(
    text,
    await listLegalStatuses(db),
    laterChangesAfter('').filter(({ on }) => on <= today),
  )

const citationsOf = (known: KnownAnswerId): readonly string[] => knownAnswerOf(known)?.citations ?? []

async function readingOf({ db }: Question) {
  const reading = indexReading(db)
  if (reading) return reading
  const parts = await listParts(db)
  return { ready: parts.filter(({ state }) => state === 'ready').length, of: parts.length }
}

/** A tool that names the figure and does not have it. */
const isUnknown = (tool: ToolAnswer | undefined) =>
  tool !== undefined && tool.results.length === 0 && tool.missing.length === 0

async function whyDeclined(
  { db, text: question }: Question,
  found: Found,
  refusal: DeclineReason | undefined,
): Promise<DeclineReason | null> {
  if (found.isReading) return refusal ?? 'loading'
  const [cited] = citationsIn(question)
  // Other texts say nothing about a paragraph that was asked for alone and is not held.
  if (cited && refusal === undefined && isCitationAlone(question))
    return (await listParts(db)).some(({ part, state }) => part === libraryPart(cited) && state === 'ready')
      ? 'not_found'
      : 'loading'
  const [help] = found.help
  if (help && help.coverage >= HELP_COVERAGE && refusal === undefined) return null
  if (refusal && !(refusal === 'other_product' && readQuestion(question).places.length > 0)) return refusal
  if (found.policies.some(({ coverage }) => coverage >= HELP_COVERAGE)) return null
  if (isWellFound(found.paragraphs[0])) return null
  const parts = await listParts(db)
  // While a part is still being read, nobody knows that nothing answers.
  return parts.length > 0 && parts.every(({ state }) => state === 'ready') ? 'not_found' : 'loading'
}

function chosenPassages(
  { cited, paragraphs, articles, policies, help }: Found,
  question: string,
  hasTool: boolean,
) {
  const best = paragraphs[0]?.coverage ?? 0
  const fitting =
    isWellFound(paragraphs[0]) && (cited.length === 0 || !isCitationAlone(question)) ? paragraphs : []
  const [helped] = help
  const isHelp =
    cited.length === 0 && helped !== undefined && helped.coverage >= HELP_COVERAGE && helped.coverage > best
  const law = [...cited, ...fitting.filter(({ title }) => !cited.some((one) => one.title === title))]
  const beside = [...policies, ...(hasTool ? [] : articles)].filter(
    ({ coverage, quote }) => coverage >= BESIDE_COVERAGE && quote !== '',
  )
  const lawAtMost = hasTool ? 2 : PASSAGES_AT_MOST - Math.min(2, beside.length)
  return isHelp ? [helped, ...beside.slice(0, 1)] : [...law.slice(0, lawAtMost), ...beside.slice(0, 2)]
}

const relatedOf = ({ articles }: Found): AnswerLink[] =>
  articles.filter(({ coverage }) => coverage >= 0.35).map(({ title, href }) => ({ title, href }))

/** The section of the nearest paragraph, and the two searches. */
function placesOf({ text: question, kind }: Question, { paragraphs }: Found): AnswerLink[] {
  const q = question.replaceAll(/\s+/g, ' ').slice(0, 100)
  const [nearest] = paragraphs
  const other = lawNotHeld(question, kind)
  return [
    ...(other ? [{ title: `Not in this library: ${other.name}`, href: other.address }] : []),
    ...paragraphs.slice(1, 3).map(({ title, href }) => ({ title, href })),
    ...(nearest ? [{ title: nearest.title, href: nearest.href }] : [{ title: 'Help Center', href: '/help' }]),
    { title: 'Search the regulations', href: `/resources/regulations/search?${new URLSearchParams({ q })}` },
    { title: 'Search the articles', href: `/articles?${new URLSearchParams({ search: q })}` },
  ]
}

async function textAsOf({ db }: Question, passages: readonly Candidate[]): Promise<string | null> {
  const [, part, page = ''] =
    passages
      .map(({ href }) => /^\/resources\/regulations\/([\w-]+)(?:\/([\w-]+))?/.exec(href))
      .find(Boolean) ?? []
  if (!part) return null
  const held = await findPart(db, part)
  return dayOfAddedSection(part, page) ?? held?.unchangedTo ?? held?.asOf ?? null
}
