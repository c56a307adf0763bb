import { chmodSync, rmSync } from 'node:fs'
import { createConnection, createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { type CommandContext, CommandError } from './command-context.ts'
import { COMMANDS } from './command-list.ts'

/**
 * The embedded database belongs to one process. While it serves, it runs operator commands that arrive
 * through a socket file in DATA_DIR, which only its owner can open.
 */
const Request = z.object({ command: z.string(), args: z.array(z.string()) })
const Answer = z.object({ ok: z.boolean(), text: z.string() })

const socketPath = (dataDirectory: string) => join(dataDirectory, 'control.sock')

export interface ControlSocket {
  close(): Promise<void>
}

export async function openControlSocket(
  dataDirectory: string,
  context: CommandContext,
): Promise<ControlSocket> {
  const path = socketPath(dataDirectory)
  // Left by a killed process; we hold the directory's lock, so nobody listens on it.
  rmSync(path, { force: true })
  const server = createServer(async (connection) => {
    connection.on('error', () => {})
    for await (const line of createInterface({ input: connection })) {
      connection.end(`${JSON.stringify(await carryOut(context, line))}\n`)
      break
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
  })
  // DATA_DIR may be open to others.
  chmodSync(path, 0o600)
  server.unref()
  return { close: () => new Promise((resolve) => server.close(() => resolve())) }
}

async function carryOut(context: CommandContext, line: string): Promise<z.infer<typeof Answer>> {
  try {
    const { command, args } = Request.parse(JSON.parse(line))
    const known = COMMANDS[command]
    if (!known) throw new CommandError(`There is no command ${command}.`)
    return { ok: true, text: await known.run(context, args) }
  } catch (error) {
    return { ok: false, text: error instanceof Error ? error.message : String(error) }
  }
}

/** Asks the serving process to run a command; undefined when none serves. */
export function askServingProcess(
  dataDirectory: string,
  command: string,
  args: readonly string[],
): Promise<z.infer<typeof Answer> | undefined> {
  return new Promise((resolve, reject) => {
    const connection = createConnection(socketPath(dataDirectory))
    connection.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(undefined)
      else reject(error)
    })
    connection.once('connect', async () => {
      connection.write(`${JSON.stringify({ command, args })}\n`)
      for await (const line of createInterface({ input: connection }))
        return resolve(Answer.parse(JSON.parse(line)))
      reject(new Error('The serving process went away before it answered.'))
    })
  })
}
