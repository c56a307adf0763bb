import { POLICY_CITATIONS_AT_MOST } from '@plumbline/contract/compliance/policies.ts'
import { POLICY_BODY_AT_MOST } from '@plumbline/contract/compliance/policy-documents.ts'
import { SUGGESTIONS_AT_MOST } from '@plumbline/contract/compliance/policy-drafts.ts'
import type { Db } from '@plumbline/database/db.ts'
import { findPassage, passageAt } from '@plumbline/rules/texts/passages.ts'
import { type TextChange, textChanges, withChanges } from '@plumbline/rules/texts/text-changes.ts'
import { todayIn } from '../../platform/days/today.ts'
import { managers, members } from '../../platform/procedures.ts'
import { isManager } from '../../platform/subjects/subject-source.ts'
import { storeWorkRendering } from '../../publishing/renderings/rendering-store.ts'
import { renderForSaving } from '../../publishing/renderings/text-rendering-store.ts'
import { notify } from '../../work/notifications/notify.ts'
import { policyPath, policySubject } from './policy-subject.ts'
import { findDraftStanding, findVersion, isOpen, saveVersionText } from './policy-version-store.ts'
import { endPresence, listOthersPresent, notePresence } from './presence-store.ts'
import { recordVersion, requireVersion } from './require-version.ts'
import { citationCount } from './section-citation-store.ts'
import { tellOutcomes } from './suggestion-outcomes.ts'
import {
  closeSuggestions,
  insertSuggestions,
  listOpenSuggestions,
  listSuggestions,
  shownSuggestions,
} from './suggestion-store.ts'

type OpenSuggestion = Awaited<ReturnType<typeof listOpenSuggestions>>[number]

export const policyDraftHandlers = {
  suggestions: members.policyDrafts.suggestions.handler(
    ({ input: { id, versionId }, context: { inInstitution, institutionId, member }, errors }) =>
      inInstitution(async (tx) => {
        const version = await findVersion(tx, member, id, versionId, todayIn(member.timeZone))
        // Readers of a version in force do not read what was proposed for its draft.
        const isApprover = version?.approvals.some(({ userId }) => userId === member.userId)
        if (!version || !(isManager(member) || isApprover)) throw errors.NOT_FOUND()
        const rows = await listSuggestions(tx, institutionId, versionId)
        return { rowVersion: version.rowVersion, items: shownSuggestions(rows, version.body) }
      }),
  ),

  suggest: members.policyDrafts.suggest.handler(({ input, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const { id, versionId, rowVersion, body } = input
      const { version, title } = await requireVersion(tx, member, input, todayIn(member.timeZone), errors)
      if (!isOpen(version.state)) throw errors.VERSION_CLOSED()
      const own = (await listOpenSuggestions(tx, institutionId, versionId)).filter(
        ({ authorId }) => authorId === member.userId,
      )
      const { standing, dropped, added } = comparedWith(own, version.body, body)
      if (standing + added.length > SUGGESTIONS_AT_MOST) throw errors.TOO_MANY_SUGGESTIONS()
      await closeSuggestions(tx, institutionId, dropped, 'withdrawn', member)
      await insertSuggestions(
        tx,
        institutionId,
        { versionId, rowVersion, author: member },
        added.map(({ at, quote, replacement }) => ({
          passage: passageAt(version.body, at, at + quote.length),
          replacement,
        })),
      )
      if (added.length > 0) {
        await tellWriters(tx, member, { id, title, version }, added.length)
        await recordVersion(tx, member, id, 'suggested', version.number)
      }
      await tellOutcomes(tx, member, { id, title, version })
      await context.recordAct(tx, {
        action: 'policy.suggest',
        subjectId: id,
        detail: { version: version.number, added: added.length, withdrawn: dropped.length },
      })
      return { openCount: standing + added.length }
    }),
  ),

  decide: managers.policyDrafts.decide.handler(async ({ input, context, errors }) => {
    const { institutionId, member } = context
    const { id, versionId, suggestionIds, isAccepted } = input
    const today = todayIn(member.timeZone)
    const read = (tx: Db) => readChosen(tx, member, { ...input, today }, errors)
    // The text is rendered before the lock; where somebody decides meanwhile, the second look refuses.
    const first = await context.inInstitution(read)
    if (isAccepted && first.body.length > POLICY_BODY_AT_MOST) throw errors.TEXT_TOO_LONG()
    if (isAccepted && citationCount(first.body) > POLICY_CITATIONS_AT_MOST) throw errors.TOO_MANY_CITATIONS()
    const rendering = isAccepted ? await renderForSaving(context.db, first.body, [], errors) : undefined
    return context.inInstitution(async (tx) => {
      const { version, title, fitting, chosen, body } = await read(tx)
      if (body !== first.body) throw errors.ALREADY_DECIDED()
      const decided = isAccepted ? fitting : chosen
      await closeSuggestions(tx, institutionId, idsOf(decided), isAccepted ? 'accepted' : 'rejected', member)
      if (rendering) {
        await saveVersionText(tx, institutionId, versionId, {
          ...{ body, changeNote: version.changeNote },
          writer: { userId: version.writtenBy.userId, fullName: version.writtenBy.name },
          writerIds: [member.userId, ...decided.map(({ authorId }) => authorId)],
        })
        await storeWorkRendering(tx, institutionId, versionId, rendering)
      }
      await recordDecided(tx, member, id, version.number, decided, isAccepted)
      await tellOutcomes(tx, member, { id, title, version })
      await context.recordAct(tx, {
        action: isAccepted ? 'policy.accept_suggestions' : 'policy.reject_suggestions',
        subjectId: id,
        detail: { version: version.number, suggestions: decided.length },
      })
      return {
        rowVersion: version.rowVersion + (rendering ? 1 : 0),
        decidedCount: decided.length,
        changedCount: new Set(suggestionIds).size - decided.length,
      }
    })
  }),

  present: members.policyDrafts.present.handler(
    ({
      input: { id, versionId, isLeaving, ...at },
      context: { inInstitution, institutionId, member },
      errors,
    }) =>
      inInstitution(async (tx) => {
        const draft = await findDraftStanding(tx, member, id, versionId, todayIn(member.timeZone))
        if (!draft) throw errors.NOT_FOUND()
        const me = { versionId, userId: member.userId }
        if (isLeaving || !draft.isOpen) await endPresence(tx, institutionId, me)
        else await notePresence(tx, institutionId, me, at)
        const others = await listOthersPresent(tx, institutionId, me)
        return { others, rowVersion: draft.rowVersion, writtenByName: draft.writtenByName }
      }),
  ),
}

