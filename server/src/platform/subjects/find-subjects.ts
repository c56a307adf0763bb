import type { SubjectCard, SubjectKind, SubjectRef } from '@plumbline/contract/compliance/subjects.ts'
import { NOUN_OF_SUBJECT } from '@plumbline/contract/tenancy/api-keys.ts'
import type { Db } from '@plumbline/database/db.ts'
import type { Reader, SubjectSource } from './subject-source.ts'

let sources: readonly SubjectSource[] = []

/** Called once, by `subject-list.ts`: this file lies below the wings whose work it finds. */
export function useSubjectSources(list: readonly SubjectSource[]): void {
  sources = list
}

export function sourceOf({ kind }: Pick<SubjectRef, 'kind'>): SubjectSource | undefined {
  return sources.find((source) => source.kind === kind)
}

/** The thing itself where the reader may see it; else nothing, as if it did not exist. */
export async function findSubject(
  tx: Db,
  reader: Reader,
  subject: SubjectRef,
): Promise<SubjectCard | undefined> {
  const [found] = await findSubjects(tx, reader, [subject])
  return found
}

/** In the order that was asked for; what the reader may not see is left out. */
export async function findSubjects(
  tx: Db,
  reader: Reader,
  subjects: readonly SubjectRef[],
): Promise<SubjectCard[]> {
  const found = new Map<string, SubjectCard>()
  for (const source of sources) {
    if (!isOpenTo(reader, source.kind)) continue
    const ids = [...new Set(subjects.filter(({ kind }) => kind === source.kind).map(({ id }) => id))]
    if (ids.length === 0) continue
    for (const card of await source.find(tx, reader, ids))
      found.set(`${source.kind} ${card.id}`, { kind: source.kind, ...card })
  }
  return subjects.map(({ kind, id }) => found.get(`${kind} ${id}`)).filter((card) => card !== undefined)
}

export async function searchSubjects(tx: Db, reader: Reader, words: string): Promise<SubjectCard[]> {
  const cards: SubjectCard[] = []
  for (const source of sources) {
    if (!isOpenTo(reader, source.kind)) continue
    const found = (await source.search?.(tx, reader, words)) ?? []
    cards.push(...found.map((card) => ({ kind: source.kind, ...card })))
  }
  return cards
}

/** A key reaches the shared pieces of its own nouns alone, and never those of an examination. */
function isOpenTo({ key }: Reader, kind: SubjectKind): boolean {
  if (!key) return true
  const noun = NOUN_OF_SUBJECT[kind]
  return noun !== null && key.nouns.includes(noun)
}
