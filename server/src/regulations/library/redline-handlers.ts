import type { Redline, RedlineQuestion } from '@plumbline/contract/regulations/regulations.ts'
import type { Db } from '@plumbline/database/db.ts'
import { printLibraryPage, printLibraryPart } from '@plumbline/rules/citations/library-parts.ts'
import { recordAudit } from '../../platform/audit-log/audit-log.ts'
import { administrators, members } from '../../platform/procedures.ts'
import { covers } from '../history/covers.ts'
import { enterTextUpdates } from '../regulatory-updates/text-updates.ts'
import { insertChangeDecision } from './change-class-store.ts'
import { laterChangesOf, laterChangesOfPage, laterChangesTouching } from './later-change-store.ts'
import { listLegalStatuses } from './legal-status-store.ts'
import { drawRedline } from './redline.ts'
import { redlinePdf } from './redline-pdf.ts'
import { ageOf, findPart, listDifferences, type StoredParagraph } from './regulation-store.ts'

export const redlineHandlers = {
  redline: members.regulations.redline.handler(({ input, context: { db }, errors }) =>
    readRedline(db, input, errors),
  ),

  redlinePdf: members.regulations.redlinePdf.handler(async ({ input, context: { db }, errors }) =>
    redlinePdf(await readRedline(db, input, errors)),
  ),

  overruleChange: administrators.regulations.overruleChange.handler(async ({ input, context, errors }) => {
    const { pair, class: chosen, reason, ...question } = input
    const find = async () =>
      (await readRedline(context.db, question, errors)).changes.find((change) => change.pair === pair)
    const change = await find()
    if (!change) throw errors.NO_SUCH_CHANGE()
    await context.db.transaction(async (tx) => {
      const id = await insertChangeDecision(tx, {
        ...{ part: input.part, key: change.key, pair, computed: change.computed, class: chosen, reason },
        decidedBy: context.member.userId,
        on: input.to,
      })
      await recordAudit(tx, {
        action: 'regulation_change.overrule',
        actorId: context.member.userId,
        ip: context.clientAddress,
        subjectId: id,
        detail: { citation: change.citation, class: chosen ?? change.computed, reason },
      })
    })
    await enterTextUpdates(context.db)
    await context.pagesChanged()
    return (await find())!
  }),
}

type Refusals = { NOT_FOUND: () => Error; WRONG_ORDER: () => Error }

async function readRedline(db: Db, question: RedlineQuestion, errors: Refusals): Promise<Redline> {
  const { part, page, key, from, to } = question
  if (from >= to) throw errors.WRONG_ORDER()
  const held = await findPart(db, part)
  if (held?.state !== 'ready') throw errors.NOT_FOUND()
  const [rows, statuses] = await Promise.all([listDifferences(db, question), listLegalStatuses(db)])
  const isWanted = (paragraph: StoredParagraph) => key === undefined || covers(key, paragraph.key)
  const wanted = { before: rows.before.filter(isWanted), after: rows.after.filter(isWanted) }
  const redline = await drawRedline(db, wanted, {
    ...{ part, from, statuses, on: to },
    textAsOf: held.asOf,
  })
  const used = new Set(redline.changes.flatMap((change) => change.statuses))
  return {
    part,
    page: page ?? null,
    key: key ?? null,
    label: key ?? (page ? printLibraryPage(part, page) : printLibraryPart(part)),
    from,
    to,
    age: ageOf(held),
    ...redline,
    statuses: statuses.filter(({ id }) => used.has(id)),
    laterChanges: laterChangesIn(question).filter(({ on }) => on <= to && (!held.asOf || held.asOf < on)),
  }
}

function laterChangesIn({ part, page, key }: RedlineQuestion) {
  if (key !== undefined) return laterChangesTouching(part, key)
  return page === undefined ? laterChangesOf(part) : laterChangesOfPage(part, page)
}
