import { createHash } from 'node:crypto'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { recordAudit } from '../../platform/audit-log/audit-log.ts'
import { announcePagesChanged } from '../../platform/cache/pages-channel.ts'
import { type ContentFile, parseContentFile, readContentTexts } from './content-files.ts'

/** The version that a correction produced. */
interface Corrected {
  id: string
  version: number
}

interface Loading<Piece> {
  kind: string
  load: (tx: Db, piece: Piece) => Promise<unknown>
  /** Undefined if unchanged, deleted, or saved by somebody, in which case it is no longer this version. */
  correct: (tx: Db, piece: Piece, version: number) => Promise<Corrected | undefined>
}

interface ContentFolder<Schema extends z.ZodType> extends Loading<ContentFile<z.infer<Schema>>> {
  folder: string
  schema: Schema
}

/** Loads each Markdown file of a folder once, and again when it changed. Only those are parsed. */
export async function loadFolder<Schema extends z.ZodType>(
  db: Db,
  { folder, schema, ...loading }: ContentFolder<Schema>,
): Promise<void> {
  const texts = await readContentTexts(folder)
  const pieces = texts.map(({ slug, text }) => ({
    slug,
    digest: digestOf(text),
    read: () => parseContentFile(`${folder}/${slug}.md`, text, schema),
  }))
  await loadContent(db, pieces, loading)
}

interface KnownPiece<Piece> {
  slug: string
  /** The hash of the text. */
  digest: string
  read: () => Piece
}

export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

export async function loadContent<Piece>(
  db: Db,
  pieces: readonly KnownPiece<Piece>[],
  loading: Loading<Piece>,
): Promise<void> {
  const loaded = await findDigests(db, loading.kind)
  const fresh = pieces.filter(({ slug }) => !loaded.has(slug))
  const changed = pieces.filter(({ slug, digest }) => loaded.has(slug) && loaded.get(slug) !== digest)
  if (fresh.length > 0) await loadUncached(db, fresh, loading)
  for (const piece of changed) await correctOne(db, piece, loading)
}

async function findDigests(db: Db, kind: string): Promise<Map<string, string | null>> {
  const { rows } = await db.execute<{ slug: string; digest: string | null }>(
    sql`select slug, digest from loaded_content where kind = ${kind}`,
  )
  return new Map(rows.map(({ slug, digest }) => [slug, digest]))
}

function loadUncached<Piece>(
  db: Db,
  pieces: readonly KnownPiece<Piece>[],
  { kind, load }: Loading<Piece>,
): Promise<void> {
  return db.transaction(async (tx) => {
    for (const { slug, digest, read } of pieces)
      if (await claimContent(tx, { kind, slug, digest })) await load(tx, read())
  })
}

/** Claims a file for loading; false if another process did. */
async function claimContent(
  tx: Db,
  { kind, slug, digest }: { kind: string; slug: string; digest: string },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into loaded_content (kind, slug, digest) values (${kind}, ${slug}, ${digest})
    on conflict do nothing returning slug`)
  return rows.length > 0
}

/** Its own transaction per text: the audit entry comes last, and nobody waits for seventy texts. */
function correctOne<Piece>(
  db: Db,
  { slug, digest, read }: KnownPiece<Piece>,
  { kind, correct }: Loading<Piece>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const version = await holdLoaded(tx, { kind, slug, digest })
    if (version === undefined) return
    const corrected = await correct(tx, read(), version)
    await tx.execute(sql`
      update loaded_content set digest = ${digest}, version = ${corrected?.version ?? version}
      where kind = ${kind} and slug = ${slug}`)
    if (!corrected) return
    await announcePagesChanged(tx)
    const detail = { kind, slug, version: corrected.version }
    await recordAudit(tx, {
      action: 'content.correct',
      actorId: null,
      subjectId: corrected.id,
      ip: '',
      detail,
    })
  })
}

/** The version that the program wrote last; undefined if another process was first. */
async function holdLoaded(
  tx: Db,
  { kind, slug, digest }: { kind: string; slug: string; digest: string },
): Promise<number | undefined> {
  const { rows } = await tx.execute<{ version: number }>(sql`
    select version from loaded_content
    where kind = ${kind} and slug = ${slug} and digest is distinct from ${digest} for update`)
  return rows[0]?.version
}
