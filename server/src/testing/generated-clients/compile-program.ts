import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { rolldown } from 'rolldown'

const run = promisify(execFile)
const COMPILER = fileURLToPath(new URL('../../../../node_modules/.bin/tsc', import.meta.url))

const COMPILER_OPTIONS = {
  ...{
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
  },
  ...{ noEmit: true, strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true },
  ...{ skipLibCheck: true, types: ['node'] },
}

/** Compiles a program beside its generated client in strict mode. Options are those that the client cannot bear. */
export async function compileProgram(folder: string, program: string, options: object = {}): Promise<void> {
  await writeFile(join(folder, 'program.ts'), program)
  const compilerOptions = { ...COMPILER_OPTIONS, ...options }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }))
  await run(COMPILER, ['-p', folder]).catch(({ stdout }) => {
    throw new Error(`does not compile: ${String(stdout).slice(0, 2_000)}`)
  })
}

/** Runs a compiled program and returns what it prints. */
export async function runProgram(folder: string, environment: Record<string, string>): Promise<unknown> {
  const bundle = await rolldown({
    ...{ input: join(folder, 'program.ts'), platform: 'node', logLevel: 'silent' },
  })
  await bundle.write({ file: join(folder, 'program.mjs'), format: 'esm' })
  await bundle.close()
  const { stdout } = await run(process.execPath, [join(folder, 'program.mjs')], {
    env: { ...process.env, ...environment },
  })
  return JSON.parse(stdout)
}
