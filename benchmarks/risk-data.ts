import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { ID, inBatches, OWNER } from './work-data.ts'

const TOPICS = sql`(array['qm', 'trid', 'hmda', 'cra'])[1 + n % 4]`
const CELLS_OF_AN_ITEM = 10
export const CELLS_OF_A_SHEET = 1_000
const ITEMS_OF_A_SHEET = CELLS_OF_A_SHEET / CELLS_OF_AN_ITEM
const RUNS_OF_A_TEST = 4
/** As many tests and runs at each size: only the sheets behind the runs grow. */
const RUNS = 100

const analyze = async (db: Db, ...tables: string[]) => {
  for (const table of tables) await db.execute(sql`vacuum analyze ${sql.raw(table)}`)
}

/** Each cites a paragraph and was looked at after 2,000 findings of its topics. No review is due soon. */
export async function fillRisks(db: Db, count: number): Promise<void> {
  await db.execute(sql`
    insert into findings (institution_id, number, title, source, severity, topic, found_on, created_at)
    select o.institution_id, 100000 + n, 'Finding ' || n, 'audit', 'low', ${TOPICS}, current_date - 60, now() - interval '60 days'
    from generate_series(1, 2000) n cross join ${OWNER} o`)
  await inBatches(count, async (first, last) => {
    const of = sql`generate_series(${first}::integer, ${last}::integer) n cross join ${OWNER} o`
    await db.execute(sql`
      insert into risks (institution_id, id, number, title, product_line, topic, owner_id, likelihood, impact, controls,
        control_strength, strength_reason, review_on, inherent_score, residual_score)
      select o.institution_id, ${ID}, 100000 + n, 'Duty ' || n || ' of section ' || n % 97, 'Line ' || n % 13, ${TOPICS},
        case when n % 10 = 0 then o.id end, 1 + n % 5, 1 + n / 5 % 5, 'Second look at file ' || n, 'adequate', 'Tested',
        current_date + 200 + n % 365, 100 + n % 401, 100 + n * 7 % 401 from ${of}`)
    await db.execute(sql`
      insert into citation_links (institution_id, subject_kind, subject_id, citation, title, part, section, created_by)
      select o.institution_id, 'risk', ${ID}, '12 CFR 1026.' || n % 60 || '(a)(' || n || ')', 12, 1026, (n % 60)::text, o.id
      from ${of}`)
  })
  await analyze(db, 'risks', 'citation_links', 'findings')
}

/** Each serves none to three of 100 risks. */
export async function fillControls(db: Db, count: number): Promise<void> {
  await fillRisks(db, 100)
  await inBatches(count, async (first, last) => {
    const of = sql`generate_series(${first}::integer, ${last}::integer) n cross join ${OWNER} o`
    await db.execute(sql`
      insert into controls (institution_id, id, number, title, owner_id, description, strength, strength_because)
      select o.institution_id, ${ID}, 100000 + n, 'Control ' || n || ' of branch ' || n % 13, case when n % 10 = 0 then o.id end,
        'Second look at file ' || n % 97, (array['none', 'weak', 'adequate', 'strong'])[1 + n % 4], 'As it was judged.' from ${of}`)
    await db.execute(sql`
      insert into work_links (institution_id, from_kind, from_id, to_kind, to_id, created_by)
      select o.institution_id, 'control', ${ID}, 'risk',
        ('00000000-0000-4000-8000-' || lpad(to_hex(1 + (n + r * 31) % 100), 12, '0'))::uuid, o.id
      from ${of} cross join generate_series(1, n % 4) r`)
  })
  await analyze(db, 'controls', 'work_links')
}

