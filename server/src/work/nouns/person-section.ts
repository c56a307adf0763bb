import { type SQL, sql } from 'drizzle-orm'
import { uuidList } from '../../platform/sql.ts'

/** Everyone with one email: accounts, and submissions without one. */
export interface Person {
  email: string
  userIds: readonly string[]
}

/** One section of a person's export, as rows of JSON. */
export interface PersonSection {
  name: string
  /** The table. */
  table: string
  /** The condition that selects the person's rows, with alias `t`. */
  theirs: (person: Person) => SQL
  /** Columns left out: secrets, and columns without personal data. */
  without?: readonly string[]
  /** Columns with files: these rows are read one at a time. */
  file?: string
  orderBy: string
}

export const ids = ({ userIds }: Person) => sql`any(${uuidList(userIds)})`
export const account = (person: Person) => sql`t.user_id = ${ids(person)}`

/** What was asked of an account, or of a reader with the address. */
export const askedOf = (person: Person) =>
  sql`(${account(person)} or t.reader_id in (select r.id from readers r where r.email = ${person.email}))`

/** Why a person's export has no rows of a table that names people. */
export const RECORD =
  'a record of an institution, which says who wrote it; the audit entries name each of these acts'
