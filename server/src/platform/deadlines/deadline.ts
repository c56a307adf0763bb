import type { NotificationKind } from '@plumbline/contract/compliance/notifications.ts'
import type { NeedKind } from '@plumbline/contract/insight/dashboard.ts'
import type { SQL } from 'drizzle-orm'
import type { Reader } from '../subjects/subject-source.ts'

export type ReminderStage = 'due_in_week' | 'due_tomorrow' | 'overdue'

/** One notification about a deadline, sent once for each due date. */
export interface Reminder {
  stage: ReminderStage
  kind: NotificationKind
  /** The due dates it is about, in days from today: 2 to 7 is "within a week". */
  from: number
  to: number
  words: (title: string) => string
}

/** Several records in one line: `12 tasks`, and the list that shows them. */
export interface Together {
  several: string
  listPath: string
}

export interface OpenRows {
  /** Or the column with the ids of several. */
  institutionId: string | SQL
  /** The condition on the due date: `between … and …`, `is not null`. */
  due: SQL
  /** The day where the institution is. */
  today: SQL
  /** Reminders leave out the people who were told today. */
  purpose: 'reminders' | 'escalation' | 'needs' | 'calendar'
}

/** Why something is a person's to do: fixed words, or text that is selected for its id. */
export type Reason = string | ((id: SQL) => SQL)

/** Something with a date that a person has to act on. A noun declares its own; see `noun.ts`. */
export interface Deadline {
  /** Names it in `sent_reminders` and in the calendar: lower case with underscores. */
  subject: string
  /** What the dashboard calls it. */
  need: NeedKind
  /** Shown on the person's own dashboard alone. */
  reason: Reason
  /**
   * Selects id, title, link, due_on, and user_id of what is not done: one row for each person who has to act.
   * Titles are shown to that person alone, in notifications, mails, calendars, and on the dashboard.
   */
  open: (asked: OpenRows) => SQL
  reminders: readonly Reminder[]
  /** One reminder speaks of all of a stage. Its rows name the same people. */
  together?: Together
  /** How the calendar says it: `Due: File the report`. */
  calendar: (title: string) => string
  /** Tells every other manager on the day of the date. For dates set by law. */
  escalation?: { kind: NotificationKind; words: (title: string) => string }
}

/** What waits for a person without a date, such as an approval. Rows as those of a deadline, without `due_on`. */
export interface Waiting {
  need: NeedKind
  reason: Reason
  /** Its rows have a `due_on` that does not decide when they are shown. */
  hasDate?: boolean
  open: (asked: {
    reader: Reader
    institutionId: string
    userId: string
    isManager: boolean
    today: SQL
  }) => SQL
}
