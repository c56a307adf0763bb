// `npm run generators [-- --only orval]`: generates a client of the API with each known generator, compiles it, and
// makes the same calls with it against a running program. The generators come from npm's registry.
import { mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import {
  expectedOf,
  GENERATORS,
  type Generator,
} from '../../server/src/testing/generated-clients/generators.ts'
import { installPackages, withProgram } from '../outside-programs.ts'

interface Documents {
  document: string
  document30: string
}

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
const asked = GENERATORS.filter(({ name }) => name.includes(values.only))
if (asked.length === 0) {
  console.error(`--only: there are ${GENERATORS.map(({ name }) => name).join('; ')}.`)
  process.exit(2)
}

const tried = await withProgram(['tasks', 'evidence'], async ({ origin, key, folder }) => {
  const environment = { PLUMBLINE_URL: `${origin}/api/v1`, PLUMBLINE_KEY: key }
  const documents = {
    document: await saved(origin, folder, 'openapi.json'),
    document30: await saved(origin, folder, 'openapi-3.0.json'),
  }
  const results: object[] = []
  for (const generator of asked) results.push(await tryOne(generator, folder, documents, environment))
  return results
})
console.table(tried)

/** The document names the public address; this program listens elsewhere. */
async function saved(origin: string, folder: string, name: string): Promise<string> {
  const served = (await (await fetch(`${origin}/api/v1/${name}`)).json()) as object
  const file = join(folder, name)
  await writeFile(file, JSON.stringify({ ...served, servers: [{ url: `${origin}/api/v1` }] }))
  return file
}

async function tryOne(
  generator: Generator,
  folder: string,
  documents: Documents,
  environment: Record<string, string>,
): Promise<object> {
  const { name, packages, note = '' } = generator
  console.error(`${name} …`)
  const started = performance.now()
  const problem = await problemOf(generator, folder, documents, environment).catch(
    ({ message }: Error) => message,
  )
  if (problem) {
    process.exitCode = 1
    console.error(problem.slice(0, 2_000))
  }
  const seconds = Number(((performance.now() - started) / 1_000).toFixed(1))
  return { generator: name, package: packages[0], result: problem ? 'fails' : 'works', seconds, note }
}

async function problemOf(
  generator: Generator,
  folder: string,
  documents: Documents,
  environment: Record<string, string>,
): Promise<string | undefined> {
  const place = await mkdtemp(join(folder, 'client-'))
  await generator.generate({
    folder: place,
    ...documents,
    file: await installPackages(folder, generator.packages),
  })
  await generator.compile(place)
  const title = `Made by ${generator.name}`
  const printed = await generator.run(place, { ...environment, TITLE: title })
  if (isDeepStrictEqual(printed, expectedOf(title))) return undefined
  return `prints ${JSON.stringify(printed)} instead of ${JSON.stringify(expectedOf(title))}`
}
