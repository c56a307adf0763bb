import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { inTurn } from '../../platform/jobs/background-pace.ts'
import type { Log } from '../../platform/log.ts'
import type { MarginNote } from '../../platform/markdown/margin-notes.ts'
import { TooComplexError } from '../../platform/markdown/render-in-worker.ts'
import { uuidList } from '../../platform/sql.ts'
import { claimStale, putOff, type RenderingTable, storeStale } from './rendering-store.ts'
import { renderText } from './text-rendering-store.ts'

interface Stale extends Record<string, unknown> {
  textId: string
  wording: number
  source: string
  marginNotes: MarginNote[]
}

/** Reads the wording with its count in one statement, so that they belong together. */
const STALE: Record<RenderingTable, (ids: readonly string[]) => SQL> = {
  renderings: (ids) => sql`
    select r.text_id as "textId", r.wording, coalesce(a.body, b.content, p.content) as source,
      coalesce(a.citations, '[]') as "marginNotes"
    from renderings r
    left join articles a on r.kind = 'article' and a.id = r.text_id
    left join blog_posts b on r.kind = 'blog_post' and b.id = r.text_id
    left join press_releases p on r.kind = 'press_item' and p.id = r.text_id
    where r.text_id = any(${uuidList(ids)})`,
  work_renderings: (ids) => sql`
    select r.text_id as "textId", r.wording, coalesce(t.description, v.body, a.body) as source,
      '[]'::jsonb as "marginNotes"
    from work_renderings r
    left join tasks t on r.kind = 'task' and t.institution_id = r.institution_id and t.id = r.text_id
    left join policy_versions v
      on r.kind = 'policy_version' and v.institution_id = r.institution_id and v.id = r.text_id
    left join institution_articles a
      on r.kind = 'institution_article' and a.institution_id = r.institution_id and a.id = r.text_id
    where r.text_id = any(${uuidList(ids)})`,
}

/** Takes its turn among those who write, so that no reader waits for it. */
const BACKGROUND = { memberId: 'background' }

/**
 * Renders some texts that were saved by an earlier renderer, or by no editor: shipped texts, restored
 * backups, copies. True while there may be more.
 */
export async function renderStale(db: Db, log: Log): Promise<boolean> {
  const isMore = [await renderSome(db, log, 'renderings'), await renderSome(db, log, 'work_renderings')]
  return isMore.includes(true)
}

async function renderSome(db: Db, log: Log, table: RenderingTable): Promise<boolean> {
  const claimed = await claimStale(db, table)
  if (claimed.length === 0) return false
  const { rows } = await db.execute<Stale>(STALE[table](claimed))
  for await (const { textId, wording, source, marginNotes } of inTurn(rows))
    try {
      const rendering = await renderText(db, source, marginNotes, BACKGROUND)
      await storeStale(db, table, { textId, wording }, rendering)
    } catch (error) {
      if (!(error instanceof TooComplexError)) throw error
      log.warn({ text: textId }, 'a text is too involved to be rendered')
      await putOff(db, table, textId)
    }
  return true
}
