import { resolve } from 'node:path'
import { writeBackup } from '@plumbline/database/backup/write-backup.ts'
import { SAMPLE_PARTS } from '../../nouns.ts'
import { makePassword } from '../../tenancy/members/first-administrator.ts'
import {
  makeSampleInstitution,
  removeSampleInstitution,
} from '../../tenancy/sample-institution/sample-institution.ts'
import { overwriteDeleted } from '../retention/deleted-rows.ts'
import { describeOverdue } from '../retention/retention-text.ts'
import { countOverdue, deleteOverdue } from '../retention/retention-work.ts'
import { addRegulation } from './add-regulation-command.ts'
import { importCensusTracts } from './census-tracts-command.ts'
import { lookUpCitation } from './citation-command.ts'
import { type CommandContext, CommandError } from './command-context.ts'
import { describeCounts } from './counts-text.ts'
import { describeFilesElsewhere, runFilesCommand } from './file-commands.ts'
import { exportInstitution, importInstitution } from './institution-commands.ts'
import { makeAdministrator, reactivateMember, resetPassword, suspendMember } from './member-commands.ts'
import { OPERATOR } from './operator.ts'
import { countPerson, erasePersonForGood, exportPerson } from './person-commands.ts'
import { readAnchor, verifyRecords } from './record-verification.ts'
import { importReference } from './reference-commands.ts'
import { runRegulationCommand } from './regulation-commands.ts'
import { renewSecrets } from './secret-commands.ts'

interface Command {
  usage: string
  says: string
  /** The index of the argument that is a path. */
  file?: number | ((args: readonly string[]) => number)
  run(context: CommandContext, args: readonly string[]): Promise<string>
}

/**
 * Commands that run while the program serves or not. `restore` and `backup --check` are separate because they fill an
 * empty database.
 */
