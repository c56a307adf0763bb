/** What an institution of twelve people and sixty readers leaves in a year. `docs/growth.md` shows these figures. */
export interface GrownTable {
  table: string
  /** Per institution and year. */
  perYear: number
  /** Rows that retention keeps this long; one day more is there, as before its daily run. */
  keptDays?: number
  /** Made once, whatever the years. */
  isFixed?: true
  why: string
  columns: string
  values: string
  /** Not of an institution: the first column is one of these. */
  isOfPeople?: true
}

export const PEOPLE = 12
const READERS = 60
const POLICIES = 40
const LOANS_OF_A_BATCH = 200
const DAYS_OF_A_YEAR = 365
/** Days on which people work. */
const WORK_DAYS = 220

/** The same for the same text. */
export const uuidOf = (text: string) =>
  `overlay(overlay(md5(${text}) placing '4' from 13) placing 'a' from 17)::uuid`

/** In the expressions `i` is the institution, `n` counts from one, and `at` spreads the rows over the years. */
const id = (kind: string, number = 'n') => uuidOf(`'${kind}' || i.number || '-' || (${number})`)
const person = (number = 'n') => id('person', `1 + (${number}) % ${PEOPLE}`)
const reader = (number = 'n') => id('reader', `1 + (${number}) % ${READERS}`)
const task = (number = 'n') => id('task', `1 + (${number}) % least(400, :tasks)`)
const pick = (...words: string[]) => `(array['${words.join("', '")}'])[1 + n % ${words.length}]`
const topic = pick('qm', 'trid', 'hmda', 'cra')
const hash = (text: string) => `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`
const prose = (times: number) =>
  `repeat('The officer compares ' || n || ' with the notice of ' || md5(n::text) || ' and notes what is missing. ', ${times})`

