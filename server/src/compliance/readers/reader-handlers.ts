import { READERS_AT_MOST } from '@plumbline/contract/compliance/readers.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type ListProblem, readReaderList } from '@plumbline/rules/readers/reader-list.ts'
import { todayIn } from '../../platform/days/today.ts'
import { enqueueJob } from '../../platform/jobs/job-queue.ts'
import { managers } from '../../platform/procedures.ts'
import { READER_MAIL_JOB } from '../../work/notifications/notify.ts'
import {
  countReaders,
  deleteReader,
  findReaderIds,
  listOwnAddresses,
  listReaders,
  saveReaders,
  takeMailTurn,
} from './reader-store.ts'

const PROBLEMS_SHOWN = 50

export const readerHandlers = {
  list: managers.readers.list.handler(({ context: { inInstitution, institutionId, member } }) =>
    inInstitution((tx) => listReaders(tx, institutionId, todayIn(member.timeZone))),
  ),

  add: managers.readers.add.handler(({ input: { list }, context, errors }) => {
    const { people, problems } = readReaderList(list)
    return context.inInstitution(async (tx) => {
      const { institutionId } = context
      const all = [...problems, ...(await colleaguesAmong(tx, institutionId, people))]
      if (all.length > 0)
        throw errors.LIST_WRONG({
          data: {
            problems: all.sort((a, b) => a.line - b.line).slice(0, PROBLEMS_SHOWN),
            count: all.length,
          },
        })
      if (people.length === 0) throw errors.LIST_EMPTY()
      if (people.length > READERS_AT_MOST) throw errors.TOO_MANY_READERS()
      const saved = await saveReaders(tx, institutionId, people)
      if ((await countReaders(tx, institutionId)) > READERS_AT_MOST) throw errors.TOO_MANY_READERS()
      const added = saved.filter(({ isNew }) => isNew).length
      await context.recordAct(tx, { action: 'reader.add', subjectId: null, detail: { added } })
      return { added, changed: saved.length - added, ids: saved.map(({ id }) => id) }
    })
  }),

  remove: managers.readers.remove.handler(({ input: { id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      if (!(await deleteReader(tx, context.institutionId, id))) throw errors.NOT_FOUND()
      await context.recordAct(tx, { action: 'reader.remove', subjectId: id, detail: {} })
    }),
  ),

  resend: managers.readers.resend.handler(({ input: { id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      if ((await findReaderIds(tx, institutionId, [id])).length === 0) throw errors.NOT_FOUND()
      if (!(await takeMailTurn(tx, institutionId, id))) throw errors.MAILED_JUST_NOW()
      const reader = (await listReaders(tx, institutionId, todayIn(member.timeZone))).find(
        (one) => one.id === id,
      )
      const open = reader?.openCount ?? 0
      const subject =
        open === 0
          ? `Your page to read and sign for ${member.companyName}`
          : `${open === 1 ? '1 document' : `${open} documents`} to read for ${member.companyName}`
      await enqueueJob(tx, institutionId, READER_MAIL_JOB, { readerId: id, subject })
      await context.recordAct(tx, { action: 'reader.resend', subjectId: id, detail: {} })
    }),
  ),
}

/** Who has an account is asked as a colleague, and would be asked twice as a reader. */
async function colleaguesAmong(
  tx: Db,
  institutionId: string,
  people: readonly { email: string; line: number }[],
): Promise<ListProblem[]> {
  const own = await listOwnAddresses(
    tx,
    institutionId,
    people.map(({ email }) => email),
  )
  return people
    .filter(({ email }) => own.includes(email))
    .map(({ email, line }) => ({
      line,
      problem: `${email} has an account at your institution. Ask this person as a colleague.`,
    }))
}
