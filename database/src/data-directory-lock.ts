import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSetupError } from './db.ts'

export interface DataDirectoryLock {
  release(): Promise<void>
}

/**
 * Two processes would corrupt one embedded database, so the process holds a socket that the system closes
 * however the process ends. Linux has abstract sockets, which leave nothing behind; elsewhere a stale
 * socket file is replaced when nobody answers on it.
 */
export async function lockDataDirectory(directory: string): Promise<DataDirectoryLock> {
  const real = realpathSync(directory)
  const name = createHash('sha256').update(real).digest('hex').slice(0, 32)
  const path = process.platform === 'linux' ? `\0plumbline-${name}` : join(real, 'lock.sock')
  const server = createServer((socket) => socket.destroy())

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new DatabaseSetupError(
              `The data directory ${real} is in use by another Plumbline process. Stop that one first, or choose another DATA_DIR.`,
            )
          : error,
      )
    })
    server.listen(path, resolve)
  })
  server.unref()
  return { release: () => new Promise((resolve) => server.close(() => resolve())) }
}
