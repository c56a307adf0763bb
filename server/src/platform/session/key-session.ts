import type { KeyNoun } from '@plumbline/contract/tenancy/api-keys.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { utcMoment } from '../sql.ts'
import { type CallersKey, hashOfKey } from './key-rights.ts'
import { type SignedInMember, WORKS_ON_HMDA } from './member-session.ts'

export type FindKeyMember = (secret: string) => Promise<SignedInMember | undefined>

/** Written at most once a minute, so that a busy key does not write with every call. */
export const USE_NOTED_EVERY = '1 minute'

/** A key, or what acts like one, with the person whose rights it has. */
export interface KeyRow extends Record<string, unknown> {
  id: string
  prefix: string
  may_write: boolean
  nouns: KeyNoun[]
  is_of_person: boolean
  name: string
  notes_use: boolean
  user_id: string
  email: string | null
  full_name: string
  job_title: string
  institution_id: string
  company_name: string
  company_type: SignedInMember['companyType']
  role: SignedInMember['role']
  seat: SignedInMember['seat']
  works_on_hmda: boolean
  time_zone: string
  is_sample: boolean
  is_institution_suspended: boolean
  suspended_reason: string
  must_add_second_factor: boolean
  trial_ends_at: string | null
  trial_has_ended: boolean
}

/** Of a person `p` with the account `u` in the institution `i`. */
export const RIGHTS_OF_PERSON = sql`
  p.user_id, u.email, p.full_name, p.job_title, p.institution_id, p.company_name, p.company_type, p.role, p.seat,
  ${WORKS_ON_HMDA} as works_on_hmda, coalesce(p.time_zone, i.time_zone) as time_zone, i.is_sample,
  i.suspended_at is not null as is_institution_suspended, i.suspended_reason,
  i.requires_second_factor and not exists (
    select 1 from auth.factors f where f.user_id = u.id and f.status = 'verified'
  ) as must_add_second_factor,
  ${utcMoment('p.trial_ends_at')} as trial_ends_at,
  coalesce(p.trial_ends_at <= now(), false) as trial_has_ended`

/**
 * One indexed query per call and nothing cached, so that a revoked key is refused at its next call on every process.
 * A person's key has the person's present rights. The institution's acts for the manager who made it, and once that
 * account is closed or no manager, for the one who has been there longest.
 */
export const createFindKeyMember =
  (db: Db): FindKeyMember =>
  async (secret) => {
    const { rows } = await db.execute<KeyRow>(sql`
      select k.id, k.prefix, k.may_write, to_json(k.nouns) as nouns, k.person_id is not null as is_of_person, k.name,
        k.last_used_at is null or k.last_used_at < now() - ${USE_NOTED_EVERY}::interval as notes_use,
        ${RIGHTS_OF_PERSON}
      from api_keys k
      join institutions i on i.id = k.institution_id
      join user_profiles p on p.institution_id = k.institution_id
      join auth.users u on u.id = p.user_id
      where k.secret_hash = ${hashOfKey(secret)} and k.revoked_at is null and k.expires_at > now()
        and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now())
        and (p.user_id = k.person_id
          or k.person_id is null and p.role in ('manager', 'admin') and p.seat = 'member')
      order by p.user_id = k.created_by desc, u.created_at, u.id
      limit 1`)
    const [row] = rows
    if (!row) return undefined
    if (row.notes_use)
      await db.execute(sql`
        update api_keys set last_used_at = now()
        where institution_id = ${row.institution_id} and id = ${row.id}
          and (last_used_at is null or last_used_at < now() - ${USE_NOTED_EVERY}::interval)`)
    return memberOfKey(row)
  }

export function memberOfKey(row: KeyRow): SignedInMember & { key: CallersKey } {
  return {
    userId: row.user_id,
    sessionId: '',
    email: row.email ?? '',
    fullName: row.is_of_person ? row.full_name : `API key “${row.name}”`,
    jobTitle: row.job_title,
    institutionId: row.institution_id,
    companyName: row.company_name,
    companyType: row.company_type,
    // A key operates no installation.
    role: row.role === 'admin' ? 'manager' : row.role,
    seat: row.seat,
    worksOnHmda: row.works_on_hmda,
    timeZone: row.time_zone,
    navigation: { pinned: [], hidden: [] },
    isSampleInstitution: row.is_sample,
    isInstitutionSuspended: row.is_institution_suspended,
    suspendedReason: row.suspended_reason,
    mustAddSecondFactor: row.is_of_person && row.must_add_second_factor,
    mustUseOwnProvider: false,
    trialEndsAt: row.trial_ends_at,
    trialHasEnded: row.trial_has_ended,
    owesSecondFactor: false,
    // A key proves nothing about who sits there.
    secondsSinceProof: null,
    key: { id: row.id, prefix: row.prefix, mayWrite: row.may_write, nouns: row.nouns },
  }
}
