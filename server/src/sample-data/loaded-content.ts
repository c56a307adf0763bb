import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { type ContentFile, contentSlugs, readContentFiles } from './content-files.ts'

interface ContentFolder<Schema extends z.ZodType> {
  kind: string
  folder: string
  schema: Schema
  load: (tx: Db, file: ContentFile<z.infer<Schema>>) => Promise<unknown>
}

/** Loads each Markdown file of a folder of `content/` once and for all. What was loaded before is not even read. */
export async function loadNewFiles<Schema extends z.ZodType>(
  db: Db,
  { kind, folder, schema, load }: ContentFolder<Schema>,
): Promise<void> {
  const slugs = await contentSlugs(folder)
  await loadOnce(db, { kind, slugs, read: (fresh) => readContentFiles(folder, schema, fresh), load })
}

interface Content<Piece extends { slug: string }> {
  kind: string
  slugs: readonly string[]
  /** Only those that were never loaded. */
  read: (slugs: readonly string[]) => Promise<Piece[]>
  load: (tx: Db, piece: Piece) => Promise<unknown>
}

export async function loadOnce<Piece extends { slug: string }>(
  db: Db,
  { kind, slugs, read, load }: Content<Piece>,
): Promise<void> {
  const fresh = await neverLoaded(db, kind, slugs)
  if (fresh.length === 0) return
  const pieces = await read(fresh)
  await db.transaction(async (tx) => {
    for (const piece of pieces) if (await claimContent(tx, kind, piece.slug)) await load(tx, piece)
  })
}

async function neverLoaded(db: Db, kind: string, slugs: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ slug: string }>(
    sql`select slug from loaded_content where kind = ${kind}`,
  )
  const loaded = new Set(rows.map(({ slug }) => slug))
  return slugs.filter((slug) => !loaded.has(slug))
}

/** Claims a piece of content for loading, once and for all; false if another process did so before. */
async function claimContent(tx: Db, kind: string, slug: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`insert into loaded_content (kind, slug) values (${kind}, ${slug}) on conflict do nothing returning slug`,
  )
  return rows.length > 0
}
