import { CATEGORY_LABELS, listedCategories } from '@plumbline/contract/publishing/article-labels.ts'
import type { ArticleCategory } from '@plumbline/contract/publishing/articles.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { listChecklists } from '../../compliance/checklists/checklist-store.ts'
import { listLibraryTopics } from '../../compliance/topics/topic-store.ts'
import { isOwnRecord } from '../../regulations/regulatory-updates/regulatory-update-store.ts'
import { updatesInShort } from './in-short.ts'
import { chartByMonth } from './month-chart.ts'
import type { ReportCell, ReportSection } from './report-content.ts'
import { selectCells } from './report-scope.ts'

export async function updatesWithin(db: Db, from: string, to: string): Promise<ReportSection> {
  const rows = await selectCells(
    db,
    sql`select dated::text as dated, title, initcap(priority) as priority, citation, description
      from regulatory_updates where dated between ${from}::date and ${to}::date and ${isOwnRecord('regulatory_updates')} order by dated desc, title limit 2000`,
  )
  return {
    title: 'Regulatory updates',
    columns: [
      { heading: 'Date', width: 18, kind: 'date' },
      { heading: 'Title', width: 42 },
      { heading: 'Priority', width: 10 },
      { heading: 'Citation', width: 28 },
      { heading: 'Description', width: 90 },
    ],
    rows,
    ...(rows.length > 0 && { inShort: updatesInShort(rows) }),
    ...chartByMonth(
      rows.map(([dated]) => String(dated)),
      { from, to, what: 'Updates of the law by the month of their date' },
    ),
    empty: 'No updates are dated within this period.',
    asEntries: true,
  }
}

export async function articlesWithin(
  db: Db,
  { from, to, isSample }: { from: string; to: string; isSample: boolean },
): Promise<ReportSection> {
  const rows = await selectCells(
    db,
    sql`select to_char(published_at at time zone 'UTC', 'YYYY-MM-DD') as published, title, category, read_time
      from articles where is_published and published_at >= ${from}::date and published_at < ${to}::date + 1
        and category = any(${`{${listedCategories(isSample).join(',')}}`}::text[])
      order by published_at desc limit 2000`,
  )
  return {
    title: 'New in the library',
    columns: [
      { heading: 'Published', width: 18, kind: 'date' },
      { heading: 'Title', width: 70 },
      { heading: 'Category', width: 22 },
      { heading: 'Minutes to read', width: 16, kind: 'number' },
    ],
    rows: rows.map(([published, title, category, minutes]) => [
      ...[published as ReportCell, title as ReportCell],
      CATEGORY_LABELS[category as ArticleCategory],
      minutes as ReportCell,
    ]),
    empty: 'No articles were published within this period.',
  }
}

export async function ownChecklists(db: Db, userId: string): Promise<ReportSection> {
  const rows: ReportCell[][] = []
  for (const { key, label } of await listLibraryTopics(db)) {
    const items = (await listChecklists(db, userId, key)).flatMap((checklist) => checklist.items)
    const ticked = items.filter(({ isTicked }) => isTicked).length
    if (ticked > 0) rows.push([label, ticked, items.length])
  }
  return {
    title: 'Checklists',
    note: 'Your own ticks in the library, when this report was made; lists without any are left out.',
    columns: [
      { heading: 'Topic', width: 26 },
      { heading: 'Ticked', width: 12, kind: 'number' },
      { heading: 'Items', width: 12, kind: 'number' },
    ],
    rows,
    empty: 'You have ticked nothing on the checklists of the library.',
  }
}
