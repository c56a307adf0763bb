// The project's commands, working from a bare clone: uses Node's own modules only, because nothing is
// installed yet.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { SERVER, SERVER_ENVIRONMENT, SERVER_FLAGS } from './server-process.mjs'
import { supervise } from './supervise.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const BIN = join(ROOT, 'node_modules', '.bin')
const INSTALLED = join(ROOT, 'node_modules', '.plumbline-installed')
/** No build reads these, so editing a test triggers no build. */
const OF_TESTS = /\.test\.tsx?$|[\\/]testing[\\/]/
/** The inputs of each build: whole folders, files, and `folder/` for the files directly in it. */
const BUILDS = {
  web: {
    built: 'web/build/.plumbline-built',
    reads: [
      'web/',
      'web/app',
      'web/public',
      'contract/src',
      'rules/src',
      'content',
      'scripts/compress.mjs',
      'scripts/one-byte-letters.mjs',
      'scripts/draw-social-cards.mjs',
      'package-lock.json',
    ],
    work: () => {
      console.error('Building the web …')
      run(node(), [join(BIN, 'react-router'), 'build', 'web'], { NODE_ENV: 'production' })
      run(node(), ['scripts/draw-social-cards.mjs'])
      run(node(), ['scripts/compress.mjs'])
    },
  },
  server: {
    built: 'server/build/.plumbline-built',
    reads: [
      'server/src',
      'auth/src',
      'database/src',
      'contract/src',
      'rules/src',
      'client/',
      'client/src',
      'scripts/bundle-server.mjs',
      'scripts/lazy-schemas',
      'scripts/one-byte-letters.mjs',
      'scripts/build-client.mjs',
      'package-lock.json',
    ],
    work: () => {
      console.error('Building the server …')
      run(node(), ['scripts/bundle-server.mjs'])
      run(node(), ['scripts/build-client.mjs'])
    },
  },
}

const COMMANDS = {
  start: () => {
    install()
    build('web', 'server')
    supervise({
      command: node(),
      args: ['--disable-warning=ExperimentalWarning', ...SERVER_FLAGS, SERVER],
      environment: { ...process.env, ...SERVER_ENVIRONMENT },
      cwd: ROOT,
      crashFile: join(resolve(ROOT, process.env.DATA_DIR || 'data'), 'last-crash.log'),
    })
  },
  dev: () => {
    install()
    handOver('scripts/dev.ts', { NODE_ENV: 'development' })
  },
  build: () => {
    install()
    // `build server` is what tests ask for that start the program.
    const asked = process.argv.slice(3)
    build(...(asked.length > 0 ? asked : ['web', 'server']))
  },
  test: () => {
    const files = process.argv.slice(3)
    install()
    // Tests of single files build only what those files run; a whole run builds beside its checks.
    const isWhole = files.length === 0
    if (!isWhole && files.some((file) => /^(e2e|server)/.test(file))) build('web', 'server')
    handOver('scripts/test.ts', {}, files)
  },
  check: () => {
    install()
    handOver('scripts/test.ts', {}, ['--fast'])
  },
  licences: () => {
    install()
    handOver('scripts/licences.ts', {}, process.argv.slice(3))
  },
  client: () => {
    install()
    handOver('scripts/client/write-client.ts')
  },
  generators: () => {
    install()
    build('web', 'server')
    handOver('scripts/generators/try-generators.ts', {}, process.argv.slice(3))
  },
  inspector: () => {
    install()
    build('web', 'server')
    handOver('scripts/inspect-assistants.ts')
  },
  audit: () => {
    install()
    handOver('scripts/audit.ts')
  },
  fuzz: () => {
    const { values } = parseArgs({
      args: process.argv.slice(3),
      options: { cases: { type: 'string', default: '5000' }, seed: { type: 'string' } },
    })
    const seed = values.seed ?? String(Math.floor(Math.random() * 2 ** 31))
    console.log(`${values.cases} cases on each engine, with --seed ${seed}`)
    install()
    build('web')
    handOver('node_modules/vitest/vitest.mjs', { FUZZ_CASES: values.cases, FUZZ_SEED: seed }, [
      'run',
      'server/src/testing/fuzz.test.ts',
    ])
  },
  bench: () => {
    install()
    build('web', 'server')
    handOver('benchmarks/bench.ts', {}, process.argv.slice(3))
  },
  'bench:pages': () => {
    install()
    build('web', 'server')
    handOver('benchmarks/lighthouse.ts', {}, process.argv.slice(3))
  },
  'bench:files': () => {
    install()
    build('web', 'server')
    handOver('benchmarks/files.ts', {}, process.argv.slice(3))
  },
  faults: () => {
    install()
    build('web')
    handOver('node_modules/vitest/vitest.mjs', { FAULT_ROUNDS: '10' }, [
      'run',
      'server/src/operator/faults',
      'server/src/platform/mail',
      'database/src',
      ...process.argv.slice(3),
    ])
  },
  'noun-removal': () => {
    install()
    handOver('scripts/noun-removal.ts', {}, process.argv.slice(3))
  },
  mutation: () => {
    install()
    handOver('scripts/mutation/mutation.ts', {}, process.argv.slice(3))
  },
  'record-answers': () => {
    install()
    handOver('scripts/record-answers.ts', {}, process.argv.slice(3))
  },
  soak: () => {
    install()
    build('web')
    handOver('benchmarks/soak.ts', {}, process.argv.slice(3))
  },
  abuse: () => {
    install()
    build('web', 'server')
    handOver('benchmarks/abuse.ts', {}, process.argv.slice(3))
  },
  plumbline: () => {
    install()
    build('server')
    handOver(SERVER, SERVER_ENVIRONMENT, ['command', ...process.argv.slice(3)], SERVER_FLAGS)
  },
}

