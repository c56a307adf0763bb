import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium, hasShell } from './chromium.ts'

let lists: Promise<boolean> | undefined

/** Installs PostgreSQL as root on Debian; elsewhere the optional dependency's copy serves. */
export async function providePostgres(): Promise<void> {
  const debian = '/usr/lib/postgresql'
  const found =
    existsSync(debian) &&
    readdirSync(debian).some((version) => existsSync(join(debian, version, 'bin', 'initdb')))
  if (!found) await installDebianPackage('postgresql')
  // Without it the tests behind a pooler are left out.
  if (!existsSync('/usr/sbin/pgbouncer')) await installDebianPackage('pgbouncer')
}

export async function provideChromium(): Promise<void> {
  if (process.env.CHROMIUM || hasShell()) return
  if ((await installDebianPackage('chromium-headless-shell')) && findChromium()) return
  if (findChromium()) return
  if ((await installDebianPackage('chromium')) && findChromium()) return
  await succeeds(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
}

async function installDebianPackage(name: string): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`\nInstalling the package ${name} …`)
  lists ??= succeeds('apt-get', ['update', '-qq'])
  await lists
  return succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
}

function succeeds(program: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    child.on('error', () => resolve(false))
    child.on('close', (status) => resolve(status === 0))
  })
}
