import type { SubjectKind } from '@plumbline/contract/compliance/subjects.ts'
import type { Role } from '@plumbline/contract/tenancy/members.ts'
import type { Db } from '@plumbline/database/db.ts'
import type { SQL } from 'drizzle-orm'
import type { CallersKey } from '../session/key-rights.ts'
import type { Queries } from './batched-queries.ts'

/** Who asks: what they may see goes by role and by name. */
export interface Reader {
  userId: string
  role: Role
  institutionId: string
  /** The API key that asks in the person's name. */
  key?: CallersKey
}

/** Who reads what of HMDA is recorded. */
export interface HmdaReader extends Reader {
  worksOnHmda: boolean
}

export interface SupportMaker {
  userId: string
  fullName: string
}

export interface FoundSubject {
  id: string
  title: string
  /** The page that shows it. */
  path: string
}

export interface SeenPart {
  id: string
  since: string | null
}

/**
 * What the shared pieces have to know of a kind of work. Each noun names its own. `find`
 * and `search` send one query each, or few: the first ones of several kinds travel in one statement.
 */
export interface SubjectSource {
  kind: SubjectKind
  /** The address of its page, to which the id is added. Absent: none shows it by its id alone. */
  page?: string
  /** Where its id alone does not make its address: the address as the database makes it from institution and id. */
  link?: (institutionId: SQL, id: SQL) => SQL
  /** Of these ids, those that the reader may see. Comments, evidence, and the rest follow this answer. */
  find(tx: Queries, reader: Reader, ids: readonly string[]): Promise<FoundSubject[]>
  /** By title, for linking; at most ten. Absent: it is not offered. */
  search?(tx: Queries, reader: Reader, words: string): Promise<FoundSubject[]>
  /** Lets people in by name who are mentioned. Absent: only those who may see it anyway are mentioned. */
  letIn?(tx: Db, institutionId: string, id: string, userIds: readonly string[]): Promise<void>
  /**
   * The parts of it that have texts of their own, such as the versions of a policy, as far as the reader may see them.
   * Comments on a passage that are older than `since` stay between those who wrote the text.
   */
  parts?(tx: Queries, reader: Reader, id: string): Promise<SeenPart[]>
  /** Who is told of a comment: owner, assigner, those let in. */
  followers?(tx: Db, institutionId: string, id: string): Promise<string[]>
  /**
   * What a figure of it rests on beside its evidence: records of these kinds that are linked with it. Who may decide
   * that; where it is absent, everybody who sees it.
   */
  support?: {
    kinds: readonly SubjectKind[]
    mayDecide(tx: Db, reader: Reader, id: string): Promise<boolean>
  }
  /** Its evidence or its links changed, and what is figured from them with it. The maker is null for the program. */
  supportChanged?(tx: Db, institutionId: string, maker: SupportMaker | null, id: string): Promise<void>
}

export const isManager = ({ role }: Pick<Reader, 'role'>): boolean => role === 'manager' || role === 'admin'

export const isOwnerOrManager = (
  reader: Pick<Reader, 'role' | 'userId'>,
  { ownerId }: { ownerId: string | null },
): boolean => isManager(reader) || ownerId === reader.userId
