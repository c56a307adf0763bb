import { CHUNK_BYTES } from '@plumbline/contract/compliance/files.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { bytesOf, hashOf, makeFile } from '../server/src/testing/file-work.ts'
import { fillTasks, ID, inBatches, OWNER, workId } from './work-data.ts'

const FILE_MB = 8

/**
 * Fills the administrator's institution: four tenths tasks, five tenths entries of their history, one tenth comments;
 * and files of 8 MB that are evidence of tasks.
 */
export async function fillInstitution(
  db: Db,
  { rows, megabytes }: { rows: number; megabytes: number },
): Promise<void> {
  const tasks = Math.ceil(rows * 0.4)
  await fillTasks(db, tasks)
  const taskId = sql`('00000000-0000-4000-8000-' || lpad(to_hex(1 + n % ${tasks}::integer), 12, '0'))::uuid`
  await inBatches(Math.ceil(rows * 0.5), (first, last) =>
    db.execute(sql`
      insert into history_entries (institution_id, subject_kind, subject_id, actor_id, actor_name, action, changes)
      select o.institution_id, 'task', ${taskId}, o.id, 'Writer', 'changed',
        jsonb_build_array(jsonb_build_object('field', 'dueOn', 'from', null, 'to', current_date + n % 90))
      from generate_series(${first}::integer, ${last}::integer) n cross join ${OWNER} o`),
  )
  await inBatches(Math.ceil(rows * 0.1), (first, last) =>
    db.execute(sql`
      insert into comments (institution_id, subject_kind, subject_id, author_id, author_name, body)
      select o.institution_id, 'task', ${taskId}, o.id, 'Writer', repeat('Sample ' || n || ' was read and agreed. ', 1 + n % 20)
      from generate_series(${first}::integer, ${last}::integer) n cross join ${OWNER} o`),
  )
  for (let number = 1; number <= Math.ceil(megabytes / FILE_MB); number++) await addFile(db, number)
  for (const table of ['history_entries', 'comments', 'files', 'file_chunks', 'evidence', 'evidence_uses'])
    await db.execute(sql`vacuum analyze ${sql.raw(table)}`)
}

async function addFile(db: Db, number: number): Promise<void> {
  const file = makeFile(`working-paper-${number}.pdf`, bytesOf(FILE_MB))
  const of = sql`generate_series(${number}::integer, ${number}::integer) n cross join ${OWNER} o`
  await db.execute(sql`
    insert into files (institution_id, id, name, byte_size, content_type, sha256, uploaded_by, uploaded_by_name)
    select o.institution_id, ${ID}, ${file.name}, ${file.byteSize}::integer, 'application/pdf', '', o.id, 'Writer' from ${of}`)
  for (let position = 0; position * CHUNK_BYTES < file.byteSize; position++)
    await db.execute(sql`
      insert into file_chunks (institution_id, file_id, position, bytes)
      select o.institution_id, ${ID}, ${position}::integer, ${file.piece(position)} from ${of}`)
  await db.execute(sql`
    update files set stored_at = now(), sha256 = ${hashOf(file)} where id = ${workId(number)}`)
  await db.execute(sql`
    insert into evidence (institution_id, id, title, valid_on, file_id, added_by, added_by_name)
    select o.institution_id, ${ID}, 'Working paper ' || n, current_date, ${ID}, o.id, 'Writer' from ${of}`)
  await db.execute(sql`
    insert into evidence_uses (institution_id, evidence_id, subject_kind, subject_id, linked_by, linked_by_name)
    select o.institution_id, ${ID}, 'task', ${workId(1)}, o.id, 'Writer' from ${of}`)
}
