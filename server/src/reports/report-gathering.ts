import { CATEGORY_LABELS, TOPIC_LABELS } from '@plumbline/contract/article-labels.ts'
import { type ArticleCategory, TOPICS } from '@plumbline/contract/articles.ts'
import type { Report } from '@plumbline/contract/reports.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { listChecklists } from '../checklists/checklist-store.ts'
import { SAMPLE_RISK_AREAS, SAMPLE_STAT_CARDS } from '../sample-data/dashboard-figures.ts'
import { REPORT_TITLES, type ReportContent } from './report-content.ts'

/** Reads what a report of this kind says. */
export async function gatherContent(db: Db, report: Report & { userId: string }): Promise<ReportContent> {
  const { kind, format, periodStart, periodEnd, userId } = report
  const { rows: owners } = await db.execute<{ full_name: string; company_name: string }>(
    sql`select full_name, company_name from user_profiles where user_id = ${userId}`,
  )
  const head = {
    kind,
    format,
    title: REPORT_TITLES[kind],
    institution: owners[0]?.company_name ?? '',
    madeFor: owners[0]?.full_name ?? '',
    periodStart,
    periodEnd,
    madeAt: new Date().toISOString(),
    updates: await listUpdatesWithin(db, periodStart, periodEnd),
  }
  if (kind === 'regulatory-changes') return head
  const figures = SAMPLE_STAT_CARDS.map(({ label, value, change }) => ({ label, value, change }))
  if (kind === 'monthly-summary') {
    return { ...head, figures, articles: await listArticlesWithin(db, periodStart, periodEnd) }
  }
  return { ...head, riskAreas: [...SAMPLE_RISK_AREAS], checklists: await summariseChecklists(db, userId) }
}

async function listUpdatesWithin(db: Db, from: string, to: string): Promise<ReportContent['updates']> {
  const { rows } = await db.execute<ReportContent['updates'][number] & Record<string, unknown>>(sql`
    select dated::text as dated, title, initcap(priority) as priority, citation, description
    from regulatory_updates where dated between ${from}::date and ${to}::date order by dated desc, title limit 2000`)
  return rows
}

async function listArticlesWithin(db: Db, from: string, to: string): Promise<ReportContent['articles']> {
  const { rows } = await db.execute<
    NonNullable<ReportContent['articles']>[number] & Record<string, unknown>
  >(sql`
    select to_char(published_at at time zone 'UTC', 'YYYY-MM-DD') as "publishedAt", title, category, read_time as "readTime"
    from articles where is_published and published_at >= ${from}::date and published_at < ${to}::date + 1
    order by published_at desc limit 2000`)
  return rows.map((row) => ({ ...row, category: CATEGORY_LABELS[row.category as ArticleCategory] }))
}

async function summariseChecklists(db: Db, userId: string): Promise<ReportContent['checklists']> {
  const summaries: NonNullable<ReportContent['checklists']> = []
  for (const topic of TOPICS) {
    const items = (await listChecklists(db, userId, topic)).flatMap((checklist) => checklist.items)
    const ticked = items.filter(({ isTicked }) => isTicked).length
    summaries.push({ topic: TOPIC_LABELS[topic], ticked, items: items.length })
  }
  return summaries
}
