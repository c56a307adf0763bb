import type { SubjectCard, SubjectKind, SubjectRef } from '@plumbline/contract/compliance/subjects.ts'
import { NOUN_OF_SUBJECT } from '@plumbline/contract/tenancy/api-keys.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { batchQueries, type Queries } from './batched-queries.ts'
import type { FoundSubject, Reader, SubjectSource, SupportMaker } from './subject-source.ts'

let sources: readonly SubjectSource[] = []

/** Called once, by `router.ts`: this file is below the wings whose work it finds. */
export function registerSubjectSources(list: readonly SubjectSource[]): void {
  sources = list
}

export function sourceOf({ kind }: Pick<SubjectRef, 'kind'>): SubjectSource | undefined {
  return sources.find((source) => source.kind === kind)
}

/** The address to which the id of a record is added, by kind. */
export const pagesOfSubjects = (): [SubjectKind, string][] =>
  sources.flatMap(({ kind, page }) => (page ? [[kind, page]] : []))

/** The address of a record as the database makes it, by kind. */
export const linkOfSubject = (kind: SQL, institutionId: SQL, id: SQL): SQL =>
  sql`case ${kind} ${sql.join(
    sources.flatMap(({ kind, page, link }) => {
      const made = link?.(institutionId, id) ?? (page && sql`${page} || ${id}`)
      return made ? [sql`when ${kind} then ${made}`] : []
    }),
    sql` `,
  )} end`

/** Whether the reader decides which evidence these have. */
export async function mayDecideEvidence(
  tx: Db,
  reader: Reader,
  subjects: readonly SubjectRef[],
): Promise<boolean> {
  for (const subject of subjects) {
    const support = sourceOf(subject)?.support
    if (support && !(await support.mayDecide(tx, reader, subject.id))) return false
  }
  return true
}

/** Whether the reader decides on a link: of two that are linked, one may rest on the other. */
export async function mayDecideLink(
  tx: Db,
  reader: Reader,
  one: SubjectRef,
  other: SubjectRef,
): Promise<boolean> {
  for (const [resting, on] of [[one, other] as const, [other, one] as const]) {
    const support = sourceOf(resting)?.support
    if (support?.kinds.includes(on.kind) && !(await support.mayDecide(tx, reader, resting.id))) return false
  }
  return true
}

/** Lets what is figured from evidence and links follow a change of them. */
export async function supportChanged(
  tx: Db,
  institutionId: string,
  maker: SupportMaker,
  subjects: readonly SubjectRef[],
): Promise<void> {
  for (const { kind, id } of subjects)
    await sourceOf({ kind })?.supportChanged?.(tx, institutionId, maker, id)
}

/** The thing itself where the reader may see it; else nothing, as if it did not exist. */
export async function findSubject(
  tx: Queries,
  reader: Reader,
  subject: SubjectRef,
): Promise<SubjectCard | undefined> {
  const [found] = await findSubjects(tx, reader, [subject])
  return found
}

/** In the order that was asked for; what the reader may not see is left out. One statement for all kinds. */
export async function findSubjects(
  tx: Queries,
  reader: Reader,
  subjects: readonly SubjectRef[],
): Promise<SubjectCard[]> {
  const asked = sources
    .filter(({ kind }) => isOpenTo(reader, kind))
    .map((source) => ({ source, ids: idsOf(subjects, source.kind) }))
    .filter(({ ids }) => ids.length > 0)
  const cards = await batchQueries(
    tx,
    asked.map(
      ({ source, ids }) =>
        async (queries) =>
          cardsOf(source, await source.find(queries, reader, ids)),
    ),
  )
  const found = new Map(cards.flat().map((card) => [`${card.kind} ${card.id}`, card]))
  return subjects.map(({ kind, id }) => found.get(`${kind} ${id}`)).filter((card) => card !== undefined)
}

const idsOf = (subjects: readonly SubjectRef[], kind: SubjectKind): string[] => [
  ...new Set(subjects.filter((subject) => subject.kind === kind).map(({ id }) => id)),
]

const cardsOf = ({ kind }: SubjectSource, found: readonly FoundSubject[]): SubjectCard[] =>
  found.map((card) => ({ kind, ...card }))

/** By title, one kind after the other. One statement for all kinds. */
export async function searchSubjects(tx: Queries, reader: Reader, words: string): Promise<SubjectCard[]> {
  const searched = sources.filter(({ kind, search }) => search && isOpenTo(reader, kind))
  const cards = await batchQueries(
    tx,
    searched.map(
      (source) => async (queries) => cardsOf(source, (await source.search?.(queries, reader, words)) ?? []),
    ),
  )
  return cards.flat()
}

/** A key reaches the shared pieces of its own nouns alone, and never those of an examination. */
export function isOpenTo({ key }: Pick<Reader, 'key'>, kind: SubjectKind): boolean {
  if (!key) return true
  const noun = NOUN_OF_SUBJECT[kind]
  return noun !== null && key.nouns.includes(noun)
}
