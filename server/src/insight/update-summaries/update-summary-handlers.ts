import { todayIn } from '../../platform/days/today.ts'
import { managers, members } from '../../platform/procedures.ts'
import {
  findChangedParagraphs,
  findUpdateId,
} from '../../regulations/regulatory-updates/changed-paragraph-store.ts'
import { findAssistantSettings } from '../assistant/assistant-store.ts'
import { draftSummary } from './draft-summary.ts'
import { findSummary, saveDraft, saveSummary } from './update-summary-store.ts'

const PARAGRAPHS_AT_MOST = 12

export const updateSummaryHandlers = {
  find: members.updateSummaries.find.handler(async ({ input: { slug }, context, errors }) => {
    const { db, inInstitution, institutionId, member } = context
    const updateId = await findUpdateId(db, slug)
    if (!updateId) throw errors.NOT_FOUND()
    const summary = await inInstitution((tx) => findSummary(tx, institutionId, updateId))
    const isShown = summary && (summary.state === 'accepted' || member.role !== 'user')
    return { summary: isShown ? summary : null }
  }),

  draft: managers.updateSummaries.draft.handler(async ({ input: { slug }, context, errors }) => {
    const { db, inInstitution, institutionId, member, assistantModel, recordAct } = context
    const update = await findChangedParagraphs(db, slug, {
      limit: PARAGRAPHS_AT_MOST,
      today: todayIn(member.timeZone),
    })
    if (!update) throw errors.NOT_FOUND()
    if (update.paragraphs.length === 0) throw errors.NO_WORDS()
    const { settings, before } = await inInstitution(async (tx) => ({
      settings: await findAssistantSettings(tx, institutionId),
      before: await findSummary(tx, institutionId, update.id),
    }))
    if (before?.state === 'accepted') throw errors.ACCEPTED()
    const drafted = await draftSummary(update, settings?.usesModel ? assistantModel : undefined)
    return inInstitution(async (tx) => {
      const summary = await saveDraft(tx, institutionId, update.id, drafted, member.fullName)
      if (!summary) throw errors.ACCEPTED()
      await recordAct(tx, {
        action: 'update_summary.draft',
        subjectId: update.id,
        detail: { madeBy: drafted.madeBy, removed: drafted.removedCount },
      })
      return summary
    })
  }),

  save: managers.updateSummaries.save.handler(async ({ input: { slug, ...values }, context, errors }) => {
    const { db, inInstitution, institutionId, member, recordAct } = context
    const updateId = await findUpdateId(db, slug)
    if (!updateId) throw errors.NOT_FOUND()
    return inInstitution(async (tx) => {
      if (!(await findSummary(tx, institutionId, updateId))) throw errors.NOT_FOUND()
      const summary = await saveSummary(tx, institutionId, updateId, values, member.fullName)
      if (!summary) throw errors.CHANGED_MEANWHILE()
      await recordAct(tx, {
        action: values.state === 'accepted' ? 'update_summary.accept' : 'update_summary.edit',
        subjectId: updateId,
        detail: { isEdited: summary.isEdited },
      })
      return summary
    })
  }),
}
