import { type SQL, sql } from 'drizzle-orm'
import { visibleTo as incidentVisibleTo } from '../../compliance/incidents/incident-store.ts'
import { counted } from './in-short.ts'
import type { ReportSection } from './report-content.ts'
import { type ReportScope, selectCells } from './report-scope.ts'
import { type NamedSubcontractors, sharedSubcontractors } from './shared-subcontractors.ts'
import { inUse, TIER_ORDER, TIER_WORDS, VENDOR } from './vendor-report-dates.ts'
import { cutNote, ROWS_AT_MOST } from './work-sections.ts'

/** Card texts are as long as their writers made them; a report quotes their beginning. */
const QUOTED = 300
const NOT_STATED = 'Not stated'

const quoted = (column: string) =>
  sql.raw(
    `coalesce(nullif(case when length(${column}) > ${QUOTED} then left(${column}, ${QUOTED}) || '…' else ${column} end, ''), '${NOT_STATED}')`,
  )

async function countOf({ tx }: ReportScope, from: SQL): Promise<number> {
  const [[count] = []] = await selectCells(tx, sql`select count(*)::integer from ${from}`)
  return Number(count)
}

/** Incidents at vendors in the period, with the clock of the notice to the agency. */
export async function vendorIncidents(scope: ReportScope): Promise<ReportSection> {
  const { tx, reader, from, to, timeZone } = scope
  const where = sql`incidents i join vendors v on v.institution_id = i.institution_id and v.id = i.vendor_id
    where ${incidentVisibleTo(reader)}
      and (i.discovered_at at time zone ${timeZone})::date between ${from}::date and ${to}::date`
  const moment = (column: string) =>
    sql`to_char(${sql.raw(column)} at time zone ${timeZone}, 'Mon FMDD, YYYY, FMHH12:MI AM')`
  const state = sql`case when i.notified_at is not null and i.notified_at <= i.notify_by then 'Notified in time'
    when i.notified_at is not null and i.notify_by is null then 'Notified'
    when i.notified_at is not null then 'Notified late'
    when i.reportable = 'no' then 'Marked not reportable'
    when i.status = 'closed' then 'Closed without a notice'
    when i.notify_by is null then 'No federal deadline computed'
    when i.notify_by < now() then 'Notice overdue' else 'Clock running' end`
  const rows = await selectCells(
    tx,
    sql`select ${VENDOR} as vendor, i.title, ${moment('i.discovered_at')} as found,
        coalesce(${moment('i.notify_by')}, '') as by, ${state} as state
      from ${where} order by i.discovered_at, i.number limit ${ROWS_AT_MOST}`,
  )
  const [[all, late] = []] = await selectCells(
    tx,
    sql`select count(*)::integer as all,
      count(*) filter (where ${state} in ('Notified late', 'Notice overdue'))::integer as late from ${where}`,
  )
  return {
    title: 'Incidents at vendors',
    note: 'Discovered in the period. Federally insured credit unions have 72 hours after they reasonably believe that the incident is reportable, or after a vendor tells them, whichever is sooner (12 CFR 748.1(c)); banks 36 hours after they determine that it is a notification incident (12 CFR 53.3, 225.302, 304.23); mortgage companies 30 days after discovery if 500 or more consumers are affected (16 CFR 314.4(j)). Until that moment is entered, the clock starts at discovery. State law is not assessed.',
    columns: [
      { heading: 'Vendor', width: 36 },
      { heading: 'Incident', width: 44 },
      { heading: 'Discovered', width: 26 },
      { heading: 'Notice due', width: 26 },
      { heading: 'State', width: 20 },
    ],
    rows,
    ...(rows.length > 0 && {
      inShort: {
        text: `${counted(Number(all), 'incident', 'incidents')} at vendors in the period; ${Number(late) === 0 ? 'no notice was late' : `${counted(Number(late), 'notice was', 'notices were')} late or ${Number(late) === 1 ? 'is' : 'are'} overdue`}.`,
        needsAttention: Number(late) > 0,
      },
    }),
    ...(await cutNote(scope, where, ROWS_AT_MOST)),
    empty: 'No incident at a vendor was discovered in this period.',
  }
}

/** What an examiner would miss first at critical and high vendors. */
export async function vendorGaps(scope: ReportScope): Promise<ReportSection> {
  const { tx, today } = scope
  const document = (...types: string[]) => sql`exists (select 1 from evidence_uses u
    join evidence e on e.institution_id = u.institution_id and e.id = u.evidence_id
    where u.institution_id = v.institution_id and u.subject_kind = 'vendor' and u.subject_id = v.id
      and e.type in (${sql.join(
        types.map((type) => sql`${type}`),
        sql`, `,
      )}) and coalesce(e.valid_until, ${today}::date) >= ${today}::date)`
  const missing = sql`concat_ws(', ', case when v.owner_id is null then 'owner' end,
    case when v.contract_end is null then 'end of the contract' end,
    case when v.tier = 'critical' and v.exit_plan = '' then 'exit plan' end,
    case when v.reviewed_on is null then 'first review' end,
    case when not ${document('soc_report', 'due_diligence')} then 'SOC report or due diligence in date' end)`
  const where = sql`(select v.number, v.title, v.tier, ${missing} as missing from vendors v
    where ${inUse(scope)} and v.tier in ('critical', 'high')) v where v.missing <> ''`
  const rows = await selectCells(
    tx,
    sql`select ${VENDOR} as vendor, ${TIER_WORDS} as tier, upper(left(v.missing, 1)) || substr(v.missing, 2) as missing
      from ${where} order by ${TIER_ORDER}, v.number limit ${ROWS_AT_MOST}`,
  )
  return {
    title: 'What critical and high vendors lack',
    columns: [
      { heading: 'Vendor', width: 44 },
      { heading: 'Criticality', width: 14 },
      { heading: 'Missing', width: 70 },
    ],
    rows,
    ...(rows.length > 0 && {
      inShort: {
        text: `${counted(await countOf(scope, where), 'critical or high vendor lacks', 'critical or high vendors lack')} something on this list.`,
        needsAttention: true,
      },
    }),
    ...(await cutNote(scope, where, ROWS_AT_MOST)),
    empty:
      'No critical or high vendor lacks an owner, a contract end date, a first review, a current SOC report or due diligence file, or, if it is critical, an exit plan.',
  }
}

