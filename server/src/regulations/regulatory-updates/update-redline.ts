import type { Redline } from '@plumbline/contract/regulations/regulations.ts'
import type { Db } from '@plumbline/database/db.ts'
import { listLegalStatuses } from '../library/legal-status-store.ts'
import { drawRedline } from '../library/redline.ts'
import {
  findDayBefore,
  listDifferencesOfDay,
  listPartDays,
  type StoredParagraph,
} from '../library/regulation-store.ts'
import type { UpdateRow } from './update-list.ts'

type UpdateRedline = Pick<Redline, 'counts' | 'changes' | 'statuses' | 'isCut'>

/** The paragraphs that an update changed, on the days on which our text shows it, with what is known of them today. */
export async function drawUpdateRedline(db: Db, { days }: UpdateRow, today: string): Promise<UpdateRedline> {
  const [statuses, textDays] = await Promise.all([
    listLegalStatuses(db),
    listPartDays(
      db,
      days.map(({ part }) => part),
    ),
  ])
  const result: UpdateRedline = {
    counts: { added: 0, removed: 0, changed: 0, moved: 0, editorial: 0 },
    changes: [],
    statuses: [],
    isCut: false,
  }
  for (const { part, day, keys } of days) {
    const rows = await listDifferencesOfDay(db, part, day)
    const wanted = new Set(keys)
    const isOwn = ({ key }: StoredParagraph) => wanted.has(key)
    const from = await findDayBefore(db, part, day)
    const own = { before: rows.before.filter(isOwn), after: rows.after.filter(isOwn) }
    const redline = await drawRedline(db, own, {
      ...{ part, from, statuses, on: today },
      textAsOf: textDays.get(part),
    })
    for (const name of ['added', 'removed', 'changed', 'moved', 'editorial'] as const)
      result.counts[name] += redline.counts[name]
    result.changes.push(...redline.changes)
    result.isCut ||= redline.isCut
  }
  const used = new Set(result.changes.flatMap((change) => change.statuses))
  result.statuses = statuses.filter(({ id }) => used.has(id))
  return result
}
