import type {
  AttestationRow,
  OwnAttestation,
  QuizQuestion,
} from '@plumbline/contract/compliance/attestations.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { isImported } from '../../tenancy/institution-import/import-store.ts'
import { membersAndReaders } from '../../work/people/people-store.ts'

const moment = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`)

const textList = (texts: readonly string[]) =>
  sql`(select coalesce(array_agg(t), '{}') from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) t)`

/** Members and readers who were not asked before. Those who were keep their first due date. */
export async function insertRequests(
  tx: Db,
  institutionId: string,
  {
    policyId,
    versionId,
    dueOn,
    sections = [],
    changed = [],
  }: { policyId: string; versionId: string; dueOn: string; sections?: string[]; changed?: string[] },
  userIds: readonly string[],
  by: { userId: string; fullName: string },
): Promise<string[]> {
  const { rows } = await tx.execute<{ userId: string }>(sql`
    insert into attestations (institution_id, policy_id, version_id, user_id, user_name, reader_id, due_on, asked_by,
      asked_by_name, sections, changed_sections)
    select ${institutionId}::uuid, ${policyId}::uuid, ${versionId}::uuid, p.user_id, p.full_name, p.reader_id,
      ${dueOn}::date, ${by.userId}::uuid, ${by.fullName}, ${textList(sections)}, ${textList(changed)}
    from (${membersAndReaders(institutionId, userIds)}) p
    on conflict (institution_id, version_id, user_id) do nothing
    returning user_id as "userId"`)
  return rows.map(({ userId }) => userId)
}

export async function listAttestations(
  tx: Db,
  institutionId: string,
  versionId: string,
): Promise<AttestationRow[]> {
  const { rows } = await tx.execute<AttestationRow & Record<string, unknown>>(sql`
    select user_id as "userId", user_name as name, reader_id is not null as "isReader", due_on::text as "dueOn", ${moment('asked_at')} as "askedAt",
      asked_by_name as "askedByName", ${moment('signed_at')} as "signedAt", is_late as "isLate", sentence, sha256, address, method,
      to_json(sections) as sections, quiz is not null as "hasQuiz",
      ${isImported('t', 'signed_at')} as "isImported"
    from attestations t where institution_id = ${institutionId} and version_id = ${versionId}
    order by signed_at is not null, lower(user_name), user_id limit 10000`)
  return rows
}

export interface OwnRow extends Omit<OwnAttestation, 'sentence' | 'quiz'>, Record<string, unknown> {
  sentence: string
  quiz: QuizQuestion[]
}

/** What the person is asked to sign: only versions in force. Without a policy: what is not signed yet; `all`: everything. */
export async function listOwn(
  tx: Db,
  institutionId: string,
  userId: string,
  today: string,
  policyId: string | 'all' | undefined,
): Promise<OwnRow[]> {
  const { rows } = await tx.execute<OwnRow>(sql`
    select t.policy_id as "policyId", t.version_id as "versionId", p.title, v.number, t.due_on::text as "dueOn",
      t.sentence, ${moment('t.signed_at')} as "signedAt", to_json(t.sections) as sections,
      to_json(t.changed_sections) as "changedSections", coalesce(q.questions, '[]'::jsonb) as quiz
    from attestations t
    join policies p on p.institution_id = t.institution_id and p.id = t.policy_id
    join policy_versions v on v.institution_id = t.institution_id and v.id = t.version_id
    left join policy_quizzes q on q.institution_id = t.institution_id and q.version_id = t.version_id
    where t.institution_id = ${institutionId} and t.user_id = ${userId}
      ${policyId === 'all' ? sql`` : policyId ? sql`and t.policy_id = ${policyId}` : sql`and t.signed_at is null`}
      and not exists (select 1 from policy_versions n where n.institution_id = v.institution_id
        and n.policy_id = v.policy_id and n.state = 'approved' and n.number > v.number
        and n.effective_on <= ${today}::date)
    order by t.signed_at is not null, t.due_on, p.search_text limit 200`)
  return rows
}

export async function recordSignature(
  tx: Db,
  institutionId: string,
  userId: string,
  signature: {
    versionId: string
    sentence: string
    sha256: string
    address: string
    method: string
    quiz: { question: string; answer: string }[]
    today: string
    /** Now, but for the history of the sample institution. */
    signedAt?: string
  },
): Promise<{ signedAt: string; isLate: boolean } | undefined> {
  const { rows } = await tx.execute<{ signedAt: string; isLate: boolean }>(sql`
    update attestations set signed_at = coalesce(${signature.signedAt ?? null}::timestamptz, now()),
      sentence = ${signature.sentence}, sha256 = ${signature.sha256},
      address = ${signature.address}, method = ${signature.method},
      quiz = ${signature.quiz.length > 0 ? JSON.stringify(signature.quiz) : null}::jsonb,
      is_late = due_on < ${signature.today}::date
    where institution_id = ${institutionId} and version_id = ${signature.versionId} and user_id = ${userId}
      and signed_at is null
    returning ${moment('signed_at')} as "signedAt", is_late as "isLate"`)
  return rows[0]
}

/** Those who have not signed and were told nothing for a day. */
export async function takeForReminder(tx: Db, institutionId: string, versionId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ userId: string }>(sql`
    update attestations set reminded_at = now()
    where institution_id = ${institutionId} and version_id = ${versionId} and signed_at is null
      and coalesce(reminded_at, asked_at) < now() - interval '1 day'
    returning user_id as "userId"`)
  return rows.map(({ userId }) => userId)
}

export async function findQuiz(tx: Db, institutionId: string, versionId: string): Promise<QuizQuestion[]> {
  const { rows } = await tx.execute<{ questions: QuizQuestion[] }>(sql`
    select questions from policy_quizzes where institution_id = ${institutionId} and version_id = ${versionId}`)
  return rows[0]?.questions ?? []
}

export async function saveQuiz(
  tx: Db,
  institutionId: string,
  versionId: string,
  questions: readonly QuizQuestion[],
  byName: string,
): Promise<void> {
  if (questions.length === 0)
    await tx.execute(
      sql`delete from policy_quizzes where institution_id = ${institutionId} and version_id = ${versionId}`,
    )
  else
    await tx.execute(sql`
      insert into policy_quizzes (institution_id, version_id, questions, changed_by_name)
      values (${institutionId}, ${versionId}, ${JSON.stringify(questions)}::jsonb, ${byName})
      on conflict (institution_id, version_id)
        do update set questions = excluded.questions, changed_by_name = excluded.changed_by_name, updated_at = now()`)
}
