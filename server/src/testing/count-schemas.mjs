// Loaded before the program (`--import`): says when it ends how many schemas it had built when it was first asked something.
let built = 0
globalThis.__zod_globalConfig = { postProcessor: () => void built++ }
process.once('SIGUSR2', () => process.stdout.write(`schemas: ${built}\n`))
