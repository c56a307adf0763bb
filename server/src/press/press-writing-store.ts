import type { EditedPressItem, PressItemFields } from '@plumbline/contract/press.ts'
import type { Db } from '@plumbline/database/db.ts'
import { freeSlug, slugOf } from '@plumbline/rules/slugs/slug.ts'
import { eq, like } from 'drizzle-orm'
import type { SignedInMember } from '../members/member-session.ts'
import { keepRevision } from '../revisions/revision-store.ts'
import { pressReleasesTable } from './press-tables.ts'

type Writer = Pick<SignedInMember, 'userId' | 'fullName'>
type Row = typeof pressReleasesTable.$inferSelect

/** For a title without a single letter that an address can hold. */
const NAMELESS = 'press-item'

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
  await keepVersion(tx, row!)
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
  await keepVersion(tx, before)
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
  await keepVersion(tx, row!)
  return asEdited(row!)
}

export async function deletePressItem(tx: Db, id: string): Promise<Pick<Row, 'slug'> | undefined> {
  const [row] = await tx
    .delete(pressReleasesTable)
    .where(eq(pressReleasesTable.id, id))
    .returning({ slug: pressReleasesTable.slug })
  return row
}

export async function findPressPreviewKey(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ key: pressReleasesTable.previewKey })
    .from(pressReleasesTable)
    .where(eq(pressReleasesTable.id, id))
  return row?.key
}

export async function findFreePressSlug(db: Db, title: string): Promise<string> {
  const wished = slugOf(title) || NAMELESS
  const rows = await db
    .select({ slug: pressReleasesTable.slug })
    .from(pressReleasesTable)
    .where(like(pressReleasesTable.slug, `${wished.slice(0, 90)}%`))
  const taken = new Set(rows.map(({ slug }) => slug))
  return freeSlug(wished, (slug) => taken.has(slug))
}

function keepVersion(tx: Db, row: Row): Promise<void> {
  const { id: subjectId, version, updatedAt: savedAt, savedBy, savedByName } = row
  const fields = fieldsOf(row)
  return keepRevision(tx, { kind: 'press_item', subjectId, version, fields, savedAt, savedBy, savedByName })
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
    id: row.id,
    version: row.version,
    savedAt: row.updatedAt.toISOString(),
    savedByName: row.savedByName,
  }
}
