import { readdirSync, readFileSync } from 'node:fs'
import { openDatabase } from '@plumbline/database/open-database.ts'
import { sql } from 'drizzle-orm'

/** Linux counts time of the processor in hundredths of a second. */
const TICKS_PER_SECOND = 100

export const secondsOf = (pid: number) => statOf(pid).own

/** Of a process, its children, and those that ended. */
export function secondsOfFamily(parent: number): number {
  const { own, children } = statOf(parent)
  return own + children + childrenOf(parent).reduce((sum, child) => sum + child.own, 0)
}

/** The process whose children are the connections of this database. */
export async function findPostmaster({ DATABASE_URL, DATA_DIR }: Record<string, string>): Promise<number> {
  const { db, close } = await openDatabase({
    databaseUrl: DATABASE_URL,
    dataDirectory: DATA_DIR!,
    onError: (error) => console.error(error),
  })
  const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  const { parent } = statOf(rows[0]!.pid)
  await close()
  return parent
}

/**
 * Milliseconds of the processor that work took, of this process and, where there is PostgreSQL, of its connections that
 * were open before. To the nanosecond, so that one statement can be told from another.
 */
export async function millisecondsOf(
  work: () => Promise<unknown>,
  postmaster: number | undefined,
): Promise<number> {
  const connections = postmaster === undefined ? [] : connectionsOf(postmaster)
  const before = connections.map(nanosecondsOf)
  const own = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(own)
  const theirs = connections.reduce((sum, pid, index) => sum + nanosecondsOf(pid) - before[index]!, 0)
  return (user + system) / 1e3 + theirs / 1e6
}

/** Of clients: PostgreSQL's own processes, which come and go, have no address in their titles. */
const connectionsOf = (postmaster: number) =>
  childrenOf(postmaster)
    .map(({ pid }) => pid)
    .filter((pid) => {
      try {
        return /127\.0\.0\.1\(/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
      } catch {
        return false
      }
    })

function childrenOf(parent: number): { pid: string; own: number }[] {
  return readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return []
    try {
      const stat = statOf(pid)
      return stat.parent === parent ? [{ pid, own: stat.own }] : []
    } catch {
      // It has ended since.
      return []
    }
  })
}

const nanosecondsOf = (pid: string) => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0])

function statOf(pid: number | string): { parent: number; own: number; children: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name, which may hold spaces, ends with the last parenthesis.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [parent, user, system, childrenUser, childrenSystem] = [1, 11, 12, 13, 14].map((at) => fields[at]!)
  return {
    parent: parent!,
    own: (user! + system!) / TICKS_PER_SECOND,
    children: (childrenUser! + childrenSystem!) / TICKS_PER_SECOND,
  }
}
