import { resolve } from 'node:path'
import { readAuthSettings } from '@plumbline/auth/auth-settings.ts'
import type { Database } from '@plumbline/database/db.ts'
import { migrate } from '@plumbline/database/migrate.ts'
import { openDatabase } from '@plumbline/database/open-database.ts'
import { limitStatements } from '@plumbline/database/statement-limits.ts'
import { CommandError } from '../operator/commands/command-context.ts'
import { COMMANDS } from '../operator/commands/command-list.ts'
import { askServingProcess } from '../operator/commands/control-socket.ts'
import { createLog } from '../platform/log.ts'
import { readAddedParts } from '../regulations/library/added-parts.ts'
import { createAuthService } from './auth-service.ts'
import { type Config, readConfig } from './config.ts'
import { openFileBytes, placeOfFiles } from './file-places.ts'
import { MIGRATIONS } from './migrations.ts'
import { checkBackup, restore } from './restore-commands.ts'

/** The operator's command line; `main.ts` passes the settings. */
export async function runCommandLine(
  environment: Record<string, string | undefined>,
  [name, ...given]: readonly string[],
): Promise<string> {
  const config = readConfig(environment)
  if (name === 'restore') return withDatabase(config, ({ db }) => restore(db, config, given))
  if (name === 'backup' && given[0] === '--check') return checkBackup(config, given.slice(1))
  const command = COMMANDS[name ?? '']
  if (!command) throw new CommandError(usage())
  const fileAt = typeof command.file === 'function' ? command.file(given) : command.file
  // Paths are relative to the operator's working directory, not the server's.
  const args = given.map((argument, at) => (at === fileAt ? resolve(argument) : argument))
  if (!config.DATABASE_URL) {
    const answer = await askServingProcess(config.DATA_DIR, name!, args)
    if (answer?.ok) return answer.text
    if (answer) throw new CommandError(answer.text)
  }
  return withDatabase(config, async (database) => {
    await migrate(database.db, MIGRATIONS)
    const auth = await createAuthService(database, {
      settings: readAuthSettings(environment),
      siteUrl: config.publicUrl,
      log: createLog('warn'),
    })
    await readAddedParts(database.db)
    const context = {
      ...database,
      auth,
      regulationSources: config.REGULATION_SOURCES,
      fileBytes: openFileBytes(database.db, config),
      keepFilesIn: placeOfFiles(config),
    }
    const text = await command.run(context, args)
    await auth.settled()
    return text
  })
}

async function withDatabase<T>(config: Config, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({
    databaseUrl: config.DATABASE_URL,
    databaseDirectUrl: config.DATABASE_DIRECT_URL,
    dataDirectory: config.DATA_DIR,
    onError: () => {},
  })
  try {
    return await limitStatements('background', () => work(database))
  } finally {
    await database.close()
  }
}

function usage(): string {
  const lines = [
    ...Object.values(COMMANDS),
    {
      usage: 'backup --check FILE',
      says: 'restores a backup into a scratch database and says what is in it; [--from NUMBER:HASH]',
    },
    { usage: 'restore FILE', says: 'fills an empty database from a backup; [--from NUMBER:HASH]' },
    {
      usage: 'check-hmda FILE --year YEAR',
      says: 'checks a HMDA file; [--quarter N] [--json], needs no database',
    },
    {
      usage: 'check-loan FILE…',
      says: 'runs every test on loan files (XML, CSV, ZIP, or a folder of them); [--json], needs no database',
    },
    {
      usage: 'loan-register FILE…',
      says: 'makes rows of a HMDA register from loan files; [--lei LEI] [--json], needs no database',
    },
    {
      usage: 'loan-test NAME FILE.csv',
      says: 'runs a file of loans through a test; [--json], needs no database',
    },
    {
      usage: 'fair-lending FILE',
      says: 'compares the groups of a HMDA file; [--json], needs no database',
    },
    { usage: 'verify-binder FILE', says: 'checks the binder of an examination; needs no database' },
  ].map(({ usage, says }) => `  ${usage.padEnd(30)} ${says}`)
  return ['Usage: npm run plumbline -- COMMAND', '', ...lines].join('\n')
}
