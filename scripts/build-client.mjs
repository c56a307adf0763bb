// Compiles the client for programs and packs it, so that an installation hands out the client that fits it.
import { execFileSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const CLIENT = join(ROOT, 'client')
const OUT = join(CLIENT, 'build')
const PACKAGE = join(OUT, 'package')

rmSync(PACKAGE, { recursive: true, force: true })
mkdirSync(PACKAGE, { recursive: true })
for (const file of ['package.json', 'README.md']) copyFileSync(join(CLIENT, file), join(PACKAGE, file))
execFileSync(
  join(ROOT, 'node_modules/.bin/tsc'),
  ['-p', join(CLIENT, 'tsconfig.build.json'), '--outDir', join(PACKAGE, 'build')],
  { stdio: 'inherit' },
)
chmodSync(join(PACKAGE, 'build/command/main.js'), 0o755)
const packed = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', OUT], {
  cwd: PACKAGE,
  encoding: 'utf8',
})
const [{ filename }] = JSON.parse(packed)
renameSync(join(OUT, filename), join(OUT, 'plumbline-client.tgz'))
