import type { UpdateSummary } from '@plumbline/contract/regulations/regulatory-updates.ts'
import type { Db } from '@plumbline/database/db.ts'
import type { Outcome } from '@plumbline/rules/applicability/applicability.ts'
import type { InstitutionFacts } from '@plumbline/rules/applicability/institution-facts.ts'
import { regulationCoverage } from '@plumbline/rules/applicability/regulation-coverage.ts'
import { libraryPart } from '@plumbline/rules/citations/library-parts.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { updatePriority } from '@plumbline/rules/regulations/update-priority.ts'
import { desc, sql } from 'drizzle-orm'
import { findFacts } from '../../tenancy/settings/fact-store.ts'
import type { AssessmentRow } from './assessment-store.ts'
import { regulatoryUpdatesTable } from './regulatory-update-tables.ts'

export type UpdateRow = typeof regulatoryUpdatesTable.$inferSelect

const UPDATES_AT_MOST = 1_000

export function listUpdates(db: Db): Promise<UpdateRow[]> {
  return db
    .select()
    .from(regulatoryUpdatesTable)
    .orderBy(desc(regulatoryUpdatesTable.dated), desc(regulatoryUpdatesTable.id))
    .limit(UPDATES_AT_MOST)
}

/** Notes of the editors belong to the document that they explain, where the library has it. */
export function withNotes(updates: readonly UpdateRow[]) {
  const bySlug = new Map(updates.map((update) => [update.slug, update]))
  const documentOf = ({ slug, explains }: UpdateRow) =>
    explains && explains !== slug ? bySlug.get(explains) : undefined
  const notes = Map.groupBy(updates.filter(documentOf), ({ explains }) => explains)
  return {
    documentOf,
    own: updates.filter((update) => !documentOf(update)),
    notesOf: (slug: string): readonly UpdateRow[] => notes.get(slug) ?? [],
  }
}

type Applies = UpdateSummary['applies']

/** For each part of the library whether it applies to the institution, from its facts. */
export async function readApplicability(
  db: Db,
  institutionId: string,
  today: string,
): Promise<Map<string, Applies>> {
  return applicabilityOf(await findFacts(db, institutionId, today))
}

export function applicabilityOf(facts: InstitutionFacts): Map<string, Applies> {
  return new Map(
    regulationCoverage(facts).map(({ id, outcome, reason, citation, missing }) => [
      id,
      { outcome, reason, citation, missing },
    ]),
  )
}

const ORDER: readonly Outcome[] = ['applies', 'may_apply', 'not_assessed', 'does_not_apply']
const NOT_ASSESSED: Applies = {
  outcome: 'not_assessed',
  reason: 'Plumbline does not assess whether this law applies.',
  citation: null,
  missing: [],
}

/** An update of several parts applies if one of them does. */
export function appliesTo(update: UpdateRow, applicability: ReadonlyMap<string, Applies>): Applies {
  const verdicts = partsOf(update).map((part) => applicability.get(part) ?? NOT_ASSESSED)
  return (
    verdicts.sort((one, other) => ORDER.indexOf(one.outcome) - ORDER.indexOf(other.outcome))[0] ??
    NOT_ASSESSED
  )
}

export function partsOf({ parts, citation }: UpdateRow): string[] {
  if (parts.length > 0) return parts
  const cited = parseCitation(citation)
  return cited && cited.code !== 'FR' ? [libraryPart(cited)] : []
}

export function summaryOf(
  update: UpdateRow,
  assessment: AssessmentRow | undefined,
  {
    applicability,
    names,
    notInForce,
    today,
  }: {
    applicability: ReadonlyMap<string, Applies>
    names: ReadonlyMap<string, string>
    /** Slugs of legal statuses that say "not in force". */
    notInForce: ReadonlySet<string>
    today: string
  },
): UpdateSummary {
  const applies = appliesTo(update, applicability)
  const isNotInForce = update.legalStatus !== null && notInForce.has(update.legalStatus)
  const ruled = priorityFor(update, applies, isNotInForce, today)
  return {
    ...update,
    parts: partsOf(update),
    priority: assessment?.priority ?? ruled.priority,
    priorityReason: assessment?.priority ? 'Set by a person of your institution.' : ruled.because,
    isNotInForce,
    applies,
    status: assessment?.status ?? 'identified',
    ownerName: (assessment?.ownerId && names.get(assessment.ownerId)) ?? null,
    dueOn: assessment?.dueOn ?? null,
  }
}

/** The priority of an update for one institution, before a person sets another. */
export function priorityFor(update: UpdateRow, applies: Applies, isNotInForce: boolean, today: string) {
  if (update.source === 'editorial') return { priority: update.priority, because: 'Set by the editors.' }
  return updatePriority({
    ...update,
    isVoid: isNotInForce,
    applies: applies.outcome,
    carriesDuty: update.priority === 'high',
    isNewerThanText: update.source === 'text' && update.days.length === 0 && update.priority === 'high',
    today,
  })
}

/** A row of a query, which an interface is not. */
type Person = { id: string; name: string; mayDecide: boolean }

export async function listPeople(db: Db, institutionId: string): Promise<Person[]> {
  const { rows } = await db.execute<Person>(sql`
    select user_id as id, full_name as name, role in ('manager', 'admin') and not is_suspended as "mayDecide"
    from institution_people
    where institution_id = ${institutionId} and seat = 'member' order by full_name limit 500`)
  return rows
}
