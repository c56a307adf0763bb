import {
  EVIDENCE_AT_MOST,
  type Evidence,
  type EvidenceType,
} from '@plumbline/contract/compliance/evidence.ts'
import type { SubjectCard, SubjectRef } from '@plumbline/contract/compliance/subjects.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { utcMoment, uuidList } from '../../platform/sql.ts'
import { batchQueries } from '../../platform/subjects/batched-queries.ts'
import { findSubjects } from '../../platform/subjects/find-subjects.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'
import { findByWords, matchesWords } from '../../platform/text-search/find-by-words.ts'
import { asStoredFile } from '../files/file-store.ts'
import type { Actor } from '../history/history-store.ts'

const USES_AT_MOST = 500

type EvidenceRow = Omit<Evidence, 'file' | 'target'> & {
  file: Parameters<typeof asStoredFile>[0] | null
  targetKind: SubjectRef['kind'] | null
  targetId: string | null
} & Record<string, unknown>

const neighbor = (alias: string): SQL =>
  sql.raw(
    `case when ${alias}.id is not null then json_build_object('id', ${alias}.id, 'title', ${alias}.title, 'validOn', ${alias}.valid_on::text) end`,
  )

const SELECT = sql`select e.id, e.title, e.type, e.note, e.valid_on::text as "validOn", e.valid_until::text as "validUntil", e.address, e.added_by_name as "addedByName",
    ${utcMoment('e.added_at')} as "addedAt",
    e.target_kind as "targetKind", e.target_id as "targetId",
    case when f.id is not null then json_build_object('id', f.id, 'name', f.name, 'contentType', f.content_type,
      'byteSize', f.byte_size, 'sha256', f.sha256, 'uploadedByName', f.uploaded_by_name, 'isEncrypted', f.is_encrypted,
      'uploadedAt', ${utcMoment('f.stored_at')}) end as file,
    ${neighbor('old')} as replaces, ${neighbor('new')} as "replacedBy",
    (select count(*)::integer from evidence_uses c where c.institution_id = e.institution_id and c.evidence_id = e.id) as "useCount"
  from evidence e
  left join files f on f.institution_id = e.institution_id and f.id = e.file_id
  left join evidence old on old.institution_id = e.institution_id and old.id = e.replaces_id
  left join evidence new on new.institution_id = e.institution_id and new.replaces_id = e.id`

async function withTargets(tx: Db, reader: Reader, rows: readonly EvidenceRow[]): Promise<Evidence[]> {
  const refs = rows.flatMap(({ targetKind, targetId }) =>
    targetKind && targetId ? [{ kind: targetKind, id: targetId }] : [],
  )
  const cards = new Map((await findSubjects(tx, reader, refs)).map((card) => [card.id, card]))
  return rows.map(({ file, targetKind: _, targetId, ...row }) => ({
    ...row,
    file: file && asStoredFile(file),
    target: (targetId && cards.get(targetId)) || null,
  }))
}

export async function listEvidence(tx: Db, reader: Reader, { kind, id }: SubjectRef): Promise<Evidence[]> {
  const { rows } = await tx.execute<EvidenceRow>(sql`
    ${SELECT} join evidence_uses u on u.institution_id = e.institution_id and u.evidence_id = e.id
    where e.institution_id = ${reader.institutionId} and u.subject_kind = ${kind} and u.subject_id = ${id}
    order by u.linked_at desc, e.id limit ${EVIDENCE_AT_MOST}`)
  return withTargets(tx, reader, rows)
}

export async function findEvidence(tx: Db, reader: Reader, id: string): Promise<Evidence | undefined> {
  const { rows } = await tx.execute<EvidenceRow>(sql`
    ${SELECT} where e.institution_id = ${reader.institutionId} and e.id = ${id}`)
  return (await withTargets(tx, reader, rows))[0]
}

