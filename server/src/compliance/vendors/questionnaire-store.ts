import type { DeskQuestionnaire } from '@plumbline/contract/compliance/vendor-answering.ts'
import type {
  AttachedFile,
  VendorQuestionnaire,
} from '@plumbline/contract/compliance/vendor-questionnaires.ts'
import type { Db } from '@plumbline/database/db.ts'
import type { VendorAnswer, VendorQuestion } from '@plumbline/rules/vendors/questionnaire.ts'
import { sql } from 'drizzle-orm'
import { utcMoment } from '../../platform/sql.ts'
import { ACTS_FOR_VENDOR } from './vendor-deadlines.ts'

export interface StoredFile extends AttachedFile {
  /** Once it was submitted. */
  evidenceId?: string
}

export interface Submitted {
  answers: Record<string, VendorAnswer>
  files: StoredFile[]
}

type Words = Omit<VendorQuestionnaire, 'questions' | 'answeredCount'>

export interface QuestionnaireRow extends Words, Record<string, unknown> {
  readerId: string | null
  vendorName: string
  ownerId: string | null
  vendorStatus: string
  questions: VendorQuestion[]
  answers: Record<string, VendorAnswer>
  files: StoredFile[]
  submitted: Submitted | null
}

const COLUMNS = sql`q.id, q.vendor_id as "vendorId", q.number, q.state, q.reader_id as "readerId",
  q.contact_name as "contactName", q.contact_email as "contactEmail", q.due_on::text as "dueOn",
  q.ends_on::text as "endsOn", ${utcMoment('q.sent_at')} as "sentAt", q.sent_by_name as "sentByName",
  q.returned_with as "returnedWith", ${utcMoment('q.submitted_at', 'US')} as "submittedAt",
  ${utcMoment('q.decided_at')} as "decidedAt", q.decided_by_name as "decidedByName", q.conclusion, q.questions,
  q.answers, q.files, q.submitted, v.title as "vendorName", v.owner_id as "ownerId",
  v.status as "vendorStatus"`
const FROM = sql`vendor_questionnaires q join vendors v on v.institution_id = q.institution_id and v.id = q.vendor_id`

export async function listQuestionnaires(
  tx: Db,
  institutionId: string,
  vendorId: string,
): Promise<QuestionnaireRow[]> {
  const { rows } = await tx.execute<QuestionnaireRow>(sql`
    select ${COLUMNS} from ${FROM} where q.institution_id = ${institutionId} and q.vendor_id = ${vendorId}
    order by q.number desc`)
  return rows
}

/** Locked for a change, for whoever decides on it. */
export async function lockQuestionnaire(
  tx: Db,
  institutionId: string,
  id: string,
): Promise<QuestionnaireRow | undefined> {
  const { rows } = await tx.execute<QuestionnaireRow>(sql`
    select ${COLUMNS} from ${FROM} where q.institution_id = ${institutionId} and q.id = ${id}
    for no key update of q`)
  return rows[0]
}

/** Of this person at the vendor, while the link opens. Locked: two windows of one person follow each other. */
export async function lockOwnQuestionnaire(
  tx: Db,
  institutionId: string,
  readerId: string,
  id: string,
  today: string,
): Promise<QuestionnaireRow | undefined> {
  const { rows } = await tx.execute<QuestionnaireRow>(sql`
    select ${COLUMNS} from ${FROM} where q.institution_id = ${institutionId} and q.id = ${id}
      and q.reader_id = ${readerId} and q.state <> 'withdrawn' and q.ends_on >= ${today}::date
    for no key update of q`)
  return rows[0]
}

export async function listDeskQuestionnaires(
  tx: Db,
  institutionId: string,
  readerId: string,
  today: string,
): Promise<DeskQuestionnaire[]> {
  const { rows } = await tx.execute<DeskQuestionnaire & Record<string, unknown>>(sql`
    select q.id, v.title as "vendorName", jsonb_array_length(q.questions) as "questionCount", q.state,
      q.due_on::text as "dueOn", ${utcMoment('q.submitted_at')} as "submittedAt"
    from ${FROM} where q.institution_id = ${institutionId} and q.reader_id = ${readerId} and q.state <> 'withdrawn'
      and q.ends_on >= ${today}::date
    order by q.due_on, q.id`)
  return rows
}

/** The owner of the vendor; where nobody owns it, every manager. */
export async function listDeciders(tx: Db, institutionId: string, vendorId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ userId: string }>(sql`
    select m.user_id as "userId" from vendors v join user_profiles m on ${ACTS_FOR_VENDOR}
    where v.institution_id = ${institutionId} and v.id = ${vendorId}`)
  return rows.map(({ userId }) => userId)
}

