import { recordAudit } from '../../platform/audit-log/audit-log.ts'
import { isOnLegalHold } from '../../platform/sql.ts'
import { findPerson } from '../../tenancy/personal-data/person.ts'
import { countPersonRows, erasePerson, type PersonRows } from '../../tenancy/personal-data/person-erasure.ts'
import { personExport } from '../../tenancy/personal-data/person-export.ts'
import { type CommandContext, CommandError } from './command-context.ts'
import { refuseLastAdministrator } from './last-administrator.ts'
import { OPERATOR } from './operator.ts'
import { writeWhole } from './write-whole.ts'

export async function exportPerson({ db }: CommandContext, email: string, path: string): Promise<string> {
  const person = await findPerson(db, email)
  const held = await countPersonRows(db, person)
  if (isNothing(held)) throw new CommandError(`Nothing is held about ${person.email}.`)
  await db.transaction((tx) =>
    recordAudit(tx, {
      action: 'person.export',
      actorId: null,
      subjectId: person.userIds[0] ?? null,
      ip: OPERATOR.ip,
      detail: held,
    }),
  )
  await writeWhole(path, personExport(db, person, new Date()))
  return `${path} holds all that is kept about ${person.email} (${describe(held)}).`
}

export async function countPerson({ db }: CommandContext, email: string): Promise<string> {
  const person = await findPerson(db, email)
  const held = await countPersonRows(db, person)
  if (isNothing(held)) return `Nothing is held about ${person.email}.`
  return `Held about ${person.email}: ${describe(held)}.\nNothing was erased; --apply does, for good.`
}

export async function erasePersonForGood({ db, auth }: CommandContext, email: string): Promise<string> {
  try {
    return await db.transaction(async (tx) => {
      const person = await findPerson(tx, email)
      await refuseLastAdministrator(tx, person.email, person.userIds)
      const erased = await erasePerson(tx, auth, person, OPERATOR)
      return `Erased about ${person.email}: ${describe(erased)}. Backups hold it until they are deleted.`
    })
  } catch (error) {
    if (!isOnLegalHold(error)) throw error
    throw new CommandError(
      `Nothing was erased about ${email}: a legal hold of the institution keeps records of this person, such as reports. Erase the person when a manager has lifted the hold; until then the account can be suspended.`,
    )
  }
}

const isNothing = (held: PersonRows) => Object.values(held).every((rows) => rows === 0)

function describe(held: PersonRows): string {
  const found = Object.entries(held).filter(([, rows]) => rows > 0)
  if (found.length === 0) return 'nothing'
  return found.map(([what, rows]) => `${what.replaceAll('_', ' ')}: ${rows}`).join(', ')
}
