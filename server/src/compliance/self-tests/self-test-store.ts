import {
  SELF_TEST_FIELDS,
  SELF_TEST_PAGE_SIZE,
  type SelfTest,
  type SelfTestFields,
  type SelfTestRow,
} from '@plumbline/contract/compliance/self-tests.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { utcMoment } from '../../platform/sql.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'
import { namedPeople } from '../../work/people/named-people-store.ts'
import { assignFields, selectFields } from '../../work/records/record-columns.ts'
import { recordReads } from '../../work/records/record-store.ts'

/** The room is for the people named on it, whatever their role. */
export const SELF_TEST_PEOPLE = namedPeople('self_test_people')

const visibleTo = (reader: Reader): SQL =>
  sql`s.institution_id = ${reader.institutionId} and ${SELF_TEST_PEOPLE.isNamedSql(reader)}`

/** Lists read of it what `SelfTestRow` names. */
type SelfTestRecord = SelfTest & Record<string, unknown>

const COLUMNS = sql`s.id, ${selectFields('s', SELF_TEST_FIELDS)}, s.releases,
  (s.completed_on + interval '25 months')::date::text as "keepUntil",
  s.changed_by_name as "changedByName", ${utcMoment('s.updated_at')} as "updatedAt", s.version`

const LISTED = sql`s.id, s.title, s.basis, s.conclusion, s.begun_on::text as "begunOn",
  s.completed_on::text as "completedOn", ${utcMoment('s.updated_at')} as "updatedAt"`

const reads = recordReads<SelfTestRecord, SelfTestRow>({
  ...{ table: 'self_tests', alias: 's', columns: COLUMNS, listed: LISTED, visibleTo },
  asSummary: (row) => row,
})
export const { find: findSelfTest, lock: lockSelfTest } = reads

export const listSelfTests = (tx: Db, reader: Reader, page: number) =>
  reads.listPage(tx, reader, { order: sql`s.updated_at desc, s.id`, size: SELF_TEST_PAGE_SIZE, page })

export async function insertSelfTest(
  tx: Db,
  institutionId: string,
  fields: SelfTestFields,
  byName: string,
): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into self_tests (institution_id, title) values (${institutionId}, ${fields.title}) returning id`)
  const { id } = rows[0]!
  await updateSelfTest(tx, institutionId, id, fields, byName)
  return id
}

export async function updateSelfTest(
  tx: Db,
  institutionId: string,
  id: string,
  fields: SelfTestFields,
  byName: string,
): Promise<void> {
  await tx.execute(sql`
    update self_tests set ${assignFields(SELF_TEST_FIELDS, fields)},
      version = version + 1, changed_by_name = ${byName}, updated_at = now()
    where institution_id = ${institutionId} and id = ${id}`)
}

export async function addRelease(
  tx: Db,
  institutionId: string,
  id: string,
  release: SelfTest['releases'][number],
): Promise<void> {
  await tx.execute(sql`
    update self_tests set releases = releases || ${JSON.stringify([release])}::jsonb
    where institution_id = ${institutionId} and id = ${id}`)
}
