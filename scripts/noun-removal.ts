import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The lists that name a noun, and the only files outside its own that removing it touches. */
export const NOUN_LISTS = ['contract/src/index.ts', 'contract/src/noun-list.ts', 'server/src/nouns.ts']

/** A folder or a file that begins with the name: `trainings/`, `training-entry.ts`. */
export const isOwnFile = (path: string, noun: string): boolean =>
  new RegExp(`(?:^|/)${noun}s?(?:[-./]|$)`).test(path)

/** A list without a noun: without the imports of its files, and what they import. */
export function withoutNoun(text: string, noun: string): string {
  const names: string[] = []
  const rest = text.replace(
    /^import (?:type )?\{([^}]*)\} from '([^']+)'\n/gm,
    (line, list: string, from) => {
      if (!isOwnFile(from, noun)) return line
      names.push(...list.split(',').map((name) => name.trim()))
      return ''
    },
  )
  return names
    .filter((name) => name !== '')
    .reduce((left, name) => left.replace(new RegExp(`(?:\\.\\.\\.)?\\b${name}\\b,?\\s?`, 'g'), ''), rest)
}

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const WORKSPACES = ['rules', 'database', 'auth', 'contract', 'server', 'web']

const run = (folder: string, program: string, ...args: string[]): boolean =>
  spawnSync(process.execPath, [join(folder, 'node_modules', program), ...args], {
    cwd: folder,
    stdio: 'inherit',
  }).status === 0

/** A copy of the product without its tests. */
function copyTo(folder: string, noun: string): void {
  const files = execFileSync('git', ['ls-files', ...WORKSPACES, 'content', '*.json'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  for (const path of files.trim().split('\n')) {
    if (isOwnFile(path, noun) || /\.test\.tsx?$/.test(path)) continue
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    cpSync(join(ROOT, path), join(folder, path))
  }
  linkPackages(folder)
}

/** The installed packages, and the copied workspaces in place of the project's own. */
function linkPackages(folder: string): void {
  const installed = resolve(ROOT, 'node_modules')
  mkdirSync(join(folder, 'node_modules/@plumbline'), { recursive: true })
  for (const name of readdirSync(installed))
    if (name !== '@plumbline') symlinkSync(join(installed, name), join(folder, 'node_modules', name))
  for (const name of WORKSPACES)
    symlinkSync(join(folder, name), join(folder, 'node_modules/@plumbline', name))
  symlinkSync(join(ROOT, 'server/node_modules'), join(folder, 'server/node_modules'))
}

/** `npm run noun-removal -- training`: takes the noun out of a copy, which has to compile. */
function removeNoun(noun: string): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'noun-removal-'))
  try {
    copyTo(folder, noun)
    for (const path of NOUN_LISTS) {
      const text = readFileSync(join(ROOT, path), 'utf8')
      const rest = withoutNoun(text, noun)
      if (rest === text) console.error(`${path} does not name it.`)
      writeFileSync(join(folder, path), rest)
    }
    return (
      run(folder, '.bin/react-router', 'typegen', 'web') &&
      ['contract', 'rules', 'server', 'web'].every((name) => run(folder, 'typescript/bin/tsc', '-p', name))
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const noun = process.argv[2] ?? 'training'
  const compiles = removeNoun(noun)
  console.log(
    compiles
      ? `Without ${noun}, contract, rules, server, and web compile; ${NOUN_LISTS.length} files outside its own were changed.`
      : `Something outside of ${noun} still needs it.`,
  )
  process.exitCode = compiles ? 0 : 1
}
