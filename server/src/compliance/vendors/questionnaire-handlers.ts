import {
  LINK_DAYS_AFTER_DUE,
  ROUNDS_AT_MOST,
  SENDS_A_DAY_AT_MOST,
  type VendorQuestionnaire,
} from '@plumbline/contract/compliance/vendor-questionnaires.ts'
import type { Db } from '@plumbline/database/db.ts'
import { formatDay, parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import { changeOf, gapOf, questionsFor } from '@plumbline/rules/vendors/questionnaire.ts'
import { longDay } from '../../platform/days/long-day.ts'
import { todayIn } from '../../platform/days/today.ts'
import { managers, members } from '../../platform/procedures.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'
import { type Actor, recordHistory } from '../../work/history/history-store.ts'
import { notify } from '../../work/notifications/notify.ts'
import { listOwnAddresses, takeMailTurn } from '../readers/reader-store.ts'
import { findQuestionSet, saveQuestionSet } from './question-set-store.ts'
import {
  countSentInADay,
  insertQuestionnaire,
  listQuestionnaires,
  lockQuestionnaire,
  markDecided,
  markReturned,
  type QuestionnaireRow,
  type Submitted,
  saveContact,
} from './questionnaire-store.ts'
import { mayEdit } from './vendor-handlers.ts'
import { findVendor, lockVendor } from './vendor-store.ts'
import { vendorPath } from './vendor-subject.ts'

const DUE_DAYS_AT_MOST = 366

export const questionnaireHandlers = {
  questions: members.vendorQuestionnaires.questions.handler(({ context: { inInstitution, institutionId } }) =>
    inInstitution((tx) => findQuestionSet(tx, institutionId)),
  ),

  saveQuestions: managers.vendorQuestionnaires.saveQuestions.handler(({ input, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const ids = input.questions.map(({ id }) => id)
      const twice = ids.find((id, at) => ids.indexOf(id) < at)
      if (twice !== undefined) throw errors.QUESTION_TWICE({ data: { id: twice } })
      const version = await saveQuestionSet(tx, institutionId, { ...input, changedByName: member.fullName })
      if (version === undefined) {
        const now = await findQuestionSet(tx, institutionId)
        throw errors.CHANGED_MEANWHILE({ data: { byName: now.changedByName, version: now.version } })
      }
      await context.recordAct(tx, {
        action: 'vendor.questions',
        subjectId: null,
        detail: { version, questions: ids.length },
      })
      return { version }
    }),
  ),

  list: members.vendorQuestionnaires.list.handler(({ input: { vendorId }, context, errors }) =>
    context.inInstitution(async (tx) => {
      if (!(await findVendor(tx, context.member, vendorId))) throw errors.NOT_FOUND()
      const rounds = await listQuestionnaires(tx, context.institutionId, vendorId)
      return rounds.map((round, at) => asShown(round, before(rounds.slice(at + 1))))
    }),
  ),

  send: members.vendorQuestionnaires.send.handler(({ input, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const { vendorId, name, dueOn } = input
      const email = input.email.toLowerCase()
      const vendor = await lockVendor(tx, member, vendorId)
      if (!vendor) throw errors.NOT_FOUND()
      if (!mayEdit(member, vendor)) throw errors.NOT_ALLOWED()
      if (vendor.status === 'ended') throw errors.VENDOR_ENDED()
      checkDueOn(dueOn, todayIn(member.timeZone), errors)
      if ((await listOwnAddresses(tx, institutionId, [email])).length > 0) throw errors.ADDRESS_IS_OURS()
      const rounds = await listQuestionnaires(tx, institutionId, vendorId)
      if (rounds.some(({ state }) => state !== 'accepted' && state !== 'withdrawn')) throw errors.UNDER_WAY()
      if (rounds.filter(isKept).length >= ROUNDS_AT_MOST) throw errors.TOO_MANY_ROUNDS()
      if ((await countSentInADay(tx, institutionId)) >= SENDS_A_DAY_AT_MOST) throw errors.TOO_MANY_TODAY()
      const questions = questionsFor((await findQuestionSet(tx, institutionId)).questions, vendor.tier)
      if (questions.length === 0) throw errors.NO_QUESTIONS()
      const readerId = await saveContact(tx, institutionId, vendorId, { name, email })
      if (!(await takeMailTurn(tx, institutionId, readerId))) throw errors.MAILED_JUST_NOW()
      const id = await insertQuestionnaire(tx, institutionId, {
        ...{ vendorId, readerId, name, email, questions, dueOn },
        ...{ endsOn: linkEndsOn(dueOn), sentByName: member.fullName },
      })
      await tellContact(
        tx,
        institutionId,
        readerId,
        vendorId,
        `${questions.length} questions about ${vendor.title}, due ${longDay(dueOn)}`,
      )
      await recordStep(tx, institutionId, member, vendorId, 'questionnaire_sent', name)
      await context.recordAct(tx, {
        action: 'vendor.ask',
        subjectId: vendorId,
        detail: { questionnaire: id },
      })
      return { id }
    }),
  ),

  sendBack: members.vendorQuestionnaires.sendBack.handler(
    ({ input: { id, submittedAt, question, dueOn }, context, errors }) =>
      context.inInstitution(async (tx) => {
        const { institutionId, member } = context
        const round = await requireOpen(tx, member, id, errors)
        requireRead(round, submittedAt, errors)
        checkDueOn(dueOn, todayIn(member.timeZone), errors)
        await markReturned(tx, institutionId, id, { question, dueOn, endsOn: linkEndsOn(dueOn) })
        if (round.readerId) {
          // Not refused: it follows a submission of this very person.
          await takeMailTurn(tx, institutionId, round.readerId)
          const subject = `A question about your answers for ${round.vendorName}`
          await tellContact(tx, institutionId, round.readerId, round.vendorId, subject)
        }
        await recordStep(tx, institutionId, member, round.vendorId, 'questionnaire_returned', question)
        await context.recordAct(tx, {
          ...{ action: 'vendor.return_answers', subjectId: round.vendorId, detail: { questionnaire: id } },
        })
      }),
  ),

  accept: members.vendorQuestionnaires.accept.handler(
    ({ input: { id, submittedAt, conclusion }, context, errors }) =>
      context.inInstitution(async (tx) => {
        const { institutionId, member } = context
        const round = await requireOpen(tx, member, id, errors)
        requireRead(round, submittedAt, errors)
        const { vendorId } = round
        await markDecided(tx, institutionId, id, { state: 'accepted', conclusion, byName: member.fullName })
        await recordStep(tx, institutionId, member, vendorId, 'questionnaire_accepted', conclusion)
        await context.recordAct(tx, {
          ...{ action: 'vendor.accept_answers', subjectId: vendorId, detail: { questionnaire: id } },
        })
      }),
  ),

  withdraw: members.vendorQuestionnaires.withdraw.handler(({ input: { id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const { state, vendorId } = await requireOpen(tx, member, id, errors)
      if (state === 'accepted' || state === 'withdrawn') throw errors.ALREADY_ENDED()
      await markDecided(tx, institutionId, id, {
        state: 'withdrawn',
        conclusion: '',
        byName: member.fullName,
      })
      await recordStep(tx, institutionId, member, vendorId, 'questionnaire_withdrawn', '')
      await context.recordAct(tx, {
        ...{ action: 'vendor.withdraw_questions', subjectId: vendorId, detail: { questionnaire: id } },
      })
    }),
  ),
}

const linkEndsOn = (dueOn: string): string => formatDay(parseDay(dueOn, 'dueOn') + LINK_DAYS_AFTER_DUE)

function checkDueOn(
  dueOn: string,
  today: string,
  errors: { DAY_PAST: () => Error; DAY_FAR: () => Error },
): void {
  if (dueOn < today) throw errors.DAY_PAST()
  if (parseDay(dueOn, 'dueOn') - parseDay(today, 'today') > DUE_DAYS_AT_MOST) throw errors.DAY_FAR()
}

async function requireOpen(
  tx: Db,
  reader: Reader,
  id: string,
  errors: { NOT_FOUND: () => Error; NOT_ALLOWED: () => Error },
): Promise<QuestionnaireRow> {
  const round = await lockQuestionnaire(tx, reader.institutionId, id)
  if (!round) throw errors.NOT_FOUND()
  if (!mayEdit(reader, round)) throw errors.NOT_ALLOWED()
  return round
}

/** Decided is on the answers that the person read, and not on those submitted since. */
function requireRead(
  round: QuestionnaireRow,
  submittedAt: string,
  errors: { NOT_SUBMITTED: () => Error; ANSWERS_CHANGED: () => Error },
): void {
  if (round.state !== 'submitted') throw errors.NOT_SUBMITTED()
  if (round.submittedAt !== submittedAt) throw errors.ANSWERS_CHANGED()
}

/** One that was withdrawn without an answer takes no place. */
const isKept = ({ state, submitted }: QuestionnaireRow): boolean =>
  state !== 'withdrawn' || submitted !== null

/** The contact gets a mail with the own link. */
const tellContact = (tx: Db, institutionId: string, readerId: string, vendorId: string, subject: string) =>
  notify(tx, institutionId, readerId, { kind: 'vendor.asked', subject, link: vendorPath(vendorId) })

type Step =
  | 'questionnaire_sent'
  | 'questionnaire_returned'
  | 'questionnaire_accepted'
  | 'questionnaire_withdrawn'

const recordStep = (tx: Db, institutionId: string, actor: Actor, id: string, action: Step, words: string) =>
  recordHistory(
    tx,
    institutionId,
    actor,
    { kind: 'vendor', id },
    {
      action,
      changes:
        words === ''
          ? []
          : [
              {
                field: action === 'questionnaire_accepted' ? 'conclusion' : 'question',
                from: null,
                to: words,
              },
            ],
    },
  )

const before = (earlier: readonly QuestionnaireRow[]): Submitted | null =>
  earlier.find(({ submitted }) => submitted !== null)?.submitted ?? null

function asShown(round: QuestionnaireRow, earlier: Submitted | null): VendorQuestionnaire {
  const { questions, answers, files, submitted, ...row } = round
  const { readerId: _, vendorName: __, ownerId: ___, vendorStatus: ____, ...words } = row
  return {
    ...words,
    answeredCount: questions.filter(
      (question) =>
        !gapOf(
          question,
          answers[question.id],
          files.some(({ questionId }) => questionId === question.id),
        ),
    ).length,
    questions: questions.map((question) => {
      const given = submitted?.answers[question.id] ?? null
      const last = earlier?.answers[question.id]
      return {
        ...question,
        ...{ given, before: last ?? null },
        files: submitted?.files.filter(({ questionId }) => questionId === question.id) ?? [],
        change: submitted && earlier ? changeOf(given ?? undefined, last) : null,
      } as VendorQuestionnaire['questions'][number]
    }),
  }
}