const idsOf = (suggestions: readonly { id: string }[]) => suggestions.map(({ id }) => id)

/** Whose passages are in the text, each as a change of it; of two that overlap the later one waits. */
function fittingChanges(suggestions: readonly OpenSuggestion[], body: string) {
  const found = suggestions
    .flatMap((suggestion) => {
      const at = findPassage(body, suggestion.passage)
      if (at === undefined) return []
      const { quote } = suggestion.passage
      return [{ suggestion, change: { at, quote, replacement: suggestion.replacement } }]
    })
    .toSorted((one, other) => one.change.at - other.change.at)
  let end = -1
  return found.filter(({ change: { at, quote } }) => {
    if (at < end || (at === end && quote === '')) return false
    end = at + quote.length
    return true
  })
}

/** What of the person's own open suggestions stays, what is taken back, and what is new in the text they send. */
function comparedWith(own: readonly OpenSuggestion[], body: string, suggested: string) {
  const left: TextChange[] = textChanges(body, suggested)
  const fitting = fittingChanges(own, body)
  const dropped: string[] = []
  for (const { suggestion, change } of fitting) {
    const same = left.findIndex(
      ({ at, quote, replacement }) =>
        at === change.at && quote === change.quote && replacement === change.replacement,
    )
    if (same >= 0) left.splice(same, 1)
    else dropped.push(suggestion.id)
  }
  return { standing: own.length - dropped.length, dropped, added: left }
}

interface Chosen {
  id: string
  versionId: string
  rowVersion: number
  suggestionIds: readonly string[]
  isAccepted: boolean
  today: string
}

interface DecideErrors {
  NOT_FOUND: () => Error
  CHANGED_MEANWHILE: (refusal: { data: { byName: string; version: number } }) => Error
  NOT_A_DRAFT: () => Error
  ALREADY_DECIDED: () => Error
  PASSAGE_CHANGED: () => Error
}

async function readChosen(
  tx: Db,
  member: Parameters<typeof requireVersion>[1],
  { today, ...of }: Chosen,
  errors: DecideErrors,
) {
  const { version, title } = await requireVersion(tx, member, of, today, errors)
  if (version.state !== 'draft') throw errors.NOT_A_DRAFT()
  const open = await listOpenSuggestions(tx, member.institutionId, of.versionId)
  const chosen = open.filter(({ id }) => of.suggestionIds.includes(id))
  if (chosen.length === 0) throw errors.ALREADY_DECIDED()
  const fitting = fittingChanges(chosen, version.body)
  if (of.isAccepted && fitting.length === 0) throw errors.PASSAGE_CHANGED()
  return {
    version,
    title,
    chosen,
    fitting: fitting.map(({ suggestion }) => suggestion),
    body: of.isAccepted
      ? withChanges(
          version.body,
          fitting.map(({ change }) => change),
        )
      : version.body,
  }
}

interface Suggester {
  userId: string
  fullName: string
  institutionId: string
}

async function tellWriters(
  tx: Db,
  member: Suggester,
  { id, title, version }: { id: string; title: string; version: { number: number } },
  count: number,
) {
  const told = new Set(await policySubject.followers?.(tx, member.institutionId, id))
  told.delete(member.userId)
  const changes = count === 1 ? 'a change' : `${count} changes`
  for (const userId of told)
    await notify(tx, member.institutionId, userId, {
      kind: 'policy.suggested',
      subject: `${member.fullName} suggests ${changes} in version ${version.number} of “${title}”`,
      link: `${policyPath(id)}?version=${version.number}`,
    })
}

/** The history says who suggested and, as its actor, who decided; not the words, which readers of the policy may not see. */
async function recordDecided(
  tx: Db,
  member: Suggester,
  id: string,
  number: number,
  decided: readonly OpenSuggestion[],
  isAccepted: boolean,
) {
  for (const [name, theirs] of Map.groupBy(decided, ({ authorName }) => authorName))
    await recordVersion(tx, member, id, isAccepted ? 'suggestion_accepted' : 'suggestion_rejected', number, [
      { field: 'suggestedBy', from: null, to: name },
      { field: 'suggestions', from: null, to: String(theirs.length) },
    ])
}
