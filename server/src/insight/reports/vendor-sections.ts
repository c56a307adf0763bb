import { TIER_LABELS } from '@plumbline/contract/compliance/vendors.ts'
import { type SQL, sql } from 'drizzle-orm'
import { visibleTo as incidentVisibleTo } from '../../compliance/incidents/incident-store.ts'
import { dayOf } from '../../platform/days/day-of.ts'
import { counted } from './in-short.ts'
import type { ReportSection } from './report-content.ts'
import { type ReportScope, selectCells } from './report-scope.ts'

interface VendorCounts extends Record<string, unknown> {
  active: number
  critical: number
  overdue: number
  expired: number
  incidents: number
  waiting: number
  late: number
}

/** The first document of a vendor `v` that expires and that nothing replaced. */
const EXPIRES_ON = sql`(select min(e.valid_until) from evidence_uses u
  join evidence e on e.institution_id = u.institution_id and e.id = u.evidence_id
  where u.institution_id = v.institution_id and u.subject_kind = 'vendor' and u.subject_id = v.id
    and not exists (select 1 from evidence n where n.institution_id = e.institution_id and n.replaces_id = e.id))`

const UNDER_WAY = sql`q.state in ('open', 'returned', 'submitted')`

/** Vendors in use, with what the board asks about: `v`, then the facts. */
const facts = ({ reader, from, to, today }: ReportScope): SQL => sql`
  select v.number, v.title, v.tier, v.next_review_on, ${EXPIRES_ON} as expires_on, q.state, q.due_on,
    v.next_review_on < ${today}::date as is_overdue,
    (select count(*) from incidents i where i.vendor_id = v.id and ${incidentVisibleTo(reader)}
      and ${dayOf(sql`discovered_at`, sql`v.institution_id`)} between ${from}::date and ${to}::date) as incidents
  from vendors v
  left join vendor_questionnaires q on q.institution_id = v.institution_id and q.vendor_id = v.id and ${UNDER_WAY}
  where v.institution_id = ${reader.institutionId} and v.status <> 'ended'`

/** Vendors in sentences, then those that are critical or need somebody. */
export async function vendors(scope: ReportScope, atMost: number): Promise<ReportSection> {
  const { tx, today } = scope
  const { rows: counts } = await tx.execute<VendorCounts>(sql`
    select count(*)::integer as active, count(*) filter (where tier = 'critical')::integer as critical,
      count(*) filter (where is_overdue)::integer as overdue,
      count(*) filter (where expires_on < ${today}::date)::integer as expired,
      coalesce(sum(incidents), 0)::integer as incidents, count(state)::integer as waiting,
      count(*) filter (where state <> 'submitted' and due_on < ${today}::date)::integer as late
    from (${facts(scope)}) v`)
  const rows = await selectCells(
    tx,
    sql`
    select number || '. ' || title as vendor, case tier when 'critical' then ${TIER_LABELS.critical}
        when 'high' then ${TIER_LABELS.high} when 'moderate' then ${TIER_LABELS.moderate} else ${TIER_LABELS.low} end as tier_words,
      next_review_on::text, expires_on::text, incidents::integer,
      case state when 'submitted' then 'Answered, to be decided' when 'open' then 'Sent' when 'returned' then 'Sent back' end as questionnaire
    from (${facts(scope)}) v
    where tier = 'critical' or is_overdue or expires_on < ${today}::date or incidents > 0
    order by coalesce(is_overdue, false) desc, coalesce(expires_on < ${today}::date, false) desc, tier <> 'critical',
      next_review_on nulls last, number limit ${atMost}`,
  )
  const { active, critical, overdue, expired, incidents, waiting, late } = counts[0]!
  return {
    title: 'Vendors',
    sentences:
      active === 0
        ? []
        : [
            `${counted(active, 'vendor is', 'vendors are')} in use or proposed; ${counted(critical, 'is critical', 'are critical')}.`,
            `${counted(overdue, 'review is', 'reviews are')} overdue, and documents of ${counted(expired, 'vendor have', 'vendors have')} expired.`,
            `${counted(incidents, 'incident', 'incidents')} at these vendors in the period, as far as the author of the report may see them.`,
            `${counted(waiting, 'questionnaire is', 'questionnaires are')} under way; late: ${late}.`,
          ],
    columns: [
      { heading: 'Vendor', width: 44 },
      { heading: 'Criticality', width: 14 },
      { heading: 'Next review', width: 16, kind: 'date' },
      { heading: 'Document expires', width: 18, kind: 'date' },
      { heading: 'Incidents', width: 12, kind: 'number' },
      { heading: 'Questionnaire', width: 26 },
    ],
    rows,
    empty: active === 0 ? 'No vendors are entered.' : 'No vendor is critical, overdue, or had an incident.',
  }
}
