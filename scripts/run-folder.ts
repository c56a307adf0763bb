import { accessSync, constants, existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const GIB = 1024 ** 3
/** A whole run has at most 3.4 GiB at a time in its folder. */
const ROOM = 8 * GIB
/** What the tests themselves, PostgreSQL, and Chromium take beside it. */
const MEMORY = 14 * GIB

interface Machine {
  folder: string
  freeMemory: number
}

const THIS_MACHINE: Machine = { folder: '/dev/shm', freeMemory: process.availableMemory() }

/**
 * Where a run puts its databases and data folders: in memory where there is plenty. A new database is a thousand small
 * files, which a disk creates ten times as slowly.
 */
export function runFolder({ folder, freeMemory }: Machine = THIS_MACHINE): string {
  if (freeMemory < MEMORY || !existsSync(folder)) return tmpdir()
  try {
    accessSync(folder, constants.W_OK)
  } catch {
    return tmpdir()
  }
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < ROOM ? tmpdir() : folder
}
