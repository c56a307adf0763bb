import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { ADMINISTRATOR } from './engines.ts'
import { POLICIES, POSTS } from './peer-items.ts'

const MANAGERS = 10
const TASKS = 1_000

/** The data of an installation, written by the sources that are to be compared with: only they know their own tables. */
export async function fillAs(root: string, db: Db, institutions: number): Promise<string[]> {
  const from = <Module>(file: string): Promise<Module> => import(pathToFileURL(join(root, file)).href)
  const large = await from<typeof import('./large-data.ts')>('benchmarks/large-data.ts')
  const work = await from<typeof import('./work-data.ts')>('benchmarks/work-data.ts')
  await large.fillRegulations(db)
  await large.fillInstitutions(db, institutions)
  await large.fillPosts(db, POSTS)
  await work.fillTasks(db, TASKS)
  await work.fillPolicies(db, POLICIES)
  // A copy of Drizzle other than the database's own knows its statements all the same.
  return giveManagersThePassword(db)
}

/** The managers of some institutions get the administrator's. */
async function giveManagersThePassword(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ email: string }>(sql`
    update auth.users u set password_hash = (
      select password_hash from auth.users where email = ${ADMINISTRATOR.ADMIN_EMAIL})
    where id in (
      select distinct on (institution_id) user_id from user_profiles where role = 'manager'
      order by institution_id, user_id limit ${MANAGERS})
    returning email`)
  return rows.map(({ email }) => email)
}