/** By words of the title or of the file name, the newest first; callers leave out what the reader may not see. */
export async function searchEvidence(
  tx: Db,
  reader: Reader,
  typed: string,
  limit: number,
): Promise<Evidence[]> {
  const [inEvidence, inFiles] = await batchQueries(tx, [
    (queries) => findByWords(queries, 'evidence', typed),
    (queries) => findByWords(queries, 'files', typed),
  ])
  if (inEvidence!.ids.length + inFiles!.ids.length === 0) return []
  const titled = matchesWords(inEvidence!, { id: sql`e.id`, text: sql`e.search_text` })
  const named = matchesWords(inFiles!, { id: sql`e.file_id`, text: sql`lower(f.name)` })
  const { rows } = await tx.execute<EvidenceRow>(sql`
    ${SELECT} where e.institution_id = ${reader.institutionId} and e.id = any(array(
      select e.id from evidence e left join files f on f.institution_id = e.institution_id and f.id = e.file_id
      where e.institution_id = ${reader.institutionId} and (${titled} or ${named})
      order by e.added_at desc limit ${limit}))
    order by e.added_at desc`)
  return withTargets(tx, reader, rows)
}

/**
 * For each piece of evidence the first thing it is used for that the reader may see. Evidence is seen by people who can
 * sees something that it is used for: what has no entry, the reader may not see.
 */
export async function firstSeenUses(
  tx: Db,
  reader: Reader,
  ids: readonly string[],
): Promise<Map<string, SubjectCard>> {
  if (ids.length === 0) return new Map()
  const { rows } = await tx.execute<SubjectRef & { evidenceId: string } & Record<string, unknown>>(sql`
    select u.evidence_id as "evidenceId", u.subject_kind as kind, u.subject_id as id
    from unnest(${uuidList(ids)}) as wanted (id) cross join lateral (
      select evidence_id, subject_kind, subject_id, linked_at from evidence_uses
      where institution_id = ${reader.institutionId} and evidence_id = wanted.id order by linked_at limit ${USES_AT_MOST}) u
    order by u.linked_at`)
  const cards = new Map(
    (await findSubjects(tx, reader, rows)).map((card) => [`${card.kind} ${card.id}`, card]),
  )
  const first = new Map<string, SubjectCard>()
  for (const { evidenceId, kind, id } of rows) {
    const card = cards.get(`${kind} ${id}`)
    if (card && !first.has(evidenceId)) first.set(evidenceId, card)
  }
  return first
}

export async function countEvidence(
  tx: Db,
  institutionId: string,
  { kind, id }: SubjectRef,
): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::integer as count from evidence_uses
    where institution_id = ${institutionId} and subject_kind = ${kind} and subject_id = ${id}`)
  return rows[0]!.count
}

/** Title and file of a piece of evidence of one thing. */
export async function findEvidenceOf(
  tx: Db,
  institutionId: string,
  { kind, id }: SubjectRef,
  evidenceId: string,
): Promise<{ title: string; fileId: string | null } | undefined> {
  const { rows } = await tx.execute<{ title: string; fileId: string | null }>(sql`
    select e.title, e.file_id as "fileId" from evidence e
    join evidence_uses u on u.institution_id = e.institution_id and u.evidence_id = e.id
    where e.institution_id = ${institutionId} and e.id = ${evidenceId}
      and u.subject_kind = ${kind} and u.subject_id = ${id}`)
  return rows[0]
}

/** By kind and id, for those that have any. */
export async function countAllEvidence(tx: Db, institutionId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await tx.execute<{ subject: string; count: number }>(sql`
    select subject_kind || ' ' || subject_id as subject, count(*)::integer as count from evidence_uses
    where institution_id = ${institutionId} group by subject_kind, subject_id`)
  return new Map(rows.map(({ subject, count }) => [subject, count]))
}

/** Of `e`, a row of evidence. */
export const IS_BOARD_MINUTES = sql`e.type = 'board_minutes' and e.file_id is not null`

/** Whether a file of it is marked as the minutes of the board. */
export async function hasBoardMinutes(
  tx: Db,
  institutionId: string,
  { kind, id }: SubjectRef,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from evidence e
    join evidence_uses u on u.institution_id = e.institution_id and u.evidence_id = e.id
    where e.institution_id = ${institutionId} and u.subject_kind = ${kind} and u.subject_id = ${id}
      and ${IS_BOARD_MINUTES} limit 1`)
  return rows.length > 0
}

/** What a signed record says of the evidence: its names, and the hashes of its files. */
export const listSignedEvidence = (tx: Db, institutionId: string, subject: SubjectRef) =>
  listSigned(tx, institutionId, subject, sql`true`)

