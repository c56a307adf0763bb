import { AccountRefusal } from '@plumbline/auth/auth.ts'
import type { ImportRow } from '@plumbline/contract/tenancy/users.ts'
import { UnreadableFile } from '@plumbline/rules/workbooks/unreadable-file.ts'
import { recordAudit } from '../../platform/audit-log/audit-log.ts'
import { csvFile } from '../../platform/csv/csv-file.ts'
import { administrators } from '../../platform/procedures.ts'
import { PlanLimitReached } from '../institutions/institution-store.ts'
import { findPersonOfProfile } from '../personal-data/person.ts'
import { personExport } from '../personal-data/person-export.ts'
import { actorOf, addPerson, type HandlerContext } from './user-acts.ts'
import { asNewUser, institutionOfRow, readImport, UnclearInstitution } from './user-import.ts'
import { eachUser } from './user-store.ts'

/** People in files: the list as CSV, what is held about one, and many at once. */
export const userFileHandlers = {
  exportCsv: administrators.users.exportCsv.handler(
    async ({ input, context: { db, member, clientAddress } }) => {
      const rows: string[][] = [
        [
          'email',
          'full_name',
          'company_name',
          'company_type',
          'role',
          'created_at',
          'last_sign_in_at',
          'suspended',
        ],
      ]
      for await (const user of eachUser(db, input)) {
        rows.push([
          user.email,
          user.fullName,
          user.companyName,
          user.companyType,
          user.role,
          user.createdAt,
          user.lastSignInAt ?? '',
          user.isSuspended ? 'yes' : 'no',
        ])
      }
      await db.transaction((tx) =>
        recordAudit(tx, {
          action: 'user.export',
          actorId: member.userId,
          subjectId: null,
          ip: clientAddress,
          detail: { users: rows.length - 1 },
        }),
      )
      return csvFile('users.csv', rows)
    },
  ),

  exportPerson: administrators.users.exportPerson.handler(async ({ input: { id }, context, errors }) => {
    const { db } = context
    const person = await findPersonOfProfile(db, id)
    if (!person) throw errors.NOT_FOUND()
    const pieces: string[] = []
    for await (const piece of personExport(db, person, new Date())) pieces.push(piece)
    const [userId] = person.userIds
    await db.transaction((tx) => {
      const { id: actorId, ip } = actorOf(context)
      return recordAudit(tx, { action: 'person.export', actorId, subjectId: userId, ip })
    })
    return new File(pieces, `user-${userId}.json`, { type: 'application/json' })
  }),

  checkImport: administrators.users.checkImport.handler(
    async ({ input: { file }, context: { db, member }, errors }) => {
      try {
        return await readImport(db, member.institutionId, await file.bytes())
      } catch (error) {
        if (error instanceof UnreadableFile) {
          throw errors.UNREADABLE_FILE({ message: error.message, data: { because: error.because } })
        }
        throw error
      }
    },
  ),

  importRows: administrators.users.importRows.handler(async ({ input: { rows }, context }) => {
    const outcomes: { line: number; problem: string | null }[] = []
    // One after the other, each in its own transaction: a row that fails does not undo the others.
    for (const row of rows) outcomes.push({ line: row.line, problem: await importRow(row, context) })
    return outcomes
  }),
}

async function importRow(row: ImportRow, context: HandlerContext): Promise<string | null> {
  const user = asNewUser(row)
  if (!user.success) return row.problem ?? 'This row is not valid.'
  const { password: _none, ...invited } = user.data
  try {
    await context.db.transaction(async (tx) => {
      const institutionId = await institutionOfRow(tx, invited)
      return addPerson(tx, context, { ...invited, institutionId })
    })
    return null
  } catch (error) {
    if (error instanceof UnclearInstitution) return error.message
    if (error instanceof PlanLimitReached)
      return `The plan of this institution allows ${error.limit} users, and all places are taken.`
    if (!(error instanceof AccountRefusal)) throw error
    return error.code === 'email_exists'
      ? 'A user with this email address already exists.'
      : 'This email address cannot be used.'
  }
}