export const COMMANDS: Record<string, Command> = {
  backup: {
    usage: 'backup FILE',
    says: 'writes a consistent copy of everything into one file, and reads it back',
    file: 0,
    async run({ db, fileBytes }, [file]) {
      const path = resolve(requireArgument(file, 'the file to write'))
      const { counts } = await writeBackup(db, path)
      const elsewhere = await describeFilesElsewhere(db, fileBytes)
      return [`${path} holds ${describeCounts(counts)}.`, ...(elsewhere ? [elsewhere] : [])].join('\n')
    },
  },
  files: {
    usage: 'files [move --to database|s3]',
    says: 'says where the bytes of stored files are, or moves all of them at once',
    run: runFilesCommand,
  },
  regulations: {
    usage: 'regulations import|export FILE',
    says: 'takes the texts of regulations from a file, or writes them to one; regulations add "12 CFR 229" [--file FILE] adds a part, and regulations add "15 USC 1601" --file FILE sections of a statute',
    file: (args) => (args[0] === 'add' ? args.indexOf('--file', 1) + 1 || -1 : 1),
    run: (context, args) =>
      args[0] === 'add'
        ? addRegulation(context, args.slice(1))
        : runRegulationCommand(context.db, args[0], args[1]),
  },
  citation: {
    usage: 'citation TEXT [--on DAY] [--json]',
    says: 'shows the text that a citation names on a day',
    run: ({ db }, args) => lookUpCitation(db, args),
  },
  'verify-audit': {
    usage: 'verify-audit [--from NUMBER:HASH]',
    says: 'checks that no entry of the audit log, no signed policy version and no stored file was changed, also since what was noted earlier',
    run: ({ db, fileBytes }, args) => verifyRecords(db, readAnchor(args), fileBytes),
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
    run: (context, [email]) => makeAdministrator(context, requireArgument(email, 'the email address')),
  },
  'reset-password': {
    usage: 'reset-password EMAIL',
    says: 'sets a new password, shows it once, and ends all sessions of the person',
    run: (context, [email]) => resetPassword(context, requireArgument(email, 'the email address')),
  },
  suspend: {
    usage: 'suspend EMAIL',
    says: 'suspends a member at once',
    run: (context, [email]) => suspendMember(context, requireArgument(email, 'the email address')),
  },
  reactivate: {
    usage: 'reactivate EMAIL',
    says: 'lets a suspended member in again',
    run: (context, [email]) => reactivateMember(context, requireArgument(email, 'the email address')),
  },
  'export-person': {
    usage: 'export-person EMAIL FILE',
    says: 'writes all that is held about an email address into one JSON file',
    file: 1,
    run: (context, [email, file]) =>
      exportPerson(
        context,
        requireArgument(email, 'the email address'),
        resolve(requireArgument(file, 'the file to write')),
      ),
  },
  'export-institution': {
    usage: 'export-institution ID FILE',
    says: 'writes everything of an institution into one ZIP file, examinations left out',
    file: 1,
    run: (context, [id, file]) =>
      exportInstitution(
        context,
        requireArgument(id, 'the id of the institution'),
        resolve(requireArgument(file, 'the file to write')),
      ),
  },
  'import-institution': {
    usage: 'import-institution FILE --into ID [--apply]',
    says: 'checks an export against an empty institution; with --apply brings everything in',
    file: 0,
    run: (context, [file, ...options]) =>
      importInstitution(context, resolve(requireArgument(file, 'the file to read')), options),
  },
  'erase-person': {
    usage: 'erase-person EMAIL [--apply]',
    says: 'counts what is held about an email address; with --apply erases it',
    async run(context, [email, ...options]) {
      const address = requireArgument(email, 'the email address')
      if (!isApplied(options)) return countPerson(context, address)
      return overwritten(context, await erasePersonForGood(context, address))
    },
  },
  apor: {
    usage: 'apor import FILE',
    says: 'loads a newer YieldTableFixed.txt, YieldTableAdjustable.txt or threshold CSV',
    file: 1,
    run: ({ db }, [action, file]) => importReference(db, action, file),
  },
  'census-tracts': {
    usage: 'census-tracts import FILE',
    says: 'loads figures of tracts from the census flat file of the FFIEC (CSV), for the redlining screen',
    file: 1,
    run: ({ db }, [action, file]) => importCensusTracts(db, action, file),
  },
  thresholds: {
    usage: 'thresholds import FILE',
    says: 'loads a newer CSV of the threshold register',
    file: 1,
    run: ({ db }, [action, file]) => importReference(db, action, file),
  },
  'sample-institution': {
    usage: 'sample-institution [--remove]',
    says: 'makes Harborlight Credit Union (sample), or removes it without a trace outside the audit log',
    async run({ db, auth }, [option]) {
      if (option === '--remove')
        return (await removeSampleInstitution(db, auth, OPERATOR))
          ? 'The sample institution was removed.'
          : 'There is no sample institution.'
      if (option) throw new CommandError(`There is no option ${option}; the only one is --remove.`)
      const password = makePassword()
      const { isNew } = await makeSampleInstitution(db, auth, {
        parts: SAMPLE_PARTS,
        actor: OPERATOR,
        password,
      })
      if (!isNew) return 'The sample institution exists already.'
      return `Sign in as manager@, officer@ or analyst@harborlight.example with the password ${password} (shown this once).`
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

/** Removes deleted data from the files too, or says for which tables it could not. */
async function overwritten({ maintenance }: CommandContext, text: string): Promise<string> {
  const { withoutSpace } = maintenance ? await overwriteDeleted(maintenance) : { withoutSpace: [] }
  if (withoutSpace.length === 0) return text
  return `${text}\nIt is still in the files of ${withoutSpace.join(', ')}: the disk has no room to write them anew. Make room, then run retention --apply.`
}

/** Destructive commands need `--apply`. */
function isApplied(options: readonly string[]): boolean {
  const unknown = options.find((option) => option !== '--apply')
  if (unknown) throw new CommandError(`There is no option ${unknown}; the only one is --apply.`)
  return options.length > 0
}

function requireArgument(value: string | undefined, what: string): string {
  if (!value) throw new CommandError(`Please name ${what}.`)
  return value
}
