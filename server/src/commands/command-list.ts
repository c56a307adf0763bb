import { resolve } from 'node:path'
import type { Auth } from '@plumbline/auth/auth.ts'
import { writeBackup } from '@plumbline/database/backup/write-backup.ts'
import type { Db, Upkeep } from '@plumbline/database/db.ts'
import { verifyAuditChain } from '../audit/audit-log.ts'
import { overwriteDeleted } from '../retention/deleted-rows.ts'
import { describeOverdue } from '../retention/retention-text.ts'
import { countOverdue, deleteOverdue } from '../retention/retention-work.ts'
import { describeCounts } from './counts-text.ts'
import { makeAdministrator, reactivateMember, resetPassword, suspendMember } from './member-commands.ts'
import { countPerson, erasePersonForGood, exportPerson } from './person-commands.ts'
import { renewSecrets } from './secret-commands.ts'

export interface CommandContext {
  db: Db
  auth: Auth
  /** Absent where the database looks after itself. */
  upkeep?: Upkeep | undefined
}

interface Command {
  usage: string
  says: string
  /** Which argument is a path, from 0. */
  file?: number
  run(context: CommandContext, args: readonly string[]): Promise<string>
}

/** Something the operator asked for that cannot be done; its message is all they need. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

/** What an operator can have done, while the program serves or not. `restore` stands apart: it needs an empty database. */
export const COMMANDS: Record<string, Command> = {
  backup: {
    usage: 'backup FILE',
    says: 'writes a consistent copy of everything into one file',
    file: 0,
    async run({ db }, [file]) {
      const path = resolve(requireArgument(file, 'the file to write'))
      const { counts } = await writeBackup(db, path)
      return `${path} holds ${describeCounts(counts)}.`
    },
  },
  'verify-audit': {
    usage: 'verify-audit',
    says: 'checks that no entry of the audit log was changed, removed or cut off',
    async run({ db }) {
      const verdict = await verifyAuditChain(db)
      if (verdict.outcome === 'whole') return `The audit log is whole: ${verdict.length} entries.`
      throw new CommandError(`The audit log is broken at entry ${verdict.number}: ${verdict.because}.`)
    },
  },
  'rotate-keys': {
    usage: 'rotate-keys',
    says: 'makes the next signing key; it signs from eleven minutes later',
    async run({ auth }) {
      await auth.rotateKeys()
      return 'The next signing key is published. It takes over in eleven minutes; nobody is signed out.'
    },
  },
  'renew-secrets': {
    usage: 'renew-secrets',
    says: 'takes back what a copy of the database opens: ends all sessions and links',
    run: renewSecrets,
  },
  'make-admin': {
    usage: 'make-admin EMAIL',
    says: 'makes a member an administrator, or creates one',
    run: (context, [email]) => makeAdministrator(context, requireArgument(email, 'the e-mail address')),
  },
  'reset-password': {
    usage: 'reset-password EMAIL',
    says: 'sets a new password, shows it once, and ends all sessions of the person',
    run: (context, [email]) => resetPassword(context, requireArgument(email, 'the e-mail address')),
  },
  suspend: {
    usage: 'suspend EMAIL',
    says: 'suspends a member at once',
    run: (context, [email]) => suspendMember(context, requireArgument(email, 'the e-mail address')),
  },
  reactivate: {
    usage: 'reactivate EMAIL',
    says: 'lets a suspended member in again',
    run: (context, [email]) => reactivateMember(context, requireArgument(email, 'the e-mail address')),
  },
  'export-person': {
    usage: 'export-person EMAIL FILE',
    says: 'writes all that is held about an e-mail address into one JSON file',
    file: 1,
    run: (context, [email, file]) =>
      exportPerson(
        context,
        requireArgument(email, 'the e-mail address'),
        resolve(requireArgument(file, 'the file to write')),
      ),
  },
  'erase-person': {
    usage: 'erase-person EMAIL [--apply]',
    says: 'counts what is held about an e-mail address; with --apply erases it',
    async run(context, [email, ...options]) {
      const address = requireArgument(email, 'the e-mail address')
      if (!isApplied(options)) return countPerson(context, address)
      return overwritten(context, await erasePersonForGood(context, address))
    },
  },
  retention: {
    usage: 'retention [--apply]',
    says: 'counts what has outlived its time; with --apply deletes it',
    async run(context, args) {
      const { db } = context
      if (isApplied(args))
        return overwritten(context, `Deleted.\n${describeOverdue(await deleteOverdue(db, new Date()))}`)
      return `${describeOverdue(await countOverdue(db, new Date()))}\nNothing was deleted; --apply does.`
    },
  },
}

/** What was said to be deleted is deleted from the files, too, or it is said that it is not yet. */
async function overwritten({ upkeep }: CommandContext, text: string): Promise<string> {
  const { withoutRoom } = upkeep ? await overwriteDeleted(upkeep) : { withoutRoom: [] }
  if (withoutRoom.length === 0) return text
  return `${text}\nIt still stands in the files of ${withoutRoom.join(', ')}: the disk has no room to write them anew. Make room, then run retention --apply.`
}

/** What deletes does so only when told to. */
function isApplied(options: readonly string[]): boolean {
  const unknown = options.find((option) => option !== '--apply')
  if (unknown) throw new CommandError(`There is no option ${unknown}; the only one is --apply.`)
  return options.length > 0
}

function requireArgument(value: string | undefined, what: string): string {
  if (!value) throw new CommandError(`Please name ${what}.`)
  return value
}
