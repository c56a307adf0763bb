import { TIER_LABELS } from '@plumbline/contract/compliance/vendors.ts'
import { addMonths, formatDay, parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import { type SQL, sql } from 'drizzle-orm'
import { counted } from './in-short.ts'
import { CHART_FROM, chartByMonth } from './month-chart.ts'
import type { ReportSection } from './report-content.ts'
import { type ReportScope, selectCells } from './report-scope.ts'
import { cutNote, ROWS_AT_MOST } from './work-sections.ts'

/** So many days before, a review, an expiration, or a notice is worth a line. */
export const AHEAD_DAYS = 90
const CHART_MONTHS = 11

/** Of the vendors `v`: those that serve the institution or may soon. */
export const inUse = ({ reader }: ReportScope): SQL =>
  sql`v.institution_id = ${reader.institutionId} and v.status <> 'ended'`

export const TIER_WORDS = sql`case v.tier when 'critical' then ${TIER_LABELS.critical}
  when 'high' then ${TIER_LABELS.high} when 'moderate' then ${TIER_LABELS.moderate} else ${TIER_LABELS.low} end`
export const TIER_ORDER = sql`array_position('{critical,high,moderate,low}'::text[], v.tier)`
export const VENDOR = sql`v.number || '. ' || v.title`
export const VENDOR_OWNER = sql`coalesce((select u.full_name from user_profiles u
  where u.institution_id = v.institution_id and u.user_id = v.owner_id), 'Nobody')`

/** Documents `e` of vendors `v` that nothing replaced and that expire. */
const documents = (scope: ReportScope): SQL => sql`vendors v
  join evidence_uses u on u.institution_id = v.institution_id and u.subject_kind = 'vendor' and u.subject_id = v.id
  join evidence e on e.institution_id = u.institution_id and e.id = u.evidence_id
  where ${inUse(scope)} and e.valid_until is not null
    and not exists (select 1 from evidence n where n.institution_id = e.institution_id and n.replaces_id = e.id)`

export async function vendorsByTier(scope: ReportScope): Promise<ReportSection> {
  const { tx, today } = scope
  const rows = await selectCells(
    tx,
    sql`select ${TIER_WORDS} as tier, count(*)::integer as all,
        count(*) filter (where v.data_seen in ('npi', 'credentials'))::integer as npi,
        count(*) filter (where v.next_review_on < ${today}::date)::integer as overdue,
        count(*) filter (where v.id in (select u.subject_id from ${documents(scope)}
          and e.valid_until < ${today}::date))::integer as expired,
        count(*) filter (where v.uses_ai)::integer as ai
      from vendors v where ${inUse(scope)} group by v.tier order by ${TIER_ORDER}`,
  )
  const all = rows.reduce((sum, [, count]) => sum + Number(count), 0)
  const critical = Number(rows.find(([tier]) => tier === TIER_LABELS.critical)?.[1] ?? 0)
  return {
    title: 'Vendors by criticality',
    columns: [
      { heading: 'Criticality', width: 20 },
      { heading: 'Vendors', width: 12, kind: 'number' },
      { heading: 'See protected data', width: 20, kind: 'number' },
      { heading: 'Review overdue', width: 18, kind: 'number' },
      { heading: 'Document expired', width: 18, kind: 'number' },
      { heading: 'Use AI', width: 12, kind: 'number' },
    ],
    rows,
    ...(all >= CHART_FROM && {
      chart: {
        ...{ form: 'columns' as const, of: 'Criticality', caption: 'Vendors by criticality' },
        points: rows.map(([label, value]) => ({ label: String(label), value: Number(value) })),
        words: `Vendors by criticality: ${rows.map(([label, value]) => `${label} ${value}`).join(', ')}`,
      },
    }),
    ...(all > 0 && {
      inShort: {
        text: `${counted(all, 'vendor is', 'vendors are')} in use or proposed; ${counted(critical, 'is critical', 'are critical')}.`,
        needsAttention: false,
      },
    }),
    empty: 'No vendors are entered.',
  }
}

export async function vendorReviews(scope: ReportScope): Promise<ReportSection> {
  const { tx, today } = scope
  const where = sql`vendors v where ${inUse(scope)} and v.next_review_on <= ${today}::date + ${AHEAD_DAYS}::integer`
  const rows = await selectCells(
    tx,
    sql`select ${VENDOR} as vendor, ${TIER_WORDS} as tier, ${VENDOR_OWNER} as owner, v.reviewed_on::text as last,
        v.next_review_on::text as next, greatest(${today}::date - v.next_review_on, 0) as late
      from ${where} order by v.next_review_on, v.number limit ${ROWS_AT_MOST}`,
  )
  const [[overdue, worst] = []] = await selectCells(
    tx,
    sql`select count(*)::integer as overdue, count(*) filter (where v.tier = 'critical')::integer as worst
      from vendors v where ${inUse(scope)} and v.next_review_on < ${today}::date`,
  )
  return {
    title: 'Reviews overdue or due soon',
    note: `Due within ${AHEAD_DAYS} days.`,
    columns: [
      { heading: 'Vendor', width: 44 },
      { heading: 'Criticality', width: 14 },
      { heading: 'Owner', width: 24 },
      { heading: 'Last review', width: 18, kind: 'date' },
      { heading: 'Next review', width: 18, kind: 'date' },
      { heading: 'Days late', width: 12, kind: 'number' },
    ],
    rows,
    ...(rows.length > 0 && {
      inShort: {
        text:
          Number(overdue) === 0
            ? 'No vendor review is overdue.'
            : `${counted(Number(overdue), 'vendor review is', 'vendor reviews are')} overdue, ${Number(worst) === 0 ? 'none' : worst} for a critical vendor.`,
        needsAttention: Number(overdue) > 0,
      },
    }),
    ...(await cutNote(scope, where, ROWS_AT_MOST)),
    empty: `No review of a vendor is due within ${AHEAD_DAYS} days.`,
  }
}

export async function vendorDocuments(scope: ReportScope): Promise<ReportSection> {
  const { tx, today } = scope
  const to = formatDay(addMonths(parseDay(today, 'today'), CHART_MONTHS))
  const { rows: expiring } = await tx.execute<{ on: string }>(
    sql`select e.valid_until::text as on from ${documents(scope)} and e.valid_until between ${today}::date and ${to}::date`,
  )
  const where = sql`${documents(scope)} and e.valid_until <= ${today}::date + ${AHEAD_DAYS}::integer`
  const rows = await selectCells(
    tx,
    sql`select ${VENDOR} as vendor, ${TIER_WORDS} as tier, e.title, e.valid_until::text as until,
        case when e.valid_until < ${today}::date then 'Expired' else 'Expires' end as state
      from ${where} order by e.valid_until, v.number, e.id limit ${ROWS_AT_MOST}`,
  )
  const [[expired, vendors, soon] = []] = await selectCells(
    tx,
    sql`select count(*) filter (where e.valid_until < ${today}::date)::integer as expired,
        count(distinct v.id) filter (where e.valid_until < ${today}::date)::integer as vendors,
        count(*) filter (where e.valid_until >= ${today}::date)::integer as soon from ${where}`,
  )
  return {
    title: 'Documents expired or expiring',
    note: `Expiring within ${AHEAD_DAYS} days; what a newer document replaced is left out.`,
    columns: [
      { heading: 'Vendor', width: 44 },
      { heading: 'Criticality', width: 14 },
      { heading: 'Document', width: 44 },
      { heading: 'Valid until', width: 18, kind: 'date' },
      { heading: 'State', width: 12 },
    ],
    rows,
    ...chartByMonth(
      expiring.map(({ on }) => on),
      { from: today, to, what: 'Documents of vendors that expire, by month' },
    ),
    ...(rows.length > 0 && {
      inShort: {
        text: `${Number(expired) === 0 ? 'No vendor document has expired' : `${counted(Number(expired), 'document', 'documents')} of ${counted(Number(vendors), 'vendor', 'vendors')} ${Number(expired) === 1 ? 'has' : 'have'} expired`}, and ${counted(Number(soon), 'expires', 'expire')} within ${AHEAD_DAYS} days.`.replace(
          'and 0 expire',
          'and none expires',
        ),
        needsAttention: Number(expired) > 0,
      },
    }),
    ...(await cutNote(scope, where, ROWS_AT_MOST)),
    empty: `No vendor document has expired or expires within ${AHEAD_DAYS} days.`,
  }
}

/** Where a decision about the contract is near, or was missed. */
export async function vendorContracts(scope: ReportScope): Promise<ReportSection> {
  const { tx, today } = scope
  const soon = sql`${today}::date + ${AHEAD_DAYS}::integer`
  const where = sql`vendors v where ${inUse(scope)} and (v.contract_end <= ${soon} or v.notice_by <= ${soon})`
  const rows = await selectCells(
    tx,
    sql`select ${VENDOR} as vendor, ${TIER_WORDS} as tier, v.notice_by::text as notice, v.contract_end::text as ends,
        case when v.contract_end < ${today}::date and v.renews_by_itself then 'Date passed; it renewed by itself'
          when v.contract_end < ${today}::date then 'Ended, and still in use'
          when v.notice_by < ${today}::date and v.renews_by_itself then 'Too late for a notice; it renews by itself'
          when v.notice_by >= ${today}::date then 'Decide before the notice is due'
          else 'Ends soon' end as state
      from ${where} order by least(v.notice_by, v.contract_end), v.number limit ${ROWS_AT_MOST}`,
  )
  const [[decide, missed, ended] = []] = await selectCells(
    tx,
    sql`select count(*) filter (where v.notice_by >= ${today}::date)::integer as decide,
        count(*) filter (where v.notice_by < ${today}::date and v.contract_end >= ${today}::date and v.renews_by_itself)::integer as missed,
        count(*) filter (where v.contract_end < ${today}::date)::integer as ended from ${where}`,
  )
  const parts = [
    `${counted(Number(decide), 'notice period comes', 'notice periods come')} up within ${AHEAD_DAYS} days`,
    ...(Number(missed) > 0
      ? [
          `${counted(Number(missed), 'contract renews', 'contracts renew')} by itself and can no longer be ended in time`,
        ]
      : []),
    ...(Number(ended) > 0
      ? [`${counted(Number(ended), 'contract has', 'contracts have')} passed the end that is entered`]
      : []),
  ]
  return {
    title: 'Contracts to decide on',
    columns: [
      { heading: 'Vendor', width: 44 },
      { heading: 'Criticality', width: 14 },
      { heading: 'Notice by', width: 18, kind: 'date' },
      { heading: 'Contract ends', width: 18, kind: 'date' },
      { heading: 'State', width: 44 },
    ],
    rows,
    ...(rows.length > 0 && {
      inShort: {
        text: `${parts.join('; ')}.`.replace('contracts renew by itself', 'contracts renew by themselves'),
        needsAttention: Number(missed) + Number(ended) > 0,
      },
    }),
    ...(await cutNote(scope, where, ROWS_AT_MOST)),
    empty: `No notice or end of a contract comes within ${AHEAD_DAYS} days.`,
  }
}
