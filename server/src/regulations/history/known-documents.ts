import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { REGULATION_DATA_FOLDER } from './bundled-history.ts'

const Day = z.iso.date()

const KnownDocument = z.object({
  number: z.string().nullable(),
  cite: z.string().nullable(),
  title: z.string(),
  kind: z.enum(['final-rule', 'interim-final-rule', 'threshold', 'correction', 'proposed-rule', 'notice']),
  agencies: z.array(z.string()),
  published: Day.nullable(),
  effective: Day.nullable(),
  /** The pages that notes in the text point to: volume, first, last. */
  pages: z.tuple([z.number(), z.number(), z.number()]).optional(),
  /** Which paragraphs it changes, where several documents change a part on one day. */
  citations: z.array(z.string()).optional(),
  shown: z.array(z.object({ part: z.string(), on: Day })).default([]),
  legalStatus: z.string().optional(),
  /** The parts that the Federal Register says it amends. */
  parts: z.array(z.string()).optional(),
  note: z.string().optional(),
})
export type KnownDocument = z.infer<typeof KnownDocument>

export const LegalStatusEntry = z.object({
  slug: z.string(),
  title: z.string(),
  status: z.enum(['vacated', 'disapproved', 'stayed', 'official-slip', 'changed-by-statute']),
  since: Day,
  effect: z.enum(['not-in-force', 'never-in-force', 'text-differs']),
  citations: z.array(z.string()),
  document: z.string().optional(),
  source: z.string(),
  verification: z.enum(['official', 'secondary', 'general']),
  explanation: z.string(),
})

const LaterChange = z.object({
  part: z.string(),
  on: Day,
  citations: z.array(z.string()),
  document: z.string().nullable(),
  published: Day.optional(),
  what: z.string(),
})
export type LaterChange = z.infer<typeof LaterChange>

const Sources = z.object({
  seen: Day,
  upToDateAsOf: Day,
  checkedUnchanged: z.array(z.object({ part: z.string(), to: Day, source: z.string() })),
})

/** YAML reads 2024-05-14 as text here, since the core schema has no dates. */
function readFacts<Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> {
  return schema.parse(parse(readFileSync(new URL(name, REGULATION_DATA_FOLDER), 'utf8')))
}

export const readKnownDocuments = () => readFacts('documents.yaml', z.array(KnownDocument))
export const readLegalStatuses = () => readFacts('legal-status.yaml', z.array(LegalStatusEntry))
export const readLaterChanges = () => readFacts('later-changes.yaml', z.array(LaterChange))
export const readTextSources = () => readFacts('sources.yaml', Sources)

/** A name for a document that stays the same: its number, or where it is printed. */
export function documentSlug({ number, cite, title }: KnownDocument) {
  return (number ?? cite ?? title)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
