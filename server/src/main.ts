import { DatabaseSetupError } from '@plumbline/database/db.ts'
import { checkHmda } from './operator/commands/check-hmda.ts'
import { checkLoans } from './operator/commands/check-loan-command.ts'
import { CommandError } from './operator/commands/command-context.ts'
import { fairLending } from './operator/commands/fair-lending-command.ts'
import { loanRegister } from './operator/commands/loan-register-command.ts'
import { testLoans } from './operator/commands/loan-test-command.ts'
import { verifyBinder } from './operator/commands/verify-binder.ts'
import { ConfigError } from './platform/config-error.ts'
import { exposeCollecting } from './platform/memory/expose-collecting.ts'
import { ObjectStoreUnavailable } from './platform/object-store/object-store.ts'
import { runCommandLine } from './program/command-line.ts'
import { serveForever } from './program/serve.ts'

/** `node main.ts` serves; `node main.ts command …` runs one operator command. Only this file reads the environment. */
async function main([first, ...rest]: readonly string[]) {
  exposeCollecting()
  const check = first === 'command' ? FILE_CHECKS[rest[0] ?? ''] : undefined
  if (check) await checkFile(check, rest.slice(1))
  else if (first === 'command') console.log(await runCommandLine(process.env, rest))
  else await serveForever(process.env, { isDevelopment: first === 'development' })
}

const FILE_CHECKS: Readonly<Record<string, typeof checkHmda>> = {
  'check-hmda': checkHmda,
  'fair-lending': fairLending,
  'check-loan': checkLoans,
  'loan-register': loanRegister,
  'loan-test': testLoans,
  'verify-binder': verifyBinder,
}

/** Needs neither settings nor a database; its exit status is its verdict. */
async function checkFile(check: typeof checkHmda, args: readonly string[]) {
  // A reader such as `head` may go away before the last line.
  process.stdout.on('error', () => process.exit(1))
  process.exitCode = await check(args, process.env.INIT_CWD ?? process.cwd(), {
    write: (text) => new Promise((resolve) => process.stdout.write(text, () => resolve())),
    say: (text) => console.error(text),
  })
}

main(process.argv.slice(2)).catch((error: NodeJS.ErrnoException) => {
  const isExpected = [ConfigError, DatabaseSetupError, CommandError, ObjectStoreUnavailable].some(
    (kind) => error instanceof kind,
  )
  console.error(isExpected ? error.message : error)
  process.exit(1)
})
