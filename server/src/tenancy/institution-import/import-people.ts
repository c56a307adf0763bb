import { randomBytes } from 'node:crypto'
import { AccountRefusal, type Actor, type Auth } from '@plumbline/auth/auth.ts'
import { Role, Seat } from '@plumbline/contract/tenancy/members.ts'
import { ProfileFields } from '@plumbline/contract/tenancy/users.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { ZipReader } from '../../platform/files/zip-reader.ts'
import { nearestOf } from '../../platform/nearest-of.ts'
import { findInstitution, PlanLimitReached } from '../institutions/institution-store.ts'
import { createMember } from '../users/member-creation.ts'
import { dataFile, eachLine } from './import-lines.ts'
import type { ImportTarget } from './import-rows.ts'

const Person = z.object({
  user_id: z.guid('It must be an id.'),
  email: z.email('It is no email address.'),
  full_name: ProfileFields.shape.fullName,
  role: Role,
  seat: Seat,
  time_zone: z.string().min(1).max(100).nullable(),
  is_suspended: z.boolean('It must be true or false.').nullable(),
  /** Absent in exports of earlier versions. */
  works_on_hmda: z.boolean('It must be true or false.').nullish(),
})

/**
 * People are known by their email address: those who are here already keep account and role, the others get
 * an account without a password that anybody knows. Nobody becomes an administrator of an installation by a file.
 */
export async function importPeople(
  tx: Db,
  auth: Auth,
  { institutionId, ids, problems }: ImportTarget,
  zip: ZipReader,
  actor: Actor,
): Promise<{ created: number; here: number }> {
  const file = dataFile('institution_people')
  const institution = (await findInstitution(tx, institutionId))!
  const password = await auth.accounts.preparePassword(`${randomBytes(24).toString('base64url')}aA1!`)
  const here = await listHere(tx, institutionId)
  let created = 0
  // Those who are suspended come first: they give their place of the plan back at once.
  for await (const { line, row, isFirst } of eachTwice(zip)) {
    const { data: person, error } = Person.safeParse(row)
    if (!person) {
      if (!isFirst) continue
      for (const { path, message } of error!.issues)
        problems.add({
          file,
          line,
          field: String(path[0] ?? ''),
          because: message,
          nearest: nearestWord(path[0], row),
        })
      continue
    }
    if (Boolean(person.is_suspended) !== isFirst) continue
    const email = person.email.toLowerCase()
    const known = here.get(email)
    if (known) {
      ids.known.set(person.user_id.toLowerCase(), known)
      continue
    }
    try {
      const { userId } = await tx.transaction((inner) =>
        createMember(
          inner,
          auth,
          {
            email,
            fullName: person.full_name,
            role: person.role === 'user' ? 'user' : 'manager',
            seat: person.seat,
            worksOnHmda: person.works_on_hmda ?? false,
            institutionId,
            companyName: institution.name,
            companyType: institution.type,
            password,
          },
          actor,
        ),
      )
      if (person.is_suspended) await auth.accounts.suspend(tx, userId, 'forever', actor)
      if (person.time_zone && person.time_zone !== institution.timeZone)
        await tx.execute(
          sql`update user_profiles set time_zone = ${person.time_zone} where user_id = ${userId}`,
        )
      ids.known.set(person.user_id.toLowerCase(), userId)
      here.set(email, userId)
      created++
    } catch (refusal) {
      if (refusal instanceof PlanLimitReached)
        problems.add({
          file,
          line,
          because: `The plan has ${refusal.limit} users. Choose a larger one first.`,
        })
      else if (refusal instanceof AccountRefusal)
        problems.add({
          file,
          line,
          field: 'email',
          because: `${email} has an account at another institution of this installation. Remove it there, or change the address here.`,
        })
      else throw refusal
    }
  }
  return { created, here: here.size - created }
}

async function* eachTwice(zip: ZipReader) {
  for (const isFirst of [true, false])
    for await (const read of eachLine(zip, 'institution_people')) yield { ...read, isFirst }
}

async function listHere(tx: Db, institutionId: string): Promise<Map<string, string>> {
  const { rows } = await tx.execute<{ email: string; id: string }>(sql`
    select lower(u.email) as email, u.id from user_profiles p join auth.users u on u.id = p.user_id
    where p.institution_id = ${institutionId} and u.email is not null`)
  return new Map(rows.map(({ email, id }) => [email, id]))
}

function nearestWord(field: unknown, row: unknown): string | undefined {
  const given = String((row as Record<string, unknown> | undefined)?.[String(field)])
  if (field === 'role') return nearestOf(given, Role.options)
  return field === 'seat' ? nearestOf(given, Seat.options) : undefined
}
