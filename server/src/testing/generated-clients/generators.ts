import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { compileProgram, runProgram } from './compile-program.ts'
import { HEY_API, OPENAPI_FETCH, ORVAL } from './programs.ts'
import { PYTHON } from './python-program.ts'

const run = promisify(execFile)
/** Generators print thousands of lines. */
const QUIET = { maxBuffer: 64 * 1024 * 1024 }

/** Where a client is generated: below the packages of the project, so that it finds its library. */
export interface Place {
  folder: string
  /** The document in OpenAPI 3.1 and 3.0. */
  document: string
  document30: string
  /** A file of a package that the generator comes in. */
  file(path: string): string
}

export interface Generator {
  name: string
  /** Of npm, as they are pinned; the first is the generator. */
  packages: readonly string[]
  generate(place: Place): Promise<unknown>
  compile(folder: string): Promise<void>
  run(folder: string, environment: Record<string, string>): Promise<unknown>
  /** What holds for its client alone. */
  note?: string
}

/** What each program does under a title of its own, and prints. */
export const expectedOf = (title: string) => ({
  isSameTask: true,
  listed: [title],
  conflict: { status: 409, code: 'CHANGED_MEANWHILE' },
  missing: { status: 404, code: 'NOT_FOUND' },
  stored: { name: 'minutes.txt', byteSize: 22 },
  rows: [title],
})

export const OPENAPI_TYPESCRIPT: Generator = {
  name: 'openapi-typescript, openapi-fetch',
  packages: ['openapi-typescript@7.13.0', 'typescript@5.9.3'],
  generate: ({ folder, document, file }) =>
    run(process.execPath, [
      file('openapi-typescript/bin/cli.js'),
      document,
      ...['--output', join(folder, 'schema.ts'), '--default-non-nullable', 'false'],
    ]),
  compile: (folder) => compileProgram(folder, OPENAPI_FETCH),
  run: runProgram,
}

export const GENERATORS: readonly Generator[] = [
  OPENAPI_TYPESCRIPT,
  {
    name: '@hey-api/openapi-ts',
    packages: ['@hey-api/openapi-ts@0.99.0', 'typescript@5.9.3'],
    generate: ({ folder, document, file }) =>
      run(process.execPath, [
        file('@hey-api/openapi-ts/bin/run.js'),
        ...['-i', document, '-o', join(folder, 'client'), '--no-log-file'],
      ]),
    compile: (folder) => compileProgram(folder, HEY_API, { exactOptionalPropertyTypes: false }),
    run: runProgram,
    note: 'without exactOptionalPropertyTypes, which its own library does not meet',
  },
  {
    name: 'orval',
    packages: ['orval@8.38.0'],
    async generate({ folder, document, file }) {
      const output = {
        ...{ target: join(folder, 'client.ts'), client: 'fetch' },
        baseUrl: { getBaseUrlFromSpecification: true },
      }
      const config = join(folder, 'orval.config.mjs')
      const settings = { plumbline: { input: document, output } }
      await writeFile(config, `export default ${JSON.stringify(settings)}`)
      await run(process.execPath, [file('orval/dist/bin/orval.mjs'), '--config', config], QUIET)
    },
    compile: (folder) => compileProgram(folder, ORVAL),
    run: runProgram,
  },
  {
    name: 'openapi-generator, python',
    // Later versions fetch their program from another registry than npm's.
    packages: ['@openapitools/openapi-generator-cli@1.0.18-5.0.0-beta2'],
    generate: ({ folder, document30, file }) =>
      run(
        'java',
        [
          ...['-jar', file('@openapitools/openapi-generator-cli/bin/openapi-generator.jar'), 'generate'],
          ...['-g', 'python', '-i', document30, '-o', join(folder, 'client')],
          ...['--global-property', 'apiTests=false,modelTests=false,apiDocs=false,modelDocs=false'],
          ...['--additional-properties', 'packageName=plumbline_api'],
        ],
        QUIET,
      ),
    async compile(folder) {
      await writeFile(join(folder, 'program.py'), PYTHON)
      await run('/usr/bin/python3', ['-m', 'compileall', '-q', folder])
    },
    async run(folder, environment) {
      const { stdout } = await run('/usr/bin/python3', [join(folder, 'program.py')], {
        env: { ...environment, PYTHONPATH: join(folder, 'client') },
      })
      return JSON.parse(stdout)
    },
    note: 'reads OpenAPI 3.0',
  },
]
