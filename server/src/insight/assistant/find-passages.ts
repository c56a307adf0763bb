import type { Passage } from '@plumbline/contract/insight/assistant.ts'
import type { Db } from '@plumbline/database/db.ts'
import { isInLibrary, type RuleCitation } from '@plumbline/rules/citations/citation.ts'
import { citationPath } from '@plumbline/rules/citations/citation-address.ts'
import { findCitations } from '@plumbline/rules/citations/find-citations.ts'
import { printCitation } from '@plumbline/rules/citations/print-citation.ts'
import { bestSection, coverageOf } from '@plumbline/rules/retrieval/best-section.ts'
import { type ReadQuestion, readQuestion } from '@plumbline/rules/retrieval/field-terms.ts'
import { searchEffectivePolicies } from '../../compliance/policies/policy-search-store.ts'
import { searchArticles } from '../../publishing/articles/article-search-store.ts'
import { readHelpTexts } from '../../publishing/site-content/site-content-store.ts'
import { listLegalStatuses, statusesOf } from '../../regulations/library/legal-status-store.ts'
import { findCitedPassage, passageIndex, searchPassages } from '../../regulations/retrieval/passage-store.ts'

export type Candidate = Omit<Passage, 'number'> & { coverage: number }

export interface Found {
  /** Paragraphs that the question cites. */
  cited: Candidate[]
  paragraphs: Candidate[]
  articles: Candidate[]
  policies: Candidate[]
  help: Candidate[]
}

export interface Asked {
  db: Db
  inInstitution: <Result>(work: (tx: Db) => Promise<Result>) => Promise<Result>
  institutionId: string
  question: string
  on: string
  today: string
}

const PARAGRAPHS_AT_MOST = 10
const WORDS_AT_MOST = 24
const ARTICLES_AT_MOST = 3
const POLICIES_AT_MOST = 2
const HELP_AT_MOST = 1

/** Everything a question may be answered from, by permission: nothing of another institution is asked for. */
export async function findPassages(asked: Asked): Promise<Found> {
  const read = readQuestion(asked.question)
  const words = wordsOf(read)
  const { db, institutionId, today } = asked
  const index = await passageIndex(db)
  const [cited, paragraphs, articles, policies, help] = await Promise.all([
    findCited(asked),
    findParagraphs(asked, read),
    searchArticles(db, words, ARTICLES_AT_MOST),
    asked.inInstitution((tx) => searchEffectivePolicies(tx, institutionId, words, today, POLICIES_AT_MOST)),
    readHelpTexts(),
  ])
  const quoteFrom = (
    kind: Passage['kind'],
    title: string,
    body: string,
    href: string,
    textOf: string | null,
  ) => {
    const quote = withoutEmphasis(bestSection(body, read, index))
    return {
      kind,
      title,
      quote,
      href,
      textOf,
      statuses: [],
      coverage: coverageOf(`${title} ${quote}`, read, index),
    }
  }
  return {
    cited,
    paragraphs,
    articles: articles.map(({ slug, title, body, asOf }) =>
      quoteFrom('article', title, body, `/articles/${slug}`, asOf),
    ),
    policies: policies.map(({ id, title, number, body, effectiveOn }) =>
      quoteFrom('policy', `${title}, version ${number}`, body, `/policies/${id}`, effectiveOn),
    ),
    help: help
      .map(({ id, question, answer }) => quoteFrom('help', question, answer, `/help#${id}`, null))
      .sort((one, other) => other.coverage - one.coverage)
      .slice(0, HELP_AT_MOST),
  }
}

/** "*receive*" is "receive": quotes are shown as plain text. */
const withoutEmphasis = (text: string) =>
  text.replaceAll(/(?<![\w*])(\*{1,2})(?=\S)([^*\n]+)(?<=\S)\1(?![\w*])/g, '$2')

/** Words for the database's own search: letters and digits alone reach its query language. */
function wordsOf({ groups }: ReadQuestion): string[] {
  const words = groups.flatMap(({ options }) => options.flat())
  return [...new Set(words.filter((word) => /^[a-z0-9]+$/.test(word)))].slice(0, WORDS_AT_MOST)
}

async function findParagraphs({ db, question, on, today }: Asked, read: ReadQuestion): Promise<Candidate[]> {
  const [found, statuses] = await Promise.all([
    searchPassages(db, question, read, on, PARAGRAPHS_AT_MOST),
    listLegalStatuses(db),
  ])
  return found.map(({ part, key, kind, text, countsFrom, inForceFrom, coverage, citation }) => {
    const title = citation ? printCitation(citation) : `12 CFR ${part}, ${key}`
    return {
      kind: kind === 'comment' ? 'commentary' : 'regulation',
      title,
      quote: text,
      href: citation ? addressOf(citation, on, today) : `/resources/regulations/${part}`,
      textOf: inForceFrom ?? countsFrom,
      statuses: statusesOf(statuses, part, key).map((status) => status.title),
      coverage,
    }
  })
}

const CITED_AT_MOST = 3

/** The places of the library below a part that a question names. */
export const citationsIn = (question: string): RuleCitation[] =>
  findCitations(question)
    .map(({ citation }) => citation)
    .filter((citation): citation is RuleCitation => isInLibrary(citation) && isBelowPart(citation))

async function findCited({ db, question, on, today }: Asked): Promise<Candidate[]> {
  const citations = citationsIn(question).slice(0, CITED_AT_MOST)
  if (citations.length === 0) return []
  const statuses = await listLegalStatuses(db)
  const found = await Promise.all(
    citations.map(async (citation) => {
      const row = await findCitedPassage(db, citation, on)
      const place = row?.citation
      return row && place
        ? [
            {
              kind: row.kind === 'comment' ? ('commentary' as const) : ('regulation' as const),
              title: printCitation(place),
              quote: row.text,
              href: addressOf(place, on, today),
              textOf: row.inForceFrom,
              statuses: statusesOf(statuses, citation.part, row.key).map(({ title }) => title),
              coverage: 1,
            },
          ]
        : []
    }),
  )
  return found.flat()
}

const isBelowPart = (citation: RuleCitation) =>
  citation.section !== undefined || citation.appendix !== undefined || citation.supplement === true

function addressOf(citation: RuleCitation, on: string, today: string): string {
  return citationPath(citation, on === today ? {} : { on })!
}
