import type { EditedPressItem, PressItemFields } from '@plumbline/contract/press.ts'
import type { Db } from '@plumbline/database/db.ts'
import { eq } from 'drizzle-orm'
import type { SignedInMember } from '../members/member-session.ts'
import { isToBeCorrected } from '../writing/shipped-text.ts'
import { keepVersion, savingOf } from '../writing/written-text-store.ts'
import { pressReleasesTable } from './press-tables.ts'

type Writer = Pick<SignedInMember, 'userId' | 'fullName'>
type Row = typeof pressReleasesTable.$inferSelect

export async function findPressItem(db: Db, id: string): Promise<EditedPressItem | undefined> {
  const [row] = await db.select().from(pressReleasesTable).where(eq(pressReleasesTable.id, id))
  return row && asEdited(row)
}

export async function lockPressItem(tx: Db, id: string): Promise<Row | undefined> {
  const [row] = await tx.select().from(pressReleasesTable).where(eq(pressReleasesTable.id, id)).for('update')
  return row
}

/** Its address is made from the title and stays, whatever the title becomes. */
export async function addPressItem(
  tx: Db,
  fields: PressItemFields,
  slug: string,
  writer: Writer,
): Promise<EditedPressItem> {
  const now = new Date()
  const [row] = await tx
    .insert(pressReleasesTable)
    .values({
      ...fields,
      slug,
      publishedAt: fields.publishedAt === null ? now : new Date(fields.publishedAt),
      savedBy: writer.userId,
      savedByName: writer.fullName,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  await keepVersion(tx, 'press_item', row!, fieldsOf(row!))
  return asEdited(row!)
}

/** The caller holds the row's lock and has seen that it is the version that was edited. */
export async function updatePressItem(
  tx: Db,
  before: Row,
  fields: PressItemFields,
  writer: Writer,
): Promise<EditedPressItem> {
  // An item that came with the program has no version kept yet.
  await keepVersion(tx, 'press_item', before, fieldsOf(before))
  const [row] = await tx
    .update(pressReleasesTable)
    .set({
      ...fields,
      publishedAt: fields.publishedAt === null ? before.publishedAt : new Date(fields.publishedAt),
      version: before.version + 1,
      savedBy: writer.userId,
      savedByName: writer.fullName,
      updatedAt: new Date(),
    })
    .where(eq(pressReleasesTable.id, before.id))
    .returning()
  await keepVersion(tx, 'press_item', row!, fieldsOf(row!))
  return asEdited(row!)
}

/** An item that came with the program, in the words of a newer one. */
export async function correctPressItem(tx: Db, wanted: Partial<Row> & { slug: string }, version: number) {
  const [before] = await tx
    .select()
    .from(pressReleasesTable)
    .where(eq(pressReleasesTable.slug, wanted.slug))
    .for('update')
  if (!isToBeCorrected(before, wanted, version)) return undefined
  await keepVersion(tx, 'press_item', before, fieldsOf(before))
  const [row] = await tx
    .update(pressReleasesTable)
    .set({ ...wanted, version: version + 1, updatedAt: new Date() })
    .where(eq(pressReleasesTable.id, before.id))
    .returning()
  await keepVersion(tx, 'press_item', row!, fieldsOf(row!))
  return row!
}

function fieldsOf(row: Row): PressItemFields {
  const { title, excerpt, content, type, publicationName, author, externalUrl, imageUrl } = row
  return {
    ...{ title, excerpt, content, type, publicationName, author, externalUrl, imageUrl },
    isFeatured: row.isFeatured,
    tags: row.tags,
    publishedAt: row.publishedAt.toISOString(),
  }
}

function asEdited(row: Row): EditedPressItem {
  return {
    ...fieldsOf(row),
    ...savingOf(row),
  }
}
