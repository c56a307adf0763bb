import { IS_UNNAMED } from '../../publishing/media/unnamed-media.ts'

/** What is deleted by age. `promise` is a line of `content/legal/privacy.md`, word for word. */
export interface RetentionRule {
  what: string
  table: string
  /** The column from which the age counts; rows with null stay. */
  since: string
  /** An optional condition. */
  only?: string
  keptFor: string
  promise: string
}

/** Work of an institution outlives its time while a legal hold of the institution is in force. */
const IS_NOT_HELD = (table: string) => `not exists (select 1 from public.legal_holds h
  where h.institution_id = ${table}.institution_id and h.lifted_at is null)`

const AFTER_DELETION = 'Until the account is deleted, and 30 days after'
const USAGE = '| Usage data, including server records, sessions and marks of what was seen | Up to 2 years |'
const SUPPORT =
  '| Support communications, including messages, trial requests that led to no account, and job applications | Up to 3 years |'
const LETTERS = '| Letters that we sent: to whom, of which kind and when | 30 days |'
const NOTIFICATIONS = '| Notifications in the application, from the day they were sent | 2 years |'
const FORM_COUNTS =
  '| How many forms were filed from one network address in an hour and in a day, kept as a hash | 1 day |'
const OPEN_EDITORS = '| Which text you have open in an editor | 1 day |'
const ASSISTANT = '| Questions to the assistant with their answers, from the day they were asked | 1 year |'
const HMDA_FILES =
  '| HMDA files that you chose to store, sealed with a key of the installation | 1 day after the date that you chose |'
const LOAN_RUNS =
  '| Runs of loan files that you chose to store, sealed with a key of the installation | 1 day after the date that you chose |'
const UNNAMED_PICTURES = '| Pictures that no text names, from the day they were uploaded | 30 days |'

export const RETENTION_RULES: readonly RetentionRule[] = [
  {
    what: 'stored HMDA files',
    table: 'public.hmda_files',
    since: 'keep_until',
    only: IS_NOT_HELD('hmda_files'),
    keptFor: '1 day',
    promise: HMDA_FILES,
  },
  {
    what: 'stored runs of loan files',
    table: 'public.loan_runs',
    since: 'keep_until',
    only: IS_NOT_HELD('loan_runs'),
    keptFor: '1 day',
    promise: LOAN_RUNS,
  },
  {
    what: 'accounts marked as deleted',
    table: 'auth.users',
    since: 'deleted_at',
    keptFor: '30 days',
    promise: AFTER_DELETION,
  },
  { what: 'sessions', table: 'auth.sessions', since: 'refreshed_at', keptFor: '2 years', promise: USAGE },
  {
    what: 'marks of seen updates',
    table: 'public.regulatory_updates_seen',
    since: 'seen_at',
    keptFor: '2 years',
    promise: USAGE,
  },
  {
    what: 'trial requests',
    table: 'public.trial_requests',
    since: 'created_at',
    only: 'account_id is null',
    keptFor: '3 years',
    promise: SUPPORT,
  },
  {
    what: 'contact messages',
    table: 'public.contact_messages',
    since: 'created_at',
    keptFor: '3 years',
    promise: SUPPORT,
  },
  {
    what: 'job applications',
    table: 'public.job_applications',
    since: 'created_at',
    keptFor: '3 years',
    promise: SUPPORT,
  },
  {
    what: 'letters that went out or were given up',
    table: 'public.outgoing_mail',
    since: 'coalesce(sent_at, given_up_at)',
    keptFor: '30 days',
    promise: LETTERS,
  },
  {
    what: 'notifications',
    table: 'public.notifications',
    since: 'created_at',
    keptFor: '2 years',
    promise: NOTIFICATIONS,
  },
  {
    what: 'counts of filed forms',
    table: 'public.filing_counts',
    since: 'hour',
    keptFor: '1 day',
    promise: FORM_COUNTS,
  },
  {
    what: 'marks of open editors',
    table: 'public.open_editors',
    since: 'seen_at',
    keptFor: '1 day',
    promise: OPEN_EDITORS,
  },
  {
    what: 'questions to the assistant',
    table: 'public.assistant_questions',
    since: 'asked_at',
    only: IS_NOT_HELD('assistant_questions'),
    keptFor: '1 year',
    promise: ASSISTANT,
  },
  {
    what: 'conversations with the assistant',
    table: 'public.assistant_conversations',
    since: 'updated_at',
    only: IS_NOT_HELD('assistant_conversations'),
    keptFor: '1 year',
    promise: ASSISTANT,
  },
  {
    what: 'pictures that no text names',
    table: 'public.media',
    since: 'created_at',
    only: IS_UNNAMED,
    keptFor: '30 days',
    promise: UNNAMED_PICTURES,
  },
]
