import { createHash } from 'node:crypto'
import type { Db } from '@plumbline/database/db.ts'
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import { todayIn } from '../../platform/days/today.ts'
import type { Deadline } from '../../platform/deadlines/deadline.ts'
import { type CalendarEntry, writeCalendar } from '../../platform/documents/ics-calendar.ts'
import { inInstitution } from '../../platform/session/institution-scope.ts'
import { listUpdateDays } from '../../regulations/regulatory-updates/regulatory-update-store.ts'
import { listOwnDeadlines } from '../../work/deadlines/open-deadlines-store.ts'
import { type FeedReader, openCalendarFeed } from './calendar-feed-store.ts'

const UPDATES_AT_MOST = 500
const REFRESH_HOURS = 4
const CALENDARS_AT_MOST = 10_000

/** GET /calendar/<secret>.ics: what has a date for one person. */
export async function serveCalendar(
  db: Db,
  publicUrl: string,
  deadlines: readonly Deadline[],
  context: Context,
): Promise<Response> {
  const secret = (context.req.param('file') ?? '').replace(/\.ics$/, '')
  const reader = await openCalendarFeed(db, secret)
  if (!reader) return context.text('There is no such calendar. Make a new address in the settings.', 404)
  const entries = await inInstitution(db, reader.institutionId, (tx) =>
    listEntries(tx, reader, publicUrl, deadlines),
  )
  const name = `Plumbline: ${reader.institution}`
  const etag = etagOf([name, ...entries.map(({ updatedAt, ...content }) => content)])
  const headers = {
    'Cache-Control': 'private, no-cache',
    ETag: etag,
    'Last-Modified': new Date(unchangedSince(reader.userId, etag)).toUTCString(),
  }
  if (isKnown(context, etag)) return new Response(null, { status: 304, headers })
  return new Response(writeCalendar({ name, entries, refreshHours: REFRESH_HOURS }), {
    headers: {
      ...headers,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="plumbline.ics"',
    },
  })
}

/** The times at which entries were written are no content: they are those of the answer. */
const etagOf = (content: readonly unknown[]) =>
  `"${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 27)}"`

/** Since when this process has given a person the same calendar, in whole seconds. */
const seen = new LRUCache<string, { etag: string; since: number }>({ max: CALENDARS_AT_MOST })

function unchangedSince(userId: string, etag: string): number {
  const known = seen.get(userId)
  const since = known?.etag === etag ? known.since : Date.now()
  seen.set(userId, { etag, since })
  return since
}

/** By the tag alone: another process may have given out something else since the time that it names. */
const isKnown = ({ req }: Context, etag: string) =>
  (req.header('if-none-match') ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)

async function listEntries(
  tx: Db,
  reader: FeedReader,
  publicUrl: string,
  deadlines: readonly Deadline[],
): Promise<CalendarEntry[]> {
  const today = todayIn(reader.timeZone)
  const updatedAt = new Date().toISOString()
  const entry = (uid: string, day: string, title: string, path: string): CalendarEntry => ({
    uid: `${uid}@plumbline`,
    day,
    title,
    link: new URL(path, publicUrl).href,
    updatedAt,
  })
  const words = new Map(deadlines.map(({ subject, calendar }) => [subject, calendar]))
  const own = await listOwnDeadlines(tx, deadlines, reader, today)
  const updates = await listUpdateDays(tx, UPDATES_AT_MOST)
  return [
    ...own.map(({ subject, id, title, link, dueOn }) => ({
      ...entry(`${subject}-${id}`, dueOn, words.get(subject)!(title), link),
      hasAlarm: true,
    })),
    ...updates.flatMap(({ slug, title, effectiveOn, commentsCloseOn }) => [
      ...(effectiveOn
        ? [entry(`effective-${slug}`, effectiveOn, `In force: ${title}`, `/updates/${slug}`)]
        : []),
      ...(commentsCloseOn
        ? [entry(`comments-${slug}`, commentsCloseOn, `Comments close: ${title}`, `/updates/${slug}`)]
        : []),
    ]),
  ]
}