/** Each has two documents. No review, document, or notice is due soon. */
export async function fillVendors(db: Db, count: number): Promise<void> {
  const of = sql`generate_series(1, ${count}::integer) n cross join ${OWNER} o`
  await db.execute(sql`
    insert into vendors (institution_id, id, number, title, service, tier, data_seen, owner_id, contract_start, contract_end,
      notice_days, notice_by, next_review_on, subcontractors)
    select o.institution_id, ${ID}, 100000 + n, 'Vendor ' || n, 'Service ' || n % 97,
      (array['critical', 'high', 'moderate', 'low'])[1 + n % 4], 'npi', case when n % 10 = 0 then o.id end, current_date - 400,
      current_date + 500, 90, current_date + 410, current_date + 200 + n % 365, 'Cloud ' || n % 5 from ${of}`)
  await db.execute(sql`
    insert into evidence (institution_id, id, title, type, valid_on, valid_until, address, added_by, added_by_name)
    select o.institution_id, ${ID}, 'SOC report ' || n, 'soc_report', current_date - 100, current_date + 200 + n % 365,
      'S:/vendors/' || n, o.id, 'Writer'
    from generate_series(1, ${2 * count}::integer) n cross join ${OWNER} o`)
  await db.execute(sql`
    insert into evidence_uses (institution_id, evidence_id, subject_kind, subject_id, linked_by, linked_by_name)
    select o.institution_id, ${ID}, 'vendor',
      ('00000000-0000-4000-8000-' || lpad(to_hex(1 + n % ${count}::integer), 12, '0'))::uuid, o.id, 'Writer'
    from generate_series(1, ${2 * count}::integer) n cross join ${OWNER} o`)
  await analyze(db, 'vendors', 'evidence', 'evidence_uses')
}

/** Sheets of 100 items with 10 attributes behind the runs of 25 tests of the plan of this year. */
export async function fillTestCells(db: Db, count: number): Promise<void> {
  const sheets = Math.ceil(count / CELLS_OF_A_SHEET)
  const attributes = Array.from({ length: CELLS_OF_AN_ITEM }, (_, index) => `Attribute ${index + 1}`)
  const sample = JSON.stringify({
    ...{ description: 'Files of the quarter', confidence: '0.95', tolerableRate: '0.05', expectedErrors: 0 },
    ...{ attributes, from: 'count', populationSize: 500, size: ITEMS_OF_A_SHEET, seed: '0011223344556677' },
    ...{ drawnOn: '2026-01-15', drawnByName: 'Writer', sourceName: '', strata: null, stages: null },
  })
  const answers = JSON.stringify(attributes.map(() => 'yes'))
  await db.execute(sql`
    insert into monitoring_tests (institution_id, id, year, title, frequency, first_month, owner_id)
    select o.institution_id, ${ID}, extract(year from current_date)::integer, 'Test ' || n, 'quarterly', 1, o.id
    from generate_series(1, ${RUNS / RUNS_OF_A_TEST}::integer) n cross join ${OWNER} o`)
  await db.execute(sql`
    insert into monitoring_runs (institution_id, id, test_id, due_on, result, recorded_at, recorded_by, recorded_by_name, sample)
    select o.institution_id, ${ID}, ('00000000-0000-4000-8000-' || lpad(to_hex(1 + (n - 1) / ${RUNS_OF_A_TEST}::integer), 12, '0'))::uuid,
      date_trunc('year', current_date)::date + 80 * (n % ${RUNS_OF_A_TEST}::integer), 'passed', now(), o.id, 'Writer',
      case when n <= ${sheets}::integer then ${sample}::jsonb end
    from generate_series(1, ${RUNS}::integer) n cross join ${OWNER} o`)
  await db.execute(sql`
    insert into monitoring_sample_items (institution_id, run_id, place, position, label, answers, tested_by, tested_by_name, tested_at)
    select o.institution_id, ${ID}, p, p * 3, 'Loan ' || n || '-' || p, ${answers}::jsonb, o.id, 'Writer', now()
    from generate_series(1, ${sheets}::integer) n cross join generate_series(1, ${ITEMS_OF_A_SHEET}::integer) p cross join ${OWNER} o`)
  await analyze(db, 'monitoring_tests', 'monitoring_runs', 'monitoring_sample_items')
}