export const GROWN_TABLES: readonly GrownTable[] = [
  {
    table: 'readers',
    perYear: READERS,
    isFixed: true,
    why: 'people who sign policies without an account',
    columns: 'id, email, name, department, added_at',
    values: `${id('reader')}, 'reader-' || i.number || '-' || n || '@bank.example', 'Reader ' || n, 'Branch ' || n % 5, at`,
  },
  {
    table: 'tasks',
    perYear: 400,
    why: 'eight a week',
    columns:
      'id, title, description, status, done_at, done_by, priority, topic, owner_id, assigned_by, due_on, reminded_for, escalated_for, created_at, updated_at',
    values: `${id('task')}, 'Check loan file ' || n || ' against the register', ${prose(4)},
      case when n > :rows - 60 then 'open' else 'done' end, case when n <= :rows - 60 then at + interval '9 days' end,
      case when n <= :rows - 60 then ${person()} end, ${pick('high', 'medium', 'low')}, ${topic}, ${person()}, ${person('n + 1')},
      at::date + 10, at::date + 10, at::date + 10, at, at`,
  },
  {
    table: 'work_renderings',
    perYear: 400,
    why: 'the formatted text of a task',
    columns: 'text_id, kind, renderer, html',
    values: `${id('task')}, 'task', :renderer, '<p>' || ${prose(4)} || '</p>'`,
  },
  {
    table: 'history_entries',
    perYear: 4_000,
    why: 'ten changes a task; other nouns change seldom',
    columns: 'id, subject_kind, subject_id, at, actor_id, actor_name, action, changes',
    values: `${id('history')}, 'task', ${id('task', '1 + (n - 1) / 10')}, at, ${person()}, 'Writer ' || n % ${PEOPLE}, 'changed',
      jsonb_build_array(jsonb_build_object('field', 'dueOn', 'from', at::date, 'to', at::date + n % 90))`,
  },
  {
    table: 'comments',
    perYear: 600,
    why: 'one and a half a task',
    columns: 'id, subject_kind, subject_id, author_id, author_name, body, created_at',
    values: `${id('comment')}, 'task', ${id('task', '1 + (n - 1) * 2 / 3')}, ${person()}, 'Writer', ${prose(3)}, at`,
  },
  {
    table: 'notifications',
    perYear: Math.round(PEOPLE * WORK_DAYS * 1.2),
    keptDays: 730,
    why: 'one or two a person and work day; kept for two years',
    columns: 'id, user_id, kind, subject, link, created_at, read_at, mailed_at, delivery',
    values: `${id('notification')}, ${person()}, 'task.assigned', 'Check loan file ' || n || ' against the register is yours',
      '/workspace/tasks/' || ${task()}, at, case when n <= :rows - 100 then at + interval '1 hour' end, at, 'email'`,
  },
  {
    table: 'sent_reminders',
    perYear: 1_200,
    why: 'three dates a task',
    columns: 'stage, subject_kind, subject_id, due_on',
    values: `${pick('due_in_week', 'due_tomorrow', 'overdue')}, 'task', ${id('task', '1 + (n - 1) / 3')}, at::date`,
  },
  {
    table: 'files',
    perYear: 300,
    why: 'evidence; their bytes are in the object store',
    columns:
      'id, name, byte_size, content_type, sha256, uploaded_by, uploaded_by_name, created_at, stored_at, stored_in, object_name, crc32',
    values: `${id('file')}, 'working-paper-' || n || '.pdf', 400000, 'application/pdf', ${hash(`i.number || '-' || n`)}, ${person()},
      'Writer', at, at, 'object_store', i.id || '/' || ${hash(`i.number || '-' || n`)} || '-' || md5(n::text), n`,
  },
  {
    table: 'evidence',
    perYear: 300,
    why: 'one for each file',
    columns: 'id, title, valid_on, file_id, added_by, added_by_name, added_at',
    values: `${id('evidence')}, 'Working paper ' || n, at::date, ${id('file')}, ${person()}, 'Writer', at`,
  },
  {
    table: 'evidence_uses',
    perYear: 450,
    why: 'half of it is used in two places',
    columns: 'evidence_id, subject_kind, subject_id, linked_by, linked_by_name, linked_at',
    values: `${id('evidence', '1 + (n - 1) * 2 / 3')}, 'task', ${id('task', '1 + n % :tasks')}, ${person()}, 'Writer', at`,
  },
  {
    table: 'policies',
    perYear: POLICIES,
    isFixed: true,
    why: 'forty policies',
    columns: 'id, title, topic, owner_id, created_at',
    values: `${id('policy')}, 'Policy ' || n, ${topic}, ${person()}, at`,
  },
  {
    table: 'policy_versions',
    perYear: 60,
    why: 'each is revised three times in two years; 20 KB of text',
    columns:
      'id, policy_id, number, body, state, effective_on, written_by, written_by_name, approved_at, sha256, created_at',
    values: `${id('version')}, ${id('policy', `1 + (n - 1) % ${POLICIES}`)}, 1 + (n - 1) / ${POLICIES}, text.body, 'approved', at::date,
      ${person()}, 'Writer', at, ${hash('text.body')}, at`,
  },
  {
    table: 'attestations',
    perYear: 60 * 36,
    why: 'half of all people sign each version',
    columns:
      'id, policy_id, version_id, user_id, user_name, due_on, asked_by, asked_by_name, asked_at, signed_at, sentence, sha256, address, method, reader_id',
    values: `${id('attestation')}, ${id('policy', `1 + ((n - 1) / 36) % ${POLICIES}`)}, ${id('version', '1 + (n - 1) / 36')}, ${reader('n % 36')},
      'Reader ' || n % 36, at::date + 14, ${person()}, 'Writer', at, at + interval '3 days', 'I have read the policy and will follow it.',
      ${hash('n::text')}, '192.0.2.1', 'A code by email', ${reader('n % 36')}`,
  },
  {
    table: 'trainings',
    perYear: 12,
    why: 'one a month',
    columns: 'id, title, description, topic, due_on, created_at',
    values: `${id('training')}, 'Training ' || n, ${prose(3)}, ${topic}, at::date, at`,
  },
  {
    table: 'training_assignments',
    perYear: 12 * 36,
    why: 'half of all people each',
    columns: 'id, training_id, user_id, user_name, assigned_at, completed_on, completed_at, reader_id',
    values: `${id('assignment')}, ${id('training', '1 + (n - 1) / 36')}, ${reader('n % 36')}, 'Reader ' || n % 36, at, at::date, at, ${reader('n % 36')}`,
  },
  {
    table: 'complaints',
    perYear: 60,
    why: 'five a month',
    columns:
      'id, number, title, description, kind, channel, topic, owner_id, received_on, closed_at, created_at',
    values: `${id('complaint')}, n, 'Complaint ' || n, ${prose(6)}, 'billing_error', 'letter', ${topic}, ${person()}, at::date,
      case when n <= :rows - 5 then at + interval '20 days' end, at`,
  },
  {
    table: 'findings',
    perYear: 30,
    why: 'of exams, audits, and monitoring',
    columns:
      'id, number, title, description, source, severity, status, topic, owner_id, found_on, closed_at, created_at',
    values: `${id('finding')}, n, 'Finding ' || n, ${prose(6)}, ${pick('exam', 'audit', 'self_test', 'complaint')}, ${pick('high', 'medium', 'low')},
      case when n <= :rows - 10 then 'closed' else 'open' end, ${topic}, ${person()}, at::date,
      case when n <= :rows - 10 then at + interval '60 days' end, at`,
  },
  {
    table: 'loan_test_results',
    perYear: 500,
    why: 'two a work day',
    columns:
      'id, calculator, name, loan_number, input, answer, outcome, rules_version, register_version, sha256, created_by, created_at',
    values: `${id('result')}, 'trid-forward', 'Loan ' || n, 'L-' || n, ${json('input', 12)}, ${json('answer', 30)}, 'within', '1', '1', ${hash('n::text')}, ${person()}, at`,
  },
  {
    table: 'loan_test_batches',
    perYear: 12,
    why: 'one a month',
    columns:
      'id, calculator, name, source, row_count, status, rules_version, register_version, created_by, created_at, finished_at',
    values: `${id('batch')}, 'trid-forward', 'Month ' || n, ${prose(200)}, ${LOANS_OF_A_BATCH}, 'done', '1', '1', ${person()}, at, at`,
  },
  {
    table: 'loan_test_batch_rows',
    perYear: 12 * LOANS_OF_A_BATCH,
    why: `${LOANS_OF_A_BATCH} loans each`,
    columns: 'batch_id, number, outcome, result, loan_number, explanation',
    values: `${id('batch', `1 + (n - 1) / ${LOANS_OF_A_BATCH}`)}, 1 + (n - 1) % ${LOANS_OF_A_BATCH}, 'within', ${json('answer', 16)}, 'L-' || n,
      ${json('line', 6)}`,
  },
  {
    table: 'institution_snapshots',
    perYear: DAYS_OF_A_YEAR,
    why: 'the figures of each day',
    columns: 'day, active_regulations, compliance_articles, pending_reviews, risk_alerts, score, score_parts',
    values: `current_date - :rows - 1 + n, 8, 45, 20, 12, '{"total": 80, "concerns": []}', ${json('part', 6)}`,
  },
  {
    table: 'institution_snapshot_rows',
    perYear: 10 * DAYS_OF_A_YEAR,
    why: 'ten parts a day, with the ids that they counted: 45 articles, 8 parts of the law, and open work',
    columns: 'day, part, count, ids',
    values: `current_date - :rows / 10 - 1 + (1 + (n - 1) / 10), (array['regulations-that-apply', 'regulations-that-may-apply', 'articles-published',
      'tasks-waiting', 'findings-waiting-for-closure', 'policies-in-review', 'assessments-to-plan', 'assessments-to-complete', 'tasks-overdue',
      'high-findings-open'])[1 + n % 10], 8,
      case n % 10 when 0 then array(select '10' || k from generate_series(10, 17) k) when 2 then array(select 'the-name-of-an-article-' || k
        from generate_series(1, 45) k) else array(select ${id('task', ':rows / 9 - k')}::text from generate_series(1, 3) k) end`,
  },
  {
    table: 'citation_links',
    perYear: 200,
    why: 'half of the tasks name the law',
    columns: 'id, subject_kind, subject_id, citation, title, part, section, created_by, created_at',
    values: `${id('citation')}, 'task', ${id('task', '2 * n - 1')}, '12 CFR 1026.' || 1 + n % 60, 12, '1026', (1 + n % 60)::text, ${person()}, at`,
  },
  {
    table: 'webhooks',
    perYear: 1,
    isFixed: true,
    why: 'one',
    columns: 'id, url, events, secret, created_by_name',
    values: `${id('webhook')}, 'https://bank.example/hook', '{task.created}', 'secret', 'Writer'`,
  },
  {
    table: 'webhook_deliveries',
    perYear: 4_000,
    keptDays: 30,
    why: 'one for each change; kept for 30 days',
    columns: 'id, webhook_id, event, body, state, attempts, status, created_at, tried_at',
    values: `${id('delivery')}, ${id('webhook', '1')}, 'task.changed', '{"id":"' || ${task()} || '","title":"' || ${prose(3)} || '"}', 'delivered', 1, 200, at, at`,
  },
  {
    table: 'assistant_conversations',
    perYear: 100,
    keptDays: 365,
    why: 'two a week; kept for a year',
    columns: 'id, user_id, title, created_at, updated_at',
    values: `${id('conversation')}, ${person()}, 'When is the Loan Estimate due?', at, at`,
  },
  {
    table: 'assistant_questions',
    perYear: 300,
    keptDays: 365,
    why: 'three each; kept for a year',
    columns: 'id, conversation_id, user_id, question, outcome, answer, asked_at',
    values: `${id('question')}, ${id('conversation', '1 + n % 100')}, ${person()}, 'When is the Loan Estimate ' || n || ' due?', 'answered',
      ${json('passage', 40)}, at`,
  },
  {
    table: 'outgoing_mail',
    perYear: PEOPLE * WORK_DAYS,
    keptDays: 30,
    why: 'one a person and work day; kept for 30 days',
    columns: 'id, kind, recipient, subject, html, plain, created_at, sent_at',
    values: `${id('mail')}, 'notifications', 'person-' || i.number || '-' || 1 + n % ${PEOPLE} || '@bank.example', 'What is due', '<p>' || ${prose(50)} || '</p>',
      ${prose(12)}, at, at`,
  },
  {
    table: 'auth.sessions',
    perYear: PEOPLE * 50,
    keptDays: 730,
    isOfPeople: true,
    why: 'one a person and week; kept for two years',
    columns: 'user_id, aal, amr, refreshed_at, user_agent, ip, created_at',
    values: `${person()}, 'aal1', '[]', at, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', '192.0.2.1', at`,
  },
]

/** An object with so many members, as results and answers have. */
function json(name: string, members: number): string {
  return `(select jsonb_object_agg('${name}' || k, round((n * k)::numeric / 7, 3)::text || ' of the note') from generate_series(1, ${members}) k)`
}

/** Entries of the audit log: a sign-in a person and work day, and as many for everything else. */
export const AUDIT_ENTRIES_A_YEAR = 2 * PEOPLE * WORK_DAYS
