import { randomBytes } from 'node:crypto'
import type { Actor, Auth } from '@plumbline/auth/auth.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { recordAudit } from '../../platform/audit-log/audit-log.ts'
import { todayIn } from '../../platform/days/today.ts'
import { inInstitution } from '../../platform/session/institution-scope.ts'
import type { SampleContext, SamplePart, SamplePerson } from '../../platform/session/sample-part.ts'
import { deleteInstitution } from '../institutions/institution-deletion.ts'
import { insertInstitution } from '../institutions/institution-store.ts'
import { createMember } from '../users/member-creation.ts'

const SAMPLE_NAME = 'Harborlight Credit Union (sample)'
const TIME_ZONE = 'America/New_York'
/** Any number that nobody else locks: of two people who press the button, one makes it. */
const SAMPLE_LOCK = 7_468_310

/** Named by role: nobody mistakes them for people. The domain is reserved and receives no mail. */
const PEOPLE = {
  manager: { fullName: 'Sample Manager', email: 'manager@harborlight.example', role: 'manager' },
  officer: { fullName: 'Sample Officer', email: 'officer@harborlight.example', role: 'user' },
  analyst: {
    fullName: 'Sample Analyst',
    email: 'analyst@harborlight.example',
    role: 'user',
    worksOnHmda: true,
  },
} as const

export async function findSampleInstitution(db: Db): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from institutions where is_sample limit 1`)
  return rows[0]?.id
}

export interface SampleOptions {
  parts: readonly SamplePart[]
  actor: Actor
  /** The day its work is dated around; else today where it is. */
  today?: string
  /** Of the three people; else one that nobody knows, until an administrator sends a reset link. */
  password?: string
}

/** The sample institution with all its parts. One that exists is left as it is. */
export async function makeSampleInstitution(
  db: Db,
  auth: Auth,
  {
    parts,
    actor,
    today = todayIn(TIME_ZONE),
    password = `S${randomBytes(12).toString('base64url')}7!`,
  }: SampleOptions,
): Promise<{ institutionId: string; isNew: boolean }> {
  const prepared = await auth.accounts.preparePassword(password)
  const made = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SAMPLE_LOCK})`)
    const known = await findSampleInstitution(tx)
    if (known) return { institutionId: known }
    const { id: institutionId } = await insertInstitution(tx, {
      name: SAMPLE_NAME,
      type: 'credit_union',
      plan: 'professional',
      isSample: true,
    })
    const people: Partial<Record<keyof typeof PEOPLE, SamplePerson>> = {}
    for (const [seat, person] of Object.entries(PEOPLE)) {
      const company = { companyName: SAMPLE_NAME, companyType: 'credit_union' as const }
      const { userId } = await createMember(
        tx,
        auth,
        { ...person, ...company, institutionId, password: prepared },
        actor,
      )
      people[seat as keyof typeof PEOPLE] = { ...person, userId }
    }
    await recordAudit(tx, {
      action: 'institution.sample_created',
      actorId: actor.id,
      subjectId: institutionId,
      ip: actor.ip,
      institutionId,
    })
    return { institutionId, people: people as Record<keyof typeof PEOPLE, SamplePerson> }
  })
  if (!made.people) return { institutionId: made.institutionId, isNew: false }

  const { institutionId, people } = made
  const context: SampleContext = {
    institutionId,
    ...people,
    today,
    auth,
    db,
    inInstitution: (work) => inInstitution(db, institutionId, work),
  }
  try {
    for (const part of parts) await part.make(context)
  } catch (error) {
    // Half a sample would look like a broken product.
    await removeSampleInstitution(db, auth, actor)
    throw error
  }
  return { institutionId, isNew: true }
}

/** Without a trace outside the audit log. */
export async function removeSampleInstitution(db: Db, auth: Auth, actor: Actor): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SAMPLE_LOCK})`)
    const id = await findSampleInstitution(tx)
    if (!id) return false
    await deleteInstitution(tx, auth, id, actor)
    await recordAudit(tx, {
      action: 'institution.sample_removed',
      actorId: actor.id,
      subjectId: id,
      ip: actor.ip,
      institutionId: id,
    })
    return true
  })
}
