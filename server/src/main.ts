import { DatabaseSetupError } from '@plumbline/database/db.ts'
import { runCommandLine } from './commands/command-line.ts'
import { CommandError } from './commands/command-list.ts'
import { ConfigError } from './config.ts'
import { serveForever } from './serve.ts'

/**
 * `node main.ts` serves; `node main.ts command …` does one thing for the operator.
 * The environment is read here and nowhere else.
 */
async function main([first, ...rest]: readonly string[]) {
  if (first === 'command') console.log(await runCommandLine(process.env, rest))
  else await serveForever(process.env, { isDevelopment: first === 'development' })
}

main(process.argv.slice(2)).catch((error: NodeJS.ErrnoException) => {
  const isExpected = [ConfigError, DatabaseSetupError, CommandError].some((kind) => error instanceof kind)
  console.error(isExpected ? error.message : error)
  process.exit(1)
})
