import { ORPCError } from '@orpc/server'
import {
  QUOTA_SHOWN_FROM_PERCENT,
  QUOTAS,
  type QuotaKind,
  type QuotaUse,
} from '@plumbline/contract/tenancy/quotas.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'

const BYTES_PER_MEGABYTE = 1024 * 1024
const SHARE_OF_PERSON = 0.25
/** Of what is free, so much is written before it is counted again: several processes together stay below the limit. */
const SHARE_BEFORE_RECOUNT = 0.1
const REMEMBERED_AT_MOST = 10_000

interface Source {
  person: SQL
  bytes: SQL
  at: SQL
}

/** Bytes as they are stored: nothing is unpacked to measure it. */
const SOURCES: Readonly<Record<QuotaKind, Source>> = {
  tasks: {
    person: sql.raw('assigned_by'),
    bytes: sql.raw('pg_column_size(title) + pg_column_size(description)'),
    at: sql.raw('created_at'),
  },
  comments: {
    person: sql.raw('author_id'),
    bytes: sql.raw('pg_column_size(body)'),
    at: sql.raw('created_at'),
  },
  assistant_questions: {
    person: sql.raw('user_id'),
    bytes: sql.raw('pg_column_size(question) + pg_column_size(answer) + pg_column_size(draft)'),
    at: sql.raw('asked_at'),
  },
  loan_test_batches: {
    person: sql.raw('created_by'),
    bytes: sql.raw('pg_column_size(source)'),
    at: sql.raw('created_at'),
  },
}
const KINDS = Object.keys(QUOTAS) as QuotaKind[]

interface Amount {
  rows: number
  bytes: number
}

interface Measured {
  percent: number
  whole: Amount
  mine: Amount
}

/** What may be written before the rows are counted again, by institution, kind, and person. */
const free = new Map<string, Amount>()

/** Refuses rows beyond what the institution, or the person, may store of this kind. */
export async function requireQuota(
  tx: Db,
  kind: QuotaKind,
  { institutionId, userId }: { institutionId: string; userId: string },
  bytes: number,
  rows = 1,
): Promise<void> {
  const key = `${institutionId} ${kind} ${userId}`
  const known = free.get(key)
  if (known && known.rows >= rows && known.bytes >= bytes) {
    known.rows -= rows
    known.bytes -= bytes
    return
  }
  const measured = await measure(tx, kind, institutionId, userId)
  for (const { of, unit, used, atMost } of usesOf(kind, measured)) {
    const added = unit === 'rows' ? rows : bytes / BYTES_PER_MEGABYTE
    if (added > 0 && used + added > atMost) throw reached(kind, of, unit, atMost)
  }
  if (free.size >= REMEMBERED_AT_MOST) free.clear()
  free.set(key, {
    rows: freeOf(measured, kind, 'rows') * SHARE_BEFORE_RECOUNT - rows,
    bytes: freeOf(measured, kind, 'megabytes') * BYTES_PER_MEGABYTE * SHARE_BEFORE_RECOUNT - bytes,
  })
}

/** An edit counts by what it adds; one that makes a row shorter is always allowed. */
export async function requireQuotaToGrow(
  tx: Db,
  kind: QuotaKind,
  who: { institutionId: string; userId: string },
  { from, to }: { from: readonly string[]; to: readonly string[] },
): Promise<void> {
  const added = bytesOf(to) - bytesOf(from)
  if (added > 0) await requireQuota(tx, kind, who, added, 0)
}

const bytesOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)

/** What has reached 80 percent of a quota. */
export async function listQuotasNearlyReached(
  tx: Db,
  { institutionId, userId }: { institutionId: string; userId: string },
): Promise<QuotaUse[]> {
  const uses: QuotaUse[] = []
  for (const kind of KINDS) uses.push(...usesOf(kind, await measure(tx, kind, institutionId, userId)))
  return uses.filter(({ used, atMost }) => used * 100 >= atMost * QUOTA_SHOWN_FROM_PERCENT)
}

/** The institutions that stored the most in the last seven days, in bytes. */
export async function listFastestGrowing(
  db: Db,
): Promise<{ id: string; name: string; rows: number; megabytes: number }[]> {
  const added = KINDS.map((kind) => {
    const { bytes, at } = SOURCES[kind]
    return sql`select institution_id, ${bytes} as bytes from ${sql.raw(kind)} where ${at} > now() - interval '7 days'`
  })
  const { rows } = await db.execute<{ id: string; name: string; rows: number; bytes: string }>(sql`
    select i.id, i.name, count(*)::integer as rows, sum(added.bytes)::text as bytes
    from (${sql.join(added, sql` union all `)}) as added join institutions i on i.id = added.institution_id
    group by i.id, i.name order by sum(added.bytes) desc, i.id limit 5`)
  return rows.map(({ bytes, ...row }) => ({ ...row, megabytes: Number(bytes) / BYTES_PER_MEGABYTE }))
}

async function measure(tx: Db, kind: QuotaKind, institutionId: string, userId: string): Promise<Measured> {
  const { person, bytes } = SOURCES[kind]
  const { rows } = await tx.execute<Record<'percent' | 'rows' | 'bytes' | 'myRows' | 'myBytes', string>>(sql`
    select (select quota_percent from institutions where id = ${institutionId})::text as percent,
      count(*)::text as rows, coalesce(sum(${bytes}), 0)::text as bytes,
      (count(*) filter (where ${person} = ${userId}))::text as "myRows",
      coalesce(sum(${bytes}) filter (where ${person} = ${userId}), 0)::text as "myBytes"
    from ${sql.raw(kind)} where institution_id = ${institutionId}`)
  const found = rows[0]!
  return {
    percent: Number(found.percent),
    whole: { rows: Number(found.rows), bytes: Number(found.bytes) },
    mine: { rows: Number(found.myRows), bytes: Number(found.myBytes) },
  }
}

function usesOf(kind: QuotaKind, { percent, whole, mine }: Measured): QuotaUse[] {
  const { rows, megabytes } = QUOTAS[kind]
  return (
    [
      ['institution', whole, percent / 100],
      ['you', mine, (percent / 100) * SHARE_OF_PERSON],
    ] as const
  ).flatMap(([of, { rows: used, bytes }, share]) => [
    { kind, of, unit: 'rows' as const, used, atMost: Math.floor(rows * share) },
    {
      ...{ kind, of, unit: 'megabytes' as const },
      ...{ used: bytes / BYTES_PER_MEGABYTE, atMost: megabytes * share },
    },
  ])
}

function freeOf(measured: Measured, kind: QuotaKind, unit: QuotaUse['unit']): number {
  const left = usesOf(kind, measured).filter((use) => use.unit === unit)
  return Math.min(...left.map(({ used, atMost }) => atMost - used))
}

function reached(kind: QuotaKind, of: QuotaUse['of'], unit: QuotaUse['unit'], atMost: number) {
  const whose = of === 'you' ? 'One person' : 'An institution'
  const amount = atMost.toLocaleString('en-US', { maximumFractionDigits: 1 })
  const limit = unit === 'rows' ? `${amount} ${QUOTAS[kind].name}` : `${amount} MB of ${QUOTAS[kind].name}`
  return new ORPCError('QUOTA_REACHED', {
    defined: true,
    status: 409,
    message: `${whose} may store ${limit}, and the limit is reached. Delete what is no longer needed, or ask an administrator of the installation for more.`,
  })
}
