import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/** A lock between processes is a file with the number of its holder; that of a process that was killed is taken over. */
export function tryLock(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    const holder = holderOf(lock)
    if (holder !== undefined && !isRunning(holder)) removeStale(lock, holder)
    return false
  }
}

export const releaseLock = (lock: string): void => rmSync(lock, { force: true })

/** Leaves the lock where somebody else took it over meanwhile: of several that wait, one moves the stale file away. */
export function removeStale(lock: string, holder: string): void {
  if (holderOf(lock) !== holder) return
  const aside = `${lock}-${process.pid}-${crypto.randomUUID()}`
  try {
    renameSync(lock, aside)
  } catch {
    return
  }
  if (holderOf(aside) !== holder) putBack(aside, lock)
  rmSync(aside, { force: true })
}

function putBack(aside: string, lock: string): void {
  try {
    linkSync(aside, lock)
  } catch {
    // A third one holds it by now.
  }
}

function holderOf(lock: string): string | undefined {
  try {
    return readFileSync(lock, 'utf8')
  } catch {
    return undefined
  }
}

function isRunning(holder: string): boolean {
  try {
    // A holder that has not written its number yet is 0, which is this process and its children.
    process.kill(Number(holder), 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