const VENDORS_READ_AT_MOST = 2_000
const VENDORS_NAMED = 10

const namedVendors = (vendors: readonly string[]): string =>
  [
    ...vendors.slice(0, VENDORS_NAMED),
    ...(vendors.length > VENDORS_NAMED ? [`and ${vendors.length - VENDORS_NAMED} more`] : []),
  ].join(', ')

/** Whose failure would reach several vendors. */
export async function vendorConcentration(scope: ReportScope): Promise<ReportSection> {
  const { rows: named } = await scope.tx.execute<NamedSubcontractors & Record<string, unknown>>(sql`
    select v.title as vendor, v.tier = 'critical' as "isCritical", v.subcontractors from vendors v
    where ${inUse(scope)} and v.subcontractors <> '' order by v.number limit ${VENDORS_READ_AT_MOST}`)
  const shared = sharedSubcontractors(named)
  const first = shared[0]
  return {
    title: 'Subcontractors behind several vendors',
    note: 'As the names are entered with the vendors, one a line or between commas.',
    columns: [
      { heading: 'Subcontractor', width: 36 },
      { heading: 'Vendors', width: 12, kind: 'number' },
      { heading: 'Critical', width: 12, kind: 'number' },
      { heading: 'Which', width: 70 },
    ],
    rows: shared
      .slice(0, ROWS_AT_MOST)
      .map(({ name, vendors, critical }) => [name, vendors.length, critical, namedVendors(vendors)]),
    ...(first && {
      inShort: {
        text: `${counted(shared.length, 'subcontractor serves', 'subcontractors serve')} more than one vendor; ${first.name} serves ${first.vendors.length}.`,
        needsAttention: false,
      },
    }),
    empty: 'No subcontractor is named by two vendors.',
  }
}

export async function vendorAi(scope: ReportScope): Promise<ReportSection> {
  const where = sql`vendors v where ${inUse(scope)} and v.uses_ai`
  const rows = await selectCells(
    scope.tx,
    sql`select ${VENDOR} as vendor, ${quoted('v.ai_purpose')} as purpose, ${quoted('v.ai_decisions')} as decisions,
        ${quoted('v.ai_data')} as data, ${quoted('v.ai_review')} as review, ${quoted('v.ai_testing')} as testing
      from ${where} order by ${TIER_ORDER}, v.number limit ${ROWS_AT_MOST}`,
  )
  const untested = await countOf(scope, sql`${where} and (v.ai_review = '' or v.ai_testing = '')`)
  return {
    title: 'Vendors that use artificial intelligence for us',
    columns: [
      { heading: 'Vendor', width: 28 },
      { heading: 'Purpose', width: 36 },
      { heading: 'Decisions it touches', width: 36 },
      { heading: 'Data', width: 30 },
      { heading: 'Human review', width: 30 },
      { heading: 'Testing and fair lending', width: 30 },
    ],
    rows,
    ...(rows.length > 0 && {
      inShort: {
        text: `${counted(await countOf(scope, where), 'vendor uses', 'vendors use')} artificial intelligence for us; ${untested === 0 ? 'each states its human review and its testing' : `${counted(untested, 'states', 'state')} no human review or no testing`}.`,
        needsAttention: untested > 0,
      },
    }),
    ...(await cutNote(scope, where, ROWS_AT_MOST)),
    empty: 'No vendor uses artificial intelligence for us.',
  }
}

export async function vendorQuestionnaires(scope: ReportScope): Promise<ReportSection> {
  const { tx, today } = scope
  const where = sql`vendors v join vendor_questionnaires q on q.institution_id = v.institution_id and q.vendor_id = v.id
    where ${inUse(scope)} and q.state in ('open', 'returned', 'submitted')`
  const isLate = sql`(q.state <> 'submitted' and q.due_on < ${today}::date)`
  const rows = await selectCells(
    tx,
    sql`select ${VENDOR} as vendor, ${TIER_WORDS} as tier, q.due_on::text as due,
        case when ${isLate} then 'Late' when q.state = 'submitted' then 'Answered, to be decided'
          when q.state = 'returned' then 'Sent back' else 'Sent' end as state
      from ${where} order by ${isLate} desc, q.due_on, v.number limit ${ROWS_AT_MOST}`,
  )
  const late = await countOf(scope, sql`${where} and ${isLate}`)
  return {
    title: 'Questionnaires under way',
    columns: [
      { heading: 'Vendor', width: 44 },
      { heading: 'Criticality', width: 14 },
      { heading: 'Due', width: 18, kind: 'date' },
      { heading: 'State', width: 26 },
    ],
    rows,
    ...(rows.length > 0 && {
      inShort: {
        text: `${counted(await countOf(scope, where), 'questionnaire is', 'questionnaires are')} under way, ${late === 0 ? 'none' : late} of them late.`,
        needsAttention: late > 0,
      },
    }),
    ...(await cutNote(scope, where, ROWS_AT_MOST)),
    empty: 'No questionnaire is under way.',
  }
}
