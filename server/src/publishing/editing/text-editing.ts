import type { Revision, TextKind } from '@plumbline/contract/publishing/writing.ts'
import type { Db } from '@plumbline/database/db.ts'
import { slugError } from '@plumbline/rules/slugs/slug.ts'
import { eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { AuditEntry } from '../../platform/audit-log/audit-log.ts'
import type { MarginNote } from '../../platform/markdown/margin-notes.ts'
import type { RenderErrors } from '../../platform/markdown/render-in-worker.ts'
import {
  deleteRevisions,
  findRevision,
  keepRevision,
  listRevisions,
} from '../../platform/revisions/revision-store.ts'
import { storeRendering } from '../renderings/rendering-store.ts'
import { type Rendering, renderForSaving } from '../renderings/text-rendering-store.ts'
import { claimingSlug } from './claimed-slug.ts'
import { findFreeSlug, withFreeSlug } from './free-slug.ts'
import { isToBeCorrected } from './shipped-text.ts'
import type { SluggedTable } from './slugged-table.ts'
import { changeText, type WriterContext } from './text-changes.ts'

/** The columns that every kind of text has. */
export interface TextRow {
  id: string
  slug: string
  title: string
  version: number
  updatedAt: Date
  savedBy: string | null
}

type TextTable = PgTable & SluggedTable & { version: PgColumn }

export interface Writer {
  userId: string
  fullName: string
}

/** What articles, posts, and press items differ in where they are written. */
interface TextDefinition<Row extends TextRow, Fields extends object, Extra extends object> {
  kind: TextKind
  /** The first part of its audit actions. */
  noun: 'article' | 'blog' | 'press'
  table: TextTable
  slugConstraint: string
  sourceOf: (fields: Fields) => { markdown: string; marginNotes: readonly MarginNote[] }
  fieldsOf: (row: Row) => Fields
  /** What writers see besides the fields. */
  extraOf: (row: Row) => Extra
  /** The columns of a save. `before` is absent for a new text. */
  columnsOf: (fields: Fields, change: { before: Row | undefined; now: Date; writer: Writer }) => Partial<Row>
  /** The name of who saved a row last; null for a shipped text. */
  saverOf: (db: Db, row: Row) => Promise<string | null>
}

export type Edited<Fields> = Fields & {
  id: string
  version: number
  savedAt: string
  savedByName: string | null
}

export interface SlugErrors {
  SLUG_UNAVAILABLE: (options: { data: { because: 'reserved' | 'taken'; free: string } }) => Error
}
interface MissingErrors {
  NOT_FOUND: () => Error
}
interface ConflictErrors<Fields> {
  EDITED_MEANWHILE: (options: { data: Edited<Fields> }) => Error
}

/** Saving, conflicts, slugs, and versions of one kind of text, each change with its audit entry. */
export function createTextEditing<Row extends TextRow, Fields extends object, Extra extends object>(
  definition: TextDefinition<Row, Fields, Extra>,
) {
  const { kind, noun, table, slugConstraint, sourceOf, fieldsOf, extraOf, columnsOf, saverOf } = definition

  async function asEdited(db: Db, row: Row): Promise<Edited<Fields & Extra>> {
    const { id, version, updatedAt } = row
    return {
      ...fieldsOf(row),
      ...extraOf(row),
      id,
      version,
      savedAt: updatedAt.toISOString(),
      savedByName: await saverOf(db, row),
    }
  }

  async function select(db: Db, column: PgColumn, value: string): Promise<Row | undefined> {
    const [row] = await db
      .select()
      .from(table as PgTable)
      .where(eq(column, value))
    return row as Row | undefined
  }

  async function lock(tx: Db, column: PgColumn, value: string): Promise<Row | undefined> {
    const [row] = await tx
      .select()
      .from(table as PgTable)
      .where(eq(column, value))
      .for('update')
    return row as Row | undefined
  }

  async function storeVersion(tx: Db, row: Row): Promise<void> {
    const { id: subjectId, version, updatedAt: savedAt, savedBy } = row
    const savedByName = await saverOf(tx, row)
    await keepRevision(tx, { kind, subjectId, version, fields: fieldsOf(row), savedAt, savedBy, savedByName })
  }

  async function insert(tx: Db, columns: Partial<Row>): Promise<Row> {
    const [row] = await tx
      .insert(table as PgTable)
      .values(columns as never)
      .returning()
    const inserted = row as unknown as Row
    await storeVersion(tx, inserted)
    return inserted
  }

  async function replace(tx: Db, before: Row, columns: Partial<Row>): Promise<Row> {
    // A shipped text has no stored version yet.
    await storeVersion(tx, before)
    const [row] = await tx
      .update(table as PgTable)
      .set({ ...columns, version: before.version + 1 } as never)
      .where(eq(table.id, before.id))
      .returning()
    await storeVersion(tx, row as Row)
    return row as Row
  }

  const renderFields = (db: Db, fields: Fields, errors: RenderErrors) => {
    const { markdown, marginNotes } = sourceOf(fields)
    return renderForSaving(db, markdown, marginNotes, errors)
  }

  async function refuseReserved(db: Db, slug: string, { SLUG_UNAVAILABLE }: SlugErrors): Promise<void> {
    if (slugError(slug) !== 'reserved') return
    throw SLUG_UNAVAILABLE({ data: { because: 'reserved', free: await findFreeSlug(db, table, slug) } })
  }

  const slugRequest = (slug: string, { SLUG_UNAVAILABLE }: SlugErrors) => ({
    table,
    unique: slugConstraint,
    slug,
    refusal: (free: string) => SLUG_UNAVAILABLE({ data: { because: 'taken', free } }),
  })

  async function insertWithEntry(
    tx: Db,
    { fields, rendering, slug }: { fields: Fields; rendering: Rendering; slug?: string },
    writer: Writer,
  ) {
    const now = new Date()
    const columns = {
      ...columnsOf(fields, { before: undefined, now, writer }),
      ...(slug !== undefined && { slug }),
    }
    const row = await insert(tx, columns as Partial<Row>)
    await storeRendering(tx, row.id, rendering)
    const entry = { action: `${noun}.create`, subjectId: row.id, detail: { slug: row.slug } } as const
    return { result: await asEdited(tx, row), entry }
  }

  async function replaceWithEntry(tx: Db, before: Row, fields: Fields, writer: Writer) {
    const row = await replace(tx, before, columnsOf(fields, { before, now: new Date(), writer }))
    const detail = { version: row.version, changed: changedFields(fieldsOf(before), fieldsOf(row)) }
    return {
      result: await asEdited(tx, row),
      entry: { action: `${noun}.update`, subjectId: row.id, detail } as const,
    }
  }

  async function requireRow(tx: Db, id: string, { NOT_FOUND }: MissingErrors): Promise<Row> {
    const row = await lock(tx, table.id, id)
    if (!row) throw NOT_FOUND()
    return row
  }

  async function requireVersion(
    tx: Db,
    { id, version }: { id: string; version: number },
    errors: MissingErrors & ConflictErrors<Fields & Extra>,
  ): Promise<Row> {
    const row = await requireRow(tx, id, errors)
    if (row.version !== version) throw errors.EDITED_MEANWHILE({ data: await asEdited(tx, row) })
    return row
  }

  return {
    async find(db: Db, id: string): Promise<Edited<Fields & Extra> | undefined> {
      const row = await select(db, table.id, id)
      return row && asEdited(db, row)
    },

    async findBySlug(db: Db, slug: string): Promise<Edited<Fields & Extra> | undefined> {
      const row = await select(db, table.slug, slug)
      return row && asEdited(db, row)
    },

    async create(
      context: WriterContext,
      fields: Fields & { slug: string },
      errors: RenderErrors & SlugErrors,
    ): Promise<Edited<Fields & Extra>> {
      await refuseReserved(context.db, fields.slug, errors)
      const rendering = await renderFields(context.db, fields, errors)
      return claimingSlug(context.db, slugRequest(fields.slug, errors), (claim) =>
        changeText(context, async (tx) => {
          await claim(tx)
          return insertWithEntry(tx, { fields, rendering }, context.member)
        }),
      )
    },

    /** The slug comes from the first title and never changes. */
    async createUnderTitle(
      context: WriterContext,
      fields: Fields & { title: string },
      errors: RenderErrors,
    ): Promise<Edited<Fields & Extra>> {
      const rendering = await renderFields(context.db, fields, errors)
      return withFreeSlug(
        context.db,
        { table, constraint: slugConstraint, title: fields.title, fallback: `${noun}-item` },
        (slug) =>
          changeText(context, (tx) => insertWithEntry(tx, { fields, rendering, slug }, context.member)),
      )
    },

    async update(
      context: WriterContext,
      { id, version, fields }: { id: string; version: number; fields: Fields & { slug: string } },
      errors: RenderErrors & SlugErrors & MissingErrors & ConflictErrors<Fields & Extra>,
    ): Promise<Edited<Fields & Extra>> {
      await refuseReserved(context.db, fields.slug, errors)
      const rendering = await renderFields(context.db, fields, errors)
      return claimingSlug(context.db, slugRequest(fields.slug, errors), (claim) =>
        changeText(context, async (tx) => {
          const before = await requireVersion(tx, { id, version }, errors)
          await claim(tx, id)
          const change = await replaceWithEntry(tx, before, fields, context.member)
          await storeRendering(tx, id, rendering)
          return change
        }),
      )
    },

    /** For kinds whose slug never changes. */
    async updateUnderSlug(
      context: WriterContext,
      { id, version, fields }: { id: string; version: number; fields: Fields },
      errors: RenderErrors & MissingErrors & ConflictErrors<Fields & Extra>,
    ): Promise<Edited<Fields & Extra>> {
      const rendering = await renderFields(context.db, fields, errors)
      return changeText(context, async (tx) => {
        const before = await requireVersion(tx, { id, version }, errors)
        const change = await replaceWithEntry(tx, before, fields, context.member)
        await storeRendering(tx, id, rendering)
        return change
      })
    },

    /** One change of the current version, no matter who saved it, under an audit action of its own. */
    change(
      context: WriterContext,
      {
        id,
        action,
        change,
      }: { id: string; action: AuditEntry['action']; change: (fields: Fields) => Fields },
      errors: MissingErrors,
    ): Promise<Edited<Fields & Extra>> {
      return changeText(context, async (tx) => {
        const before = await requireRow(tx, id, errors)
        const { result } = await replaceWithEntry(tx, before, change(fieldsOf(before)), context.member)
        return { result, entry: { action, subjectId: id } }
      })
    },

    /**
     * Applies the corrections of a newer program version to a shipped text that nobody has saved. They are
     * rendered in the background, so that the start does not wait.
     */
    async correct(
      tx: Db,
      wanted: Partial<Row> & { slug: string },
      version: number,
    ): Promise<Row | undefined> {
      const before = await lock(tx, table.slug, wanted.slug)
      if (!isToBeCorrected<Row>(before, wanted, version)) return undefined
      return replace(tx, before, { ...wanted, updatedAt: new Date() })
    },

    /** Deletes its versions too. */
    delete(context: WriterContext, id: string, errors: MissingErrors): Promise<void> {
      return changeText(context, async (tx) => {
        const rows = await tx
          .delete(table as PgTable)
          .where(eq(table.id, id))
          .returning()
        const [row] = rows as unknown as Row[]
        if (!row) throw errors.NOT_FOUND()
        await deleteRevisions(tx, id)
        const entry = { action: `${noun}.delete`, subjectId: id, detail: { slug: row.slug } } as const
        return { result: undefined, entry }
      })
    },

    revisions: (db: Db, id: string): Promise<Revision[]> => listRevisions(db, kind, id),

    /** The fields of one version, to be parsed by the contract's schema. */
    async revision(
      db: Db,
      { id, version }: { id: string; version: number },
      errors: MissingErrors,
    ): Promise<unknown> {
      const fields = await findRevision(db, kind, id, version)
      if (!fields) throw errors.NOT_FOUND()
      return fields
    },
  }
}

function changedFields<Fields extends object>(before: Fields, after: Fields): string[] {
  const names = Object.keys(after) as (keyof Fields & string)[]
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
}
