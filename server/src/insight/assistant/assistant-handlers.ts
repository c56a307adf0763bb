import { CONVERSATION_QUESTIONS_AT_MOST, type LoggedQuestion } from '@plumbline/contract/insight/assistant.ts'
import { partsThatDoNotBind } from '@plumbline/rules/applicability/parts-that-bind.ts'
import { csvFile } from '../../platform/csv/csv-file.ts'
import { todayIn } from '../../platform/days/today.ts'
import { managers, members } from '../../platform/procedures.ts'
import { requireQuota } from '../../platform/quotas/quotas.ts'
import { prepareIndex } from '../../regulations/retrieval/passage-index-store.ts'
import { findFacts } from '../../tenancy/settings/fact-store.ts'
import { arrangeAnswer } from './arrange-answer.ts'
import { finished, stoppable, streamArrangement } from './arrangement-stream.ts'
import {
  deleteConversation,
  findAssistantSettings,
  findConversation,
  findOwnQuestion,
  insertConversation,
  insertQuestion,
  listConversations,
  listLog,
  listLogForExport,
  lockConversation,
  rateQuestion,
  saveArrangement,
  saveAssistantSettings,
} from './assistant-store.ts'
import { composeAnswer } from './compose-answer.ts'

const TITLE_MAX_LENGTH = 120

export const assistantHandlers = {
  ask: members.assistant.ask.handler(async ({ input: { question, conversationId, on }, context, errors }) => {
    const { db, inInstitution, institutionId, member } = context
    const owner = { institutionId, userId: member.userId }
    const today = todayIn(member.timeZone)
    const facts = await inInstitution((tx) => findFacts(tx, institutionId, today))
    const without = partsThatDoNotBind(facts, Number(today.slice(0, 4)))
    const answer = await composeAnswer({
      ...{ db, inInstitution, institutionId, text: question, today, without, kind: facts.kind },
      on: on ?? today,
    })
    return inInstitution(async (tx) => {
      const count = conversationId ? await lockConversation(tx, owner, conversationId) : 0
      if (count === undefined) throw errors.NOT_FOUND()
      if (count >= CONVERSATION_QUESTIONS_AT_MOST) throw errors.CONVERSATION_FULL()
      const bytes = Buffer.byteLength(question) + Buffer.byteLength(JSON.stringify(answer))
      await requireQuota(tx, 'assistant_questions', owner, bytes)
      const title = question.replaceAll(/\s+/g, ' ').slice(0, TITLE_MAX_LENGTH)
      const id = conversationId ?? (await insertConversation(tx, owner, title))
      return { ...(await insertQuestion(tx, owner, id, question, answer)), conversationId: id }
    })
  }),

  arrange: members.assistant.arrange.handler(async ({ input: { id }, context, errors }) => {
    const { inInstitution, institutionId, member, assistantModel } = context
    const owner = { institutionId, userId: member.userId }
    const { asked, settings } = await inInstitution(async (tx) => ({
      asked: await findOwnQuestion(tx, owner, id),
      settings: await findAssistantSettings(tx, institutionId),
    }))
    if (!asked) throw errors.NOT_FOUND()
    if (asked.arrangement) return finished(asked.arrangement)
    if (!assistantModel || !settings?.usesModel || asked.answer.outcome !== 'answered') return finished(null)
    return stoppable((stop) =>
      streamArrangement(arrangeAnswer(assistantModel, asked.question, asked.answer, stop), (arranged) =>
        inInstitution((tx) => saveArrangement(tx, institutionId, id, arranged)),
      ),
    )
  }),

  rate: members.assistant.rate.handler(
    ({ input: { id, rating, reason }, context: { inInstitution, institutionId, member }, errors }) =>
      inInstitution(async (tx) => {
        const owner = { institutionId, userId: member.userId }
        if (!(await rateQuestion(tx, owner, id, rating, reason))) throw errors.NOT_FOUND()
      }),
  ),

  conversations: members.assistant.conversations.handler(
    ({ input: { search, page }, context: { inInstitution, institutionId, member } }) =>
      inInstitution((tx) => listConversations(tx, { institutionId, userId: member.userId }, search, page)),
  ),

  conversation: members.assistant.conversation.handler(
    ({ input: { id }, context: { inInstitution, institutionId, member }, errors }) =>
      inInstitution(async (tx) => {
        const found = await findConversation(tx, { institutionId, userId: member.userId }, id)
        if (!found) throw errors.NOT_FOUND()
        return found
      }),
  ),

  remove: members.assistant.remove.handler(
    ({ input: { id }, context: { inInstitution, institutionId, member }, errors }) =>
      inInstitution(async (tx) => {
        if (!(await deleteConversation(tx, { institutionId, userId: member.userId }, id)))
          throw errors.NOT_FOUND()
      }),
  ),

  settings: members.assistant.settings.handler(
    async ({ context: { db, inInstitution, institutionId, assistantModel } }) => {
      // Who opens the assistant asks next.
      prepareIndex(db)
      const settings = await inInstitution((tx) => findAssistantSettings(tx, institutionId))
      return {
        isModelAvailable: assistantModel !== undefined,
        usesModel: assistantModel !== undefined && (settings?.usesModel ?? false),
        modelHost: assistantModel ? new URL(assistantModel.url).host : null,
        switchedByName: settings?.switchedByName ?? '',
        switchedAt: settings?.switchedAt ?? null,
      }
    },
  ),

  switchModel: managers.assistant.switchModel.handler(
    ({
      input: { usesModel },
      context: { inInstitution, institutionId, member, assistantModel, recordAct },
      errors,
    }) =>
      inInstitution(async (tx) => {
        if (usesModel && !assistantModel) throw errors.NO_MODEL()
        await saveAssistantSettings(tx, institutionId, usesModel, member.fullName)
        await recordAct(tx, { action: 'assistant.switched', subjectId: institutionId, detail: { usesModel } })
      }),
  ),

  log: managers.assistant.log.handler(
    ({ input: { page, ...filter }, context: { inInstitution, institutionId } }) =>
      inInstitution((tx) => listLog(tx, institutionId, filter, page)),
  ),

  exportLog: managers.assistant.exportLog.handler(
    ({ input, context: { inInstitution, institutionId, recordAct } }) =>
      inInstitution(async (tx) => {
        const rows = await listLogForExport(tx, institutionId, input)
        await recordAct(tx, {
          action: 'assistant.export',
          subjectId: institutionId,
          detail: { questions: rows.length },
        })
        return csvFile('assistant-log.csv', [COLUMNS, ...rows.map(asCells)])
      }),
  ),
}

const COLUMNS = [
  'Asked at',
  'Question',
  'Outcome',
  'Passages',
  'Computed',
  'Arranged',
  'Removed',
  'Rating',
  'Reason',
]

function asCells({
  askedAt,
  question,
  answer,
  arrangement,
  removed,
  rating,
  ratingReason,
}: LoggedQuestion): string[] {
  return [
    askedAt,
    question,
    answer.outcome,
    answer.passages.map(({ title }) => title).join('; '),
    answer.tool?.tool ?? '',
    arrangement?.sentences.map(({ text }) => text).join(' ') ?? '',
    removed.map(({ text, because }) => `${text} (${because})`).join('; '),
    rating ?? '',
    ratingReason,
  ]
}
