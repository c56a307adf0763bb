import type { Db } from '@plumbline/database/db.ts'
import type { SignedInMember } from '../../platform/session/member-session.ts'
import type { ApiClient } from '../../router.ts'
import type { ScimPage } from './scim-answer.ts'
import type { MembershipChange, ScimGroup, ScimGroupFields } from './scim-group.ts'

/** What a directory may say of a person; further attributes are ignored, as RFC 7643 allows. */
export interface ScimUserFields {
  userName: string
  displayName?: string | undefined
  formatted?: string | undefined
  givenName?: string | undefined
  familyName?: string | undefined
  externalId?: string | undefined
  isActive?: boolean | undefined
}

/** A person as SCIM answers one. */
export interface RosterPerson {
  id: string
  email: string
  fullName: string
  givenName: string
  familyName: string
  externalId: string | null
  isActive: boolean
  group: ScimGroup | undefined
  createdAt: string
  changedAt: string
}

export type RosterCriterion = { kind: 'id' | 'email' | 'externalId'; value: string } | undefined

/** The people whom a key keeps up to date: the team, or the readers. */
export interface Roster {
  groups(): Promise<readonly ScimGroup[]>
  find(criterion: RosterCriterion, page: ScimPage): Promise<{ people: RosterPerson[]; total: number }>
  add(fields: ScimUserFields): Promise<RosterPerson>
  change(id: string, fields: ScimUserFields): Promise<RosterPerson>
  remove(id: string): Promise<void>
  membersOf(group: ScimGroup): Promise<RosterPerson[]>
  changeMembers(group: ScimGroup, change: MembershipChange): Promise<void>
  /** Groups that the directory adds, names, and deletes. */
  ofDirectory: {
    add(fields: ScimGroupFields): Promise<ScimGroup>
    has(group: ScimGroup): boolean
    change(group: ScimGroup, fields: Partial<ScimGroupFields>, members?: MembershipChange): Promise<void>
    remove(group: ScimGroup): Promise<void>
  }
}

/** The institution of the key, and the API with the key's rights. */
export interface ScimCaller {
  db: Db
  institutionId: string
  api: ApiClient
  directory: SignedInMember
  clientAddress: string
}
