import { TaskFilters } from '@plumbline/contract/compliance/tasks.ts'
import type { Db } from '@plumbline/database/db.ts'
import type { Context } from 'hono'
import { todayIn } from '../../platform/days/today.ts'
import { type CalendarEntry, writeCalendar } from '../../platform/documents/ics-calendar.ts'
import { inInstitution } from '../../platform/session/institution-scope.ts'
import { listUpdateDays } from '../../regulations/updates/regulatory-update-store.ts'
import { listOwnDeadlines } from '../notifications/own-deadlines.ts'
import { listOwn } from '../policies/attestation-store.ts'
import { listForFile } from '../tasks/task-list-store.ts'
import { taskPath } from '../tasks/task-subject.ts'
import { type FeedReader, openCalendarFeed } from './calendar-feed-store.ts'

const TASKS_AT_MOST = 1_000
const UPDATES_AT_MOST = 500
const UNFINISHED = ['open', 'in_progress', 'waiting']

/** GET /calendar/<secret>.ics: what has a date for one person. */
export async function serveCalendar(db: Db, publicUrl: string, context: Context): Promise<Response> {
  const secret = (context.req.param('file') ?? '').replace(/\.ics$/, '')
  const reader = await openCalendarFeed(db, secret)
  if (!reader) return context.text('There is no such calendar. Make a new address in the settings.', 404)
  const entries = await inInstitution(db, reader.institutionId, (tx) => listEntries(tx, reader, publicUrl))
  return new Response(writeCalendar({ name: `Plumbline: ${reader.institution}`, entries }), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="plumbline.ics"',
      'Cache-Control': 'private, no-store',
    },
  })
}

async function listEntries(tx: Db, reader: FeedReader, publicUrl: string): Promise<CalendarEntry[]> {
  const today = todayIn(reader.timeZone)
  const updatedAt = new Date().toISOString()
  const entry = (uid: string, day: string, title: string, path: string): CalendarEntry => ({
    uid: `${uid}@plumbline`,
    day,
    title,
    link: new URL(path, publicUrl).href,
    updatedAt,
  })
  const filters = TaskFilters.parse({ whose: 'mine', statuses: UNFINISHED })
  const tasks = await listForFile(tx, reader, filters, today, TASKS_AT_MOST)
  const signatures = await listOwn(tx, reader.institutionId, reader.userId, today, undefined)
  const deadlines = await listOwnDeadlines(tx, reader.institutionId, reader.userId)
  const updates = await listUpdateDays(tx, UPDATES_AT_MOST)
  return [
    ...tasks.flatMap(({ id, title, dueOn }) =>
      dueOn ? [entry(`task-${id}`, dueOn, `Due: ${title}`, taskPath(id))] : [],
    ),
    ...signatures.map(({ policyId, versionId, title, dueOn }) =>
      entry(`attestation-${versionId}`, dueOn, `Sign: ${title}`, `/policies/${policyId}/sign`),
    ),
    ...deadlines.map(({ kind, id, title, link, dueOn }) =>
      entry(`${kind}-${id}`, dueOn, kind === 'exam' ? `Due: ${title}` : `Complete: ${title}`, link),
    ),
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
