import type { Db } from '@plumbline/database/db.ts'
import { citationPath } from '@plumbline/rules/citations/citation-address.ts'
import { printLibraryPart } from '@plumbline/rules/citations/library-parts.ts'
import { printCitation } from '@plumbline/rules/citations/print-citation.ts'
import { listLegalStatuses } from '../library/legal-status-store.ts'
import { citationOfKey, standingNotes, standingOf } from '../library/paragraph-standing-service.ts'
import { listDifferencesOfDay, listPartDays } from '../library/regulation-store.ts'
import { findUpdateRow } from './regulatory-update-store.ts'

/** A paragraph as an update left it. */
export interface ChangedParagraph {
  title: string
  text: string
  href: string
  /** What is to be said with the words today, in sentences. */
  standing: string[]
}

export interface ChangedUpdate {
  id: string
  title: string
  description: string
  effectiveOn: string | null
  paragraphs: ChangedParagraph[]
}

/** The new words of an update, regulation before commentary, in the order of the text. */
export async function findChangedParagraphs(
  db: Db,
  slug: string,
  { limit, today }: { limit: number; today: string },
): Promise<ChangedUpdate | undefined> {
  const update = await findUpdateRow(db, slug)
  if (!update) return undefined
  const [statuses, textDays] = await Promise.all([
    listLegalStatuses(db),
    listPartDays(
      db,
      update.days.map(({ part }) => part),
    ),
  ])
  const paragraphs: (ChangedParagraph & { isComment: boolean })[] = []
  for (const { part, day, keys } of update.days) {
    const { after } = await listDifferencesOfDay(db, part, day)
    const wanted = new Set(keys)
    for (const { key, kind, text } of after) {
      if (!wanted.has(key) || kind === 'heading' || kind === 'comment-heading' || text === '') continue
      const citation = citationOfKey(part, key)
      paragraphs.push({
        title: citation ? printCitation(citation) : `${printLibraryPart(part)}, ${key}`,
        text,
        href: (citation && citationPath(citation)) ?? `/resources/regulations/${part}`,
        standing: standingNotes(standingOf({ statuses, part, key, on: today, textAsOf: textDays.get(part) })),
        isComment: kind === 'comment',
      })
    }
  }
  const { id, title, description, effectiveOn } = update
  const ordered = paragraphs.toSorted((one, other) => Number(one.isComment) - Number(other.isComment))
  return {
    ...{ id, title, description, effectiveOn },
    paragraphs: ordered.slice(0, limit).map(({ isComment: _, ...paragraph }) => paragraph),
  }
}

export async function findUpdateId(db: Db, slug: string): Promise<string | undefined> {
  return (await findUpdateRow(db, slug))?.id
}
