import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { generateOpenApi } from '@plumbline/server/http/open-api/open-api-document.ts'
import { clientOperations } from './client-operations.ts'
import { writeHelp, writeTable } from './client-tables.ts'
import { writeTypes } from './client-types.ts'

const GENERATED = new URL('../../client/src/generated/', import.meta.url)

/** The generated files of the client by name, as they have to be. */
export async function generatedClient(): Promise<Record<string, string>> {
  const document = await generateOpenApi('https://plumbline.example')
  const operations = clientOperations(document)
  return {
    'api.ts': writeTypes(operations, document),
    'routes.ts': writeTable(operations),
    'help.ts': writeHelp(operations, document),
  }
}

/** The same names, as they are. */
export function storedClient(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, readFileSync(new URL(name, GENERATED), 'utf8')]))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, text] of Object.entries(await generatedClient()))
    writeFileSync(new URL(name, GENERATED), text)
  execFileSync(process.execPath, [fileURLToPath(new URL('../build-client.mjs', import.meta.url))], {
    stdio: 'inherit',
  })
}
