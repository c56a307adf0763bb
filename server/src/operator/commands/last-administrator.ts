import type { Db } from '@plumbline/database/db.ts'
import { holdAccounts, isLastAdministrator } from '../../tenancy/users/user-store.ts'
import { CommandError } from './command-context.ts'

/** Runs first, because it locks the accounts. */
export async function refuseLastAdministrator(tx: Db, email: string, userIds: readonly string[]) {
  await holdAccounts(tx, userIds)
  if (await isLastAdministrator(tx, ...userIds))
    throw new CommandError(`${email} is the last administrator. Make someone else an administrator first.`)
}
