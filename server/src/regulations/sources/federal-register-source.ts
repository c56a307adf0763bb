import type { Db } from '@plumbline/database/db.ts'
import { readLibraryPart } from '@plumbline/rules/citations/library-parts.ts'
import { z } from 'zod'
import { readTextSources } from '../history/known-documents.ts'
import { type RegisterDocument, saveDocument } from '../library/document-store.ts'
import { listReadyParts } from '../library/regulation-store.ts'
import { SourceError } from './get-safely.ts'
import { readJson } from './read-json.ts'
import {
  type CheckResult,
  DAY_MS,
  HOUR_MS,
  type RegulationSource,
  type SourceWork,
} from './regulation-source.ts'

export const FEDERAL_REGISTER_API = 'https://www.federalregister.gov/api/v1'

const BYTES = 8_000_000
const PER_PAGE = 100
/** `page × per_page` above 10,000 falls back to page 1 without a word. */
const PAGES_AT_MOST = 50
/** Corrections and late dates of documents that we hold. */
const LOOKS_BACK_DAYS = 21
/** Before the last text of the bundle, so that what was announced by then is here too. */
const BEGINS_BEFORE_DAYS = 45
const MONTH_DAYS = 31
const FIELDS = [
  ...[
    'title',
    'type',
    'action',
    'abstract',
    'document_number',
    'citation',
    'publication_date',
    'effective_on',
  ],
  ...[
    'comments_close_on',
    'cfr_references',
    'agencies',
    'correction_of',
    'html_url',
    'start_page',
    'end_page',
  ],
]
const TYPES = { Rule: 'rule', 'Proposed Rule': 'proposed-rule', Notice: 'notice' } as const
const HOSTS = /^https:\/\/www\.federalregister\.gov\//

const Day = z.iso.date()
const Document = z.object({
  title: z.string().min(1),
  type: z.string(),
  action: z.string().nullish(),
  abstract: z.string().nullish(),
  document_number: z.string().regex(/^[A-Za-z0-9–—-]{3,40}$/),
  citation: z.string().nullish(),
  publication_date: Day,
  effective_on: Day.nullish(),
  comments_close_on: Day.nullish(),
  cfr_references: z
    .array(z.object({ title: z.coerce.string(), part: z.union([z.string(), z.number()]).nullish() }))
    .nullish(),
  agencies: z.array(z.object({ name: z.string().nullish(), slug: z.string().nullish() })).nullish(),
  html_url: z.string(),
  start_page: z.coerce.number().int().nullish(),
  end_page: z.coerce.number().int().nullish(),
})
type Document = z.infer<typeof Document>

/** `results` and `total_pages` are absent when nothing is found. */
const Answer = z.object({
  count: z.number().int(),
  total_pages: z.number().int().optional(),
  results: z.array(Document).max(2_000).optional(),
})

const AGENCIES: Record<string, string> = {
  'consumer-financial-protection-bureau': 'CFPB',
  'comptroller-of-the-currency': 'OCC',
  'federal-deposit-insurance-corporation': 'FDIC',
  'federal-reserve-system': 'Federal Reserve',
  'national-credit-union-administration': 'NCUA',
  'housing-and-urban-development-department': 'HUD',
  'federal-housing-finance-agency': 'FHFA',
  'financial-crimes-enforcement-network': 'FinCEN',
  'federal-trade-commission': 'FTC',
}

/** Rules, proposals, and notices that name a part of the library. */
export function federalRegisterSource(base = FEDERAL_REGISTER_API): RegulationSource {
  return {
    name: 'federal-register',
    label: 'Federal Register',
    address: base,
    pauseMs: 500,
    subjects: async (db: Db) =>
      (await listReadyParts(db))
        .filter((part) => readLibraryPart(part).code === 'CFR')
        .map((part) => `part-${part}`),
    run: (work) => checkDocuments(base, work),
  }
}

