import type { BlogPostFields, EditedBlogPost } from '@plumbline/contract/blog.ts'
import type { Db } from '@plumbline/database/db.ts'
import { eq } from 'drizzle-orm'
import type { SignedInMember } from '../members/member-session.ts'
import { isToBeCorrected } from '../writing/shipped-text.ts'
import { keepVersion, savingOf } from '../writing/written-text-store.ts'
import { blogPostsTable } from './blog-tables.ts'

type Writer = Pick<SignedInMember, 'userId' | 'fullName'>
type Row = typeof blogPostsTable.$inferSelect

export async function findPost(db: Db, id: string): Promise<EditedBlogPost | undefined> {
  const [row] = await db.select().from(blogPostsTable).where(eq(blogPostsTable.id, id))
  return row && asEdited(row)
}

export async function lockPost(tx: Db, id: string): Promise<Row | undefined> {
  const [row] = await tx.select().from(blogPostsTable).where(eq(blogPostsTable.id, id)).for('update')
  return row
}

export async function addPost(
  tx: Db,
  { publishedAt, ...fields }: BlogPostFields,
  writer: Writer,
): Promise<EditedBlogPost> {
  const now = new Date()
  const date = publicationDate({ ...fields, publishedAt }, null, now)
  const [row] = await tx
    .insert(blogPostsTable)
    .values({
      ...fields,
      publishedAt: date,
      firstPublishedAt: date,
      authorId: writer.userId,
      byline: writer.fullName,
      savedBy: writer.userId,
      savedByName: writer.fullName,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  await keepVersion(tx, 'blog_post', row!, fieldsOf(row!))
  return asEdited(row!)
}

/** The caller holds the row's lock and has seen that it is the version that was edited. */
export async function updatePost(
  tx: Db,
  before: Row,
  { publishedAt, ...fields }: BlogPostFields,
  writer: Writer,
): Promise<EditedBlogPost> {
  // A post that came with the program has no version kept yet.
  await keepVersion(tx, 'blog_post', before, fieldsOf(before))
  const now = new Date()
  const date = publicationDate({ ...fields, publishedAt }, before.publishedAt, now)
  const wasOut = before.firstPublishedAt !== null && before.firstPublishedAt <= now
  const [row] = await tx
    .update(blogPostsTable)
    .set({
      ...fields,
      publishedAt: date,
      firstPublishedAt: wasOut ? before.firstPublishedAt : date,
      version: before.version + 1,
      savedBy: writer.userId,
      savedByName: writer.fullName,
      updatedAt: now,
    })
    .where(eq(blogPostsTable.id, before.id))
    .returning()
  await keepVersion(tx, 'blog_post', row!, fieldsOf(row!))
  return asEdited(row!)
}

/** A post that came with the program, in the words of a newer one. */
export async function correctPost(tx: Db, wanted: Partial<Row> & { slug: string }, version: number) {
  const [before] = await tx
    .select()
    .from(blogPostsTable)
    .where(eq(blogPostsTable.slug, wanted.slug))
    .for('update')
  if (!isToBeCorrected(before, wanted, version)) return undefined
  await keepVersion(tx, 'blog_post', before, fieldsOf(before))
  const [row] = await tx
    .update(blogPostsTable)
    .set({ ...wanted, version: version + 1, updatedAt: new Date() })
    .where(eq(blogPostsTable.id, before.id))
    .returning()
  await keepVersion(tx, 'blog_post', row!, fieldsOf(row!))
  return row!
}

/** Published: the date given, or the one it has, or now. A draft has none. */
function publicationDate(
  { isPublished, publishedAt }: Pick<BlogPostFields, 'isPublished' | 'publishedAt'>,
  before: Date | null,
  now: Date,
): Date | null {
  if (!isPublished) return null
  return publishedAt === null ? (before ?? now) : new Date(publishedAt)
}

function fieldsOf(row: Row): BlogPostFields {
  const { title, slug, excerpt, content, category, tags, featuredImageUrl, isFeatured, isPublished } = row
  return {
    ...{ title, slug, excerpt, content, category, tags, featuredImageUrl, isFeatured, isPublished },
    publishedAt: row.publishedAt?.toISOString() ?? null,
  }
}

function asEdited(row: Row): EditedBlogPost {
  return {
    ...fieldsOf(row),
    ...savingOf(row),
    firstPublishedAt: row.firstPublishedAt?.toISOString() ?? null,
  }
}
