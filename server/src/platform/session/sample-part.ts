import type { Auth } from '@plumbline/auth/auth.ts'
import type { Db } from '@plumbline/database/db.ts'

export interface SamplePerson {
  userId: string
  fullName: string
  email: string
  role: 'manager' | 'user'
}

/** What each noun is handed to fill its part of the sample institution. */
export interface SampleContext {
  institutionId: string
  manager: SamplePerson
  officer: SamplePerson
  analyst: SamplePerson
  /** The day it is made; dates of the sample count from it. */
  today: string
  auth: Auth
  db: Db
  /** A transaction of the sample institution. */
  inInstitution: <Result>(work: (tx: Db) => Promise<Result>) => Promise<Result>
}

/** One noun's part, made through the same functions that people's requests reach. */
export interface SamplePart {
  name: string
  make(context: SampleContext): Promise<void>
}
