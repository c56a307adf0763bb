import type { SearchGroup } from '@plumbline/contract/insight/search.ts'
import type { KeyNoun } from '@plumbline/contract/tenancy/api-keys.ts'
import type { WebhookEvent } from '@plumbline/contract/tenancy/webhooks.ts'
import type { Db } from '@plumbline/database/db.ts'
import type { FactKind } from '@plumbline/rules/exams/dry-run.ts'
import type { SQL } from 'drizzle-orm'
import type { Deadline, Waiting } from '../../platform/deadlines/deadline.ts'
import type { BackgroundJob, JobServices } from '../../platform/jobs/background-job.ts'
import type { JobHandler } from '../../platform/jobs/job-queue.ts'
import type { SamplePart } from '../../platform/session/sample-part.ts'
import type { SubjectSource } from '../../platform/subjects/subject-source.ts'
import type { NotificationKind } from '../notifications/notify.ts'
import type { ExamFactSource } from './exam-fact-source.ts'
import type { ReportPart } from './report-part.ts'
import type { WorkTables } from './work-table.ts'

/** Why a noun has nothing of a kind. */
export interface None {
  none: string
}

/**
 * Everything that the rest of the program has to know of a noun, in one record without behavior. `nouns.ts` lists
 * them; the router, subjects, reminders, the calendar, "Needs you", the sample institution, jobs, and the tests of
 * tables are derived from that list. A noun that forgets a key does not compile.
 */
export interface Noun<Handlers extends object = object> {
  /** Of the contract: `{ complaints: complaintHandlers }`. */
  handlers: Handlers
  /** Its tables of institution work, each with its audit, search, retention, export, sample, and isolation. */
  tables: WorkTables | None
  /** What can have comments, history, evidence, citations, and links. */
  subjects: readonly SubjectSource[] | None
  /** Dates that a person has to act on: reminders, calendar, and "Needs you". */
  deadlines: readonly Deadline[] | None
  /** What waits for a person without a date. */
  waiting: readonly Waiting[] | None
  /** The kinds of notifications that it sends. Their topics are in the contract. */
  notifications: readonly NotificationKind[] | None
  /** The groups of search results that show it. */
  search: readonly SearchGroup[] | None
  /** What opens it to API keys. */
  keyScopes: readonly KeyNoun[] | None
  /** The beginnings of its acts that webhooks tell of. */
  webhooks: readonly WebhookEvent[] | None
  /** Its part of the sample institution. */
  sample: readonly SamplePart[] | None
  /** Its background work at an interval. */
  jobs: ((services: JobServices) => readonly BackgroundJob[]) | None
  /** Work that requests put into the queue, by kind. */
  queue: ((services: JobServices) => Readonly<Record<string, JobHandler>>) | None
  /** What it asks of readers, people without an account. */
  readerDesk?: ReaderDesk
  /** What it can lay before an examiner. */
  examFacts?: Partial<Readonly<Record<FactKind, ExamFactSource>>>
  /** What reports say of it. */
  reportPart?: ReportPart
}

/** A reader at the desk, on the institution's day. */
export interface DeskReader {
  institutionId: string
  id: string
  today: string
}

export interface ReaderDesk {
  /** The list in the answer of `reading.desk`. */
  list: string
  open(tx: Db, reader: DeskReader): Promise<readonly unknown[]>
  /** Everything ever asked of a reader: `reader_id`, `due_on`, and whether it is done. */
  owed?(institutionId: string): SQL
}

export function defineNoun<Handlers extends object>(noun: Noun<Handlers>): Noun<Handlers> {
  return noun
}

type Fittings = Required<Omit<Noun, 'handlers' | 'readerDesk' | 'examFacts' | 'reportPart'>>

/** The other keys of a noun that is no work of an institution, all with one reason. */
export function nothingElse(none: string): { [Key in keyof Fittings]: None } {
  const reason = { none }
  return {
    tables: reason,
    subjects: reason,
    deadlines: reason,
    waiting: reason,
    notifications: reason,
    search: reason,
    keyScopes: reason,
    webhooks: reason,
    sample: reason,
    jobs: reason,
    queue: reason,
  }
}

/** Its tables of institution work, by name. */
export const tablesOf = (tables: Noun['tables']): WorkTables => (isNone(tables) ? {} : tables)

const isNone = (tables: Noun['tables']): tables is None => typeof tables.none === 'string'

/** What a noun has under a key; empty where it says why it has none. */
export const given = <Value>(value: readonly Value[] | None): readonly Value[] =>
  'none' in value ? [] : value