const command = COMMANDS[process.argv[2]]
if (!command) {
  console.error(`Usage: node scripts/run.mjs ${Object.keys(COMMANDS).join(' | ')}`)
  process.exit(2)
}
command()

function install() {
  const lock = hash([join(ROOT, 'package-lock.json')])
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === lock) return
  console.error('Installing what package-lock.json names …')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(INSTALLED, lock)
}

function build(...names) {
  for (const { built, reads, work } of names.map((name) => BUILDS[name])) {
    const stamp = join(ROOT, built)
    const state = hash(reads.flatMap((path) => filesOf(join(ROOT, path))))
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) continue
    work()
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, state)
  }
}

/** The Node that the project ships, where there is one for this system. */
function node() {
  const own = join(BIN, 'node')
  return existsSync(own) && spawnSync(own, ['-v']).status === 0 ? own : process.execPath
}

function run(program, args, environment = {}) {
  const { status, error } = spawnSync(program, args, {
    cwd: ROOT,
    // Standard output belongs to the command itself.
    stdio: ['ignore', 2, 'inherit'],
    env: { ...process.env, ...environment },
  })
  if (status === 0) return
  console.error(error?.message ?? `${program} ${args.join(' ')} failed.`)
  process.exit(status ?? 1)
}

/** Replaces this process: same output, signals, and exit status. */
function handOver(script, environment = {}, args = [], flags = []) {
  const child = spawn(node(), ['--disable-warning=ExperimentalWarning', ...flags, script, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (status, signal) => process.exit(status ?? (signal ? 1 : 0)))
}

function filesOf(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  const onlyItsOwn = path.endsWith(sep)
  return readdirSync(path, { withFileTypes: true, recursive: !onlyItsOwn })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !OF_TESTS.test(relative(ROOT, file)))
}

function hash(files) {
  const sum = createHash('sha256')
  for (const file of [...files].sort()) sum.update(relative(ROOT, file)).update(readFileSync(file))
  return sum.digest('hex')
}
