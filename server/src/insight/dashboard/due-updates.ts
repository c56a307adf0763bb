import type { DashboardChange, DueUpdate } from '@plumbline/contract/insight/dashboard.ts'
import type { Db } from '@plumbline/database/db.ts'
import type { InstitutionFacts } from '@plumbline/rules/applicability/institution-facts.ts'
import type { UpdatePriority } from '@plumbline/rules/regulations/update-priority.ts'
import { sql } from 'drizzle-orm'
import { listNotInForce } from '../../regulations/library/legal-status-store.ts'
import {
  applicabilityOf,
  appliesTo,
  listRecentUpdates,
  listUpdatesOf,
  priorityFor,
} from '../../regulations/regulatory-updates/regulatory-update-store.ts'

const SHOWN = 3
/** So far back the dashboard looks for updates that concern the institution. */
const LOOKED_AT = 60

/** What the institution is bound by, and how far it is with the updates. */
export async function readStanding(tx: Db, institutionId: string, facts: InstitutionFacts) {
  return {
    applicability: applicabilityOf(facts),
    assessments: await listAssessments(tx, institutionId),
  }
}

/**
 * Updates that apply or may apply: the ones whose assessment is due first, then those that take effect next, then the
 * newest. What the institution has settled comes last. Beside them those that came in since a moment.
 */
export async function listDueUpdates(
  db: Db,
  { applicability, assessments }: Awaited<ReturnType<typeof readStanding>>,
  today: string,
  since: string | null,
): Promise<{ dueFirst: DueUpdate[]; added: DashboardChange[] }> {
  const latest = await listRecentUpdates(db, LOOKED_AT)
  // What is due may be older than the newest.
  const due = [...assessments.values()].filter(({ dueOn, isSettled }) => dueOn && !isSettled)
  const looked = new Set(latest.map(({ id }) => id))
  const older = due.map(({ id }) => id).filter((id) => !looked.has(id))
  const listed = older.length === 0 ? latest : [...latest, ...(await listUpdatesOf(db, older))]
  // Where it is not known whether a law applies, its updates are shown.
  const concerning = listed.filter((update) => appliesTo(update, applicability).outcome !== 'does_not_apply')
  const ranked = concerning.map((update, place) => {
    const own = assessments.get(update.id)
    const dueOn = own && !own.isSettled ? own.dueOn : null
    const ahead = update.effectiveOn && update.effectiveOn >= today ? update.effectiveOn : null
    const rank = own?.isSettled ? 3 : dueOn ? 0 : ahead ? 1 : 2
    return { update: { ...update, dueOn }, rank, day: dueOn ?? (rank === 1 ? ahead! : ''), place }
  })
  const isNew = ({ addedAt }: { addedAt: Date }) => since !== null && addedAt > new Date(since)
  const first = ranked
    .toSorted((a, b) => a.rank - b.rank || a.day.localeCompare(b.day) || a.place - b.place)
    .slice(0, SHOWN)
  const hasStatus = first.some(({ update }) => update.legalStatus !== null)
  const notInForce = hasStatus ? await listNotInForce(db) : new Set<string>()
  return {
    dueFirst: first.map(({ update }) => {
      const isNotInForce = update.legalStatus !== null && notInForce.has(update.legalStatus)
      const ruled = priorityFor(update, appliesTo(update, applicability), isNotInForce, today)
      return { ...update, priority: assessments.get(update.id)?.priority ?? ruled.priority }
    }),
    added: concerning.filter(isNew).map(({ id, title, slug, addedAt }) => ({
      ...{ kind: 'update', id, title, link: `/updates/${slug}` },
      at: `${addedAt.toISOString().slice(0, 19)}Z`,
    })),
  }
}

type AssessmentState = {
  id: string
  /** As a person set it. */
  priority: UpdatePriority | null
  dueOn: string | null
  isSettled: boolean
}

async function listAssessments(tx: Db, institutionId: string) {
  const { rows } = await tx.execute<AssessmentState>(sql`
    select update_id as id, priority, due_on::text as "dueOn", status in ('completed', 'not_applicable') as "isSettled"
    from update_assessments where institution_id = ${institutionId}`)
  return new Map(rows.map((row) => [row.id, row]))
}
