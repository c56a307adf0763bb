import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { newDataDirectory, startProgram } from '../server/src/testing/program.ts'
import { ADMINISTRATOR_SETTINGS, addMemberThrough, signInAt } from '../server/src/testing/visitor.ts'

const run = promisify(execFile)
/** Below the packages of the project, so that what lies there finds them. */
const CACHE = fileURLToPath(new URL('../node_modules/.cache', import.meta.url))

/** A running program with one institution, the key of its manager, and a folder; all gone afterwards. */
export async function withProgram<Result>(
  nouns: readonly string[],
  work: (program: { origin: string; key: string; folder: string }) => Promise<Result>,
): Promise<Result> {
  const dataDirectory = newDataDirectory()
  const program = await startProgram({ ...ADMINISTRATOR_SETTINGS, DATA_DIR: dataDirectory })
  await mkdir(CACHE, { recursive: true })
  const folder = await mkdtemp(join(CACHE, 'outside-'))
  try {
    return await work({ origin: program.origin, key: await newKey(program.origin, nouns), folder })
  } finally {
    await program.stop()
    await rm(folder, { recursive: true, force: true })
    await rm(dataDirectory, { recursive: true, force: true })
  }
}

async function newKey(origin: string, nouns: readonly string[]): Promise<string> {
  const manager = await addMemberThrough(await signInAt(origin), 'manager')
  const { status, body } = await (await signInAt(origin, manager)).call('POST', '/api/v1/api-keys', {
    ...{ name: 'Outside programs', belongsTo: 'me', mayWrite: true, nouns, days: 1 },
  })
  if (status !== 201) throw new Error(`no key: ${JSON.stringify(body)}`)
  return body.secret
}

/** Packages of npm's registry, which run nothing while they are installed; answers with the path of a file in one. */
export async function installPackages(folder: string, packages: readonly string[]) {
  const place = await mkdtemp(join(folder, 'packages-'))
  await writeFile(join(place, 'package.json'), '{"private":true}')
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  await run('npm', ['install', '--prefix', place, ...quietly, ...packages])
  return (path: string) => join(place, 'node_modules', path)
}