/** What the same person submitted in the round before. */
export async function findSubmittedBefore(
  tx: Db,
  institutionId: string,
  { vendorId, number, contactEmail }: Pick<QuestionnaireRow, 'vendorId' | 'number' | 'contactEmail'>,
): Promise<Submitted | undefined> {
  const { rows } = await tx.execute<{ submitted: Submitted }>(sql`
    select submitted from vendor_questionnaires where institution_id = ${institutionId} and vendor_id = ${vendorId}
      and contact_email = ${contactEmail} and number < ${number} and submitted is not null order by number desc limit 1`)
  return rows[0]?.submitted
}

/** A person at the vendor, with the door of readers. */
export async function saveContact(
  tx: Db,
  institutionId: string,
  vendorId: string,
  { name, email }: { name: string; email: string },
): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into readers (institution_id, vendor_id, email, name)
    values (${institutionId}, ${vendorId}, ${email}, ${name})
    on conflict (institution_id, vendor_id, email) where vendor_id is not null do update set name = excluded.name
    returning id`)
  return rows[0]!.id
}

export async function countSentInADay(tx: Db, institutionId: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::integer as count from vendor_questionnaires
    where institution_id = ${institutionId} and sent_at > now() - interval '1 day'`)
  return rows[0]!.count
}

interface NewQuestionnaire {
  vendorId: string
  readerId: string | null
  name: string
  email: string
  questions: readonly VendorQuestion[]
  dueOn: string
  endsOn: string
  sentByName: string
}

export async function insertQuestionnaire(
  tx: Db,
  institutionId: string,
  asked: NewQuestionnaire,
): Promise<string> {
  const { vendorId } = asked
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into vendor_questionnaires (institution_id, vendor_id, number, reader_id, contact_name, contact_email,
      questions, due_on, ends_on, sent_by_name)
    values (${institutionId}, ${vendorId}, (select coalesce(max(number), 0) + 1 from vendor_questionnaires
        where institution_id = ${institutionId} and vendor_id = ${vendorId}), ${asked.readerId}::uuid, ${asked.name},
      ${asked.email}, ${JSON.stringify(asked.questions)}::jsonb, ${asked.dueOn}::date, ${asked.endsOn}::date,
      ${asked.sentByName})
    returning id`)
  return rows[0]!.id
}

export async function saveAnswer(
  tx: Db,
  institutionId: string,
  id: string,
  questionId: string,
  answer: VendorAnswer,
): Promise<void> {
  await tx.execute(sql`
    update vendor_questionnaires
    set answers = answers || jsonb_build_object(${questionId}::text, ${JSON.stringify(answer)}::jsonb)
    where institution_id = ${institutionId} and id = ${id}`)
}

export async function saveFiles(
  tx: Db,
  institutionId: string,
  id: string,
  files: readonly StoredFile[],
): Promise<void> {
  await tx.execute(sql`
    update vendor_questionnaires set files = ${JSON.stringify(files)}::jsonb
    where institution_id = ${institutionId} and id = ${id}`)
}

export async function markSubmitted(
  tx: Db,
  institutionId: string,
  id: string,
  submitted: Submitted,
): Promise<string> {
  const { rows } = await tx.execute<{ submittedAt: string }>(sql`
    update vendor_questionnaires set state = 'submitted', submitted = ${JSON.stringify(submitted)}::jsonb,
      files = ${JSON.stringify(submitted.files)}::jsonb, submitted_at = now()
    where institution_id = ${institutionId} and id = ${id} returning ${utcMoment('submitted_at')} as "submittedAt"`)
  return rows[0]!.submittedAt
}

export async function markReturned(
  tx: Db,
  institutionId: string,
  id: string,
  { question, dueOn, endsOn }: { question: string; dueOn: string; endsOn: string },
): Promise<void> {
  await tx.execute(sql`
    update vendor_questionnaires set state = 'returned', returned_with = ${question}, due_on = ${dueOn}::date,
      ends_on = ${endsOn}::date
    where institution_id = ${institutionId} and id = ${id}`)
}

export async function markDecided(
  tx: Db,
  institutionId: string,
  id: string,
  { state, conclusion, byName }: { state: 'accepted' | 'withdrawn'; conclusion: string; byName: string },
): Promise<void> {
  await tx.execute(sql`
    update vendor_questionnaires set state = ${state}, conclusion = ${conclusion}, decided_at = now(),
      decided_by_name = ${byName}
    where institution_id = ${institutionId} and id = ${id}`)
}
