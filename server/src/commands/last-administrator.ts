import type { Db } from '@plumbline/database/db.ts'
import { isLastAdministrator } from '../users/user-store.ts'
import { CommandError } from './command-list.ts'

export async function refuseLastAdministrator(tx: Db, email: string, userIds: readonly string[]) {
  if (await isLastAdministrator(tx, ...userIds))
    throw new CommandError(`${email} is the last administrator. Make someone else an administrator first.`)
}
