import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, unprivilegedUser, waitUntilAnswering } from './postgres-server.ts'

/** Debian's place, and what PATH names. */
const BINARY = ['/usr/sbin', ...(process.env.PATH ?? '').split(':')]
  .map((folder) => join(folder, 'pgbouncer'))
  .find((file) => existsSync(file))

export const hasPgBouncer = BINARY !== undefined

export interface Pooler {
  /** The address of the given database, through the pooler. */
  through(databaseUrl: string): string
  stop(): Promise<void>
}

/** PgBouncer in front of a server, with fewer server connections than a program opens. `settings` replace lines of its file. */
export async function startPgBouncer(
  serverUrl: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-pgbouncer-'))
  const port = await freePort()
  const { hostname, port: serverPort, username } = new URL(serverUrl)
  writeFileSync(join(folder, 'users.txt'), `"${username}" ""\n`)
  const lines = {
    listen_addr: '127.0.0.1',
    listen_port: String(port),
    unix_socket_dir: '',
    auth_type: 'trust',
    auth_file: join(folder, 'users.txt'),
    pool_mode: 'transaction',
    default_pool_size: '3',
    max_client_conn: '200',
    ...settings,
  }
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    [
      '[databases]',
      `* = host=${hostname} port=${serverPort}`,
      '[pgbouncer]',
      ...Object.entries(lines).map(([name, value]) => `${name} = ${value}`),
    ].join('\n'),
  )
  const user = unprivilegedUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const child = spawn(BINARY!, [join(folder, 'pgbouncer.ini')], { ...user, cwd: folder, stdio: 'ignore' })
  const through = (databaseUrl: string) => {
    const url = new URL(databaseUrl)
    url.port = String(port)
    return url.href
  }
  await waitUntilAnswering(through(serverUrl))
  return {
    through,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
