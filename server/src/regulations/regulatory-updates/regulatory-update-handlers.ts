import type { UpdateFilters, UpdateSummary } from '@plumbline/contract/regulations/regulatory-updates.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { printCitation } from '@plumbline/rules/citations/print-citation.ts'
import { todayIn } from '../../platform/days/today.ts'
import { administrators, everyone, members, signedIn } from '../../platform/procedures.ts'
import { listLegalStatuses, listNotInForce } from '../library/legal-status-store.ts'
import { affectedWork } from './affected-work.ts'
import { assessmentHandlers, readAssessment } from './assessment-handlers.ts'
import { isUnowned, listAssessments } from './assessment-store.ts'
import {
  countUnseenUpdates,
  findUpdate,
  findUpdateRow,
  insertWrittenUpdate,
  listLatestUpdates,
  listUpdatesForFeed,
  markUpdatesSeen,
} from './regulatory-update-store.ts'
import { listPeople, listUpdates, readApplicability, summaryOf, withNotes } from './update-list.ts'
import { drawUpdateRedline } from './update-redline.ts'

const SHOWN_IN_PANEL = 8
const SHOWN_IN_FEED = 50

export const regulatoryUpdateHandlers = {
  ...assessmentHandlers,

  latest: signedIn.regulatoryUpdates.latest.handler(async ({ context: { db, member } }) => {
    const [items, unseenCount] = await Promise.all([
      listLatestUpdates(db, SHOWN_IN_PANEL),
      countUnseenUpdates(db, member.userId),
    ])
    return { items, unseenCount }
  }),

  feed: everyone.regulatoryUpdates.feed.handler(({ input, context: { db } }) =>
    listUpdatesForFeed(db, input, SHOWN_IN_FEED),
  ),

  list: members.regulatoryUpdates.list.handler(
    async ({ input, context: { db, member, institutionId, inInstitution } }) => {
      const today = todayIn(member.timeZone)
      const [updates, notInForce] = await Promise.all([listUpdates(db), listNotInForce(db)])
      const { assessments, names, applicability } = await inInstitution(async (tx) => ({
        assessments: new Map((await listAssessments(tx, institutionId)).map((row) => [row.updateId, row])),
        names: new Map((await listPeople(tx, institutionId)).map(({ id, name }) => [id, name])),
        applicability: await readApplicability(tx, institutionId, today),
      }))
      const { own, notesOf } = withNotes(updates)
      const all = own.map((update) =>
        summaryOf(update, assessments.get(update.id), { applicability, names, notInForce, today }),
      )
      return {
        items: all.filter(
          (update) =>
            matches(update, notesOf(update.slug), input) &&
            (input.owner !== 'none' || isUnowned(assessments.get(update.id))),
        ),
        total: all.length,
        agencies: [...new Set(all.flatMap(({ agencies }) => agencies))].sort(),
      }
    },
  ),

  find: signedIn.regulatoryUpdates.find.handler(async ({ input: { slug }, context: { db }, errors }) => {
    const update = await findUpdate(db, slug)
    if (!update) throw errors.NOT_FOUND()
    return update
  }),

  detail: members.regulatoryUpdates.detail.handler(
    async ({ input: { slug }, context: { db, member, institutionId, inInstitution }, errors }) => {
      const update = await findUpdateRow(db, slug)
      if (!update) throw errors.NOT_FOUND()
      const today = todayIn(member.timeZone)
      const [notInForce, statuses, updates] = await Promise.all([
        listNotInForce(db),
        listLegalStatuses(db),
        listUpdates(db),
      ])
      return inInstitution(async (tx) => {
        const assessments = new Map(
          (await listAssessments(tx, institutionId)).map((row) => [row.updateId, row]),
        )
        const people = await listPeople(tx, institutionId)
        const names = new Map(people.map(({ id, name }) => [id, name]))
        const applicability = await readApplicability(tx, institutionId, today)
        const context = { applicability, names, notInForce, today }
        const keys = new Set(update.affected)
        const { notesOf, documentOf } = withNotes(updates)
        const document = documentOf(update)
        const earlier = updates.filter(
          (one) =>
            one.id !== update.id && one.dated < update.dated && one.affected.some((key) => keys.has(key)),
        )
        const mayDecide = member.role !== 'user'
        return {
          ...update,
          ...summaryOf(update, assessments.get(update.id), context),
          statuses: statuses.filter(({ slug: name }) => name !== null && name === update.legalStatus),
          assessment: await readAssessment(tx, institutionId, update, today),
          ...(await affectedWork(tx, institutionId, { update, reader: member, today })),
          people: mayDecide ? people.map(({ id, name }) => ({ id, name })) : [],
          earlier: earlier.map((one) => ({
            slug: one.slug,
            title: one.title,
            status: assessments.get(one.id)?.status ?? 'identified',
          })),
          notes: notesOf(update.slug).map((note) => ({
            ...{ slug: note.slug, title: note.title, description: note.description },
            ...{
              citation: note.citation,
              dated: note.dated,
              status: assessments.get(note.id)?.status ?? null,
            },
          })),
          explains: document ? { slug: document.slug, title: document.title } : null,
          mayDecide,
          isOnlyManager: mayDecide && people.filter(({ mayDecide: may }) => may).length === 1,
        }
      })
    },
  ),

  redline: members.regulatoryUpdates.redline.handler(
    async ({ input: { slug }, context: { db, member }, errors }) => {
      const update = await findUpdateRow(db, slug)
      if (!update) throw errors.NOT_FOUND()
      return drawUpdateRedline(db, update, todayIn(member.timeZone))
    },
  ),

  markSeen: signedIn.regulatoryUpdates.markSeen.handler(({ context: { db, member } }) =>
    markUpdatesSeen(db, member.userId),
  ),

  write: administrators.regulatoryUpdates.write.handler(
    async ({ input, context: { db, recordAct }, errors }) => {
      const citation = parseCitation(input.citation)
      if (!citation) throw errors.NOT_A_CITATION()
      if (input.explains && !(await findUpdateRow(db, input.explains))) throw errors.EXPLAINED_UNKNOWN()
      return db.transaction(async (tx) => {
        const update = await insertWrittenUpdate(tx, { ...input, citation: printCitation(citation) })
        await recordAct(tx, { action: 'regulatory_update.write', subjectId: update.id })
        return update
      })
    },
  ),
}

function matches(
  update: UpdateSummary,
  notes: readonly { title: string; description: string }[],
  filters: UpdateFilters,
): boolean {
  const { q, priority, kind, agency, applies, status, part } = filters
  if (priority && update.priority !== priority) return false
  if (kind && update.kind !== kind) return false
  if (agency && !update.agencies.includes(agency)) return false
  if (applies && update.applies.outcome !== applies) return false
  if (status && update.status !== status) return false
  if (part && !update.parts.includes(part)) return false
  if (!q) return true
  const noted = notes.map(({ title, description }) => `${title} ${description}`).join(' ')
  const words =
    `${update.title} ${update.description} ${update.citation} ${update.category} ${noted}`.toLowerCase()
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word))
}