/** The same of the files that are marked as the minutes of the board. */
export const listBoardMinutes = (tx: Db, institutionId: string, subject: SubjectRef) =>
  listSigned(tx, institutionId, subject, IS_BOARD_MINUTES)

async function listSigned(
  tx: Db,
  institutionId: string,
  { kind, id }: SubjectRef,
  which: SQL,
): Promise<{ title: string; validOn: string; sha256: string | null }[]> {
  const { rows } = await tx.execute<{ title: string; validOn: string; sha256: string | null }>(sql`
    select e.title, e.valid_on::text as "validOn", f.sha256 from evidence e
    join evidence_uses u on u.institution_id = e.institution_id and u.evidence_id = e.id
    left join files f on f.institution_id = e.institution_id and f.id = e.file_id
    where e.institution_id = ${institutionId} and u.subject_kind = ${kind} and u.subject_id = ${id} and ${which}
    order by u.linked_at, e.id limit ${EVIDENCE_AT_MOST}`)
  return rows
}

export interface NewEvidence {
  title: string
  type: EvidenceType
  note: string
  validOn: string
  validUntil?: string | null
  fileId: string | null
  target: SubjectRef | null
  replacesId: string | null
  /** Where it lies, if it is neither a file nor something in the product. */
  address?: string
}

export async function insertEvidence(
  tx: Db,
  institutionId: string,
  actor: Actor,
  { title, type, note, validOn, validUntil = null, fileId, target, replacesId, address = '' }: NewEvidence,
): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into evidence (institution_id, title, type, note, valid_on, valid_until, file_id, target_kind, target_id, replaces_id, address, added_by, added_by_name)
    values (${institutionId}, ${title}, ${type}, ${note}, ${validOn}::date, ${validUntil}::date, ${fileId}::uuid, ${target?.kind ?? null},
      ${target?.id ?? null}::uuid, ${replacesId}::uuid, ${address}, ${actor.userId}, ${actor.fullName})
    returning id`)
  return rows[0]!.id
}

export async function updateEvidence(
  tx: Db,
  institutionId: string,
  id: string,
  {
    title,
    type,
    note,
    validOn,
    validUntil,
  }: Pick<NewEvidence, 'title' | 'type' | 'note' | 'validOn'> & { validUntil: string | null },
): Promise<void> {
  await tx.execute(sql`
    update evidence set title = ${title}, type = ${type}, note = ${note}, valid_on = ${validOn}::date,
      valid_until = ${validUntil}::date
    where institution_id = ${institutionId} and id = ${id}`)
}

/** False where it was used there already. */
export async function addEvidenceUse(
  tx: Db,
  institutionId: string,
  actor: Actor,
  evidenceId: string,
  { kind, id }: SubjectRef,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into evidence_uses (institution_id, evidence_id, subject_kind, subject_id, linked_by, linked_by_name)
    values (${institutionId}, ${evidenceId}, ${kind}, ${id}, ${actor.userId}, ${actor.fullName})
    on conflict do nothing returning 1`)
  return rows.length > 0
}

export async function removeEvidenceUse(
  tx: Db,
  institutionId: string,
  evidenceId: string,
  { kind, id }: SubjectRef,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    delete from evidence_uses where institution_id = ${institutionId} and evidence_id = ${evidenceId}
      and subject_kind = ${kind} and subject_id = ${id} returning 1`)
  return rows.length > 0
}

export async function listEvidenceUses(
  tx: Db,
  institutionId: string,
  evidenceId: string,
): Promise<SubjectRef[]> {
  const { rows } = await tx.execute<SubjectRef & Record<string, unknown>>(sql`
    select subject_kind as kind, subject_id as id from evidence_uses
    where institution_id = ${institutionId} and evidence_id = ${evidenceId} order by linked_at limit ${USES_AT_MOST}`)
  return rows
}

/** Evidence that is used nowhere any more; its file goes a day later. */
export async function deleteEvidenceIfUnused(tx: Db, institutionId: string, id: string): Promise<void> {
  await tx.execute(sql`
    delete from evidence e where e.institution_id = ${institutionId} and e.id = ${id}
      and not exists (select 1 from evidence_uses u where u.institution_id = e.institution_id and u.evidence_id = e.id)
      and not exists (select 1 from legal_holds h where h.institution_id = e.institution_id and h.lifted_at is null)`)
}