/** A month at a time, so that a long absence is caught up in pieces; the day reached is stored after each. */
async function checkDocuments(
  base: string,
  { db, check, ask, now, noteChange }: SourceWork,
): Promise<CheckResult> {
  const part = check.subject.slice('part-'.length)
  const today = now.toISOString().slice(0, 10)
  const from = check.version
    ? addDays(check.version, -LOOKS_BACK_DAYS)
    : addDays(readTextSources().upToDateAsOf, -BEGINS_BEFORE_DAYS)
  const until = addDays(from, MONTH_DAYS) < today ? addDays(from, MONTH_DAYS) : today
  if (from > until)
    throw new SourceError(`We hold documents up to ${check.version}, and our clock says ${today}.`)
  let validators = check.validators
  for (let page = 1; page <= PAGES_AT_MOST; page++) {
    const answer = await ask({
      url: `${base}/documents.json?${query(part, from, until, page)}`,
      accepts: 'json',
      bytesAtMost: BYTES,
      ...(page === 1 ? { validators: check.validators } : {}),
    })
    if (answer.status === 304) break
    if (page === 1) validators = answer.validators
    const { results = [], total_pages: pages = 1 } = readJson(answer.text, Answer)
    for (const document of results.flatMap((one) => rowOf(one, part) ?? []))
      if (await saveDocument(db, document)) noteChange()
    if (results.length === 0 || page >= pages) break
  }
  return { version: until, validators, nextInMs: until === today ? 12 * HOUR_MS : 0 }
}

function query(part: string, from: string, until: string, page: number) {
  const asked = new URLSearchParams({
    'conditions[cfr][title]': String(readLibraryPart(part).title),
    'conditions[cfr][part]': readLibraryPart(part).part,
    'conditions[publication_date][gte]': from,
    'conditions[publication_date][lte]': until,
    order: 'oldest',
    per_page: String(PER_PAGE),
    page: String(page),
  })
  for (const type of ['RULE', 'PRORULE', 'NOTICE']) asked.append('conditions[type][]', type)
  for (const field of FIELDS) asked.append('fields[]', field)
  return asked
}

const LENGTHS = { title: 500, action: 300, abstract: 4_000 } as const
const cut = (text: string | null | undefined, name: keyof typeof LENGTHS) =>
  text
    ?.replace(/<[^>]*>/g, '')
    .replaceAll('\0', '')
    .trim()
    .slice(0, LENGTHS[name])
    .toWellFormed() || null

/** A document of another kind, or one that does not name the part, is no concern of ours. */
function rowOf(document: Document, part: string): RegisterDocument | undefined {
  const type = TYPES[document.type as keyof typeof TYPES]
  const cited = readLibraryPart(part)
  const parts = (document.cfr_references ?? [])
    .filter(({ title }) => title === String(cited.title))
    .map(({ part: one }) => String(one))
  if (!type || !parts.includes(cited.part)) return undefined
  if (!HOSTS.test(document.html_url))
    throw new SourceError(`Document ${document.document_number} has an unexpected address.`)
  const cite = /^(\d{1,3}) FR (\d{1,6})$/.exec(document.citation ?? '')
  return {
    number: document.document_number.replace(/[–—]/g, '-'),
    type,
    title: cut(document.title, 'title') ?? document.document_number,
    action: cut(document.action, 'action'),
    abstract: cut(document.abstract, 'abstract'),
    cite: cite ? cite[0] : null,
    volume: cite ? Number(cite[1]) : null,
    startPage: document.start_page ?? null,
    endPage: document.end_page ?? null,
    publishedOn: document.publication_date,
    effectiveOn: document.effective_on ?? null,
    commentsCloseOn: document.comments_close_on ?? null,
    agencies: (document.agencies ?? []).flatMap(({ slug }) => AGENCIES[slug ?? ''] ?? []),
    parts: [part],
    address: document.html_url.slice(0, 500),
  }
}

function addDays(day: string, days: number) {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}
