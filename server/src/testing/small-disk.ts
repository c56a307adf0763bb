import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MIB = 1024 * 1024

export interface SmallDisk {
  directory: string
  /** Leaves so much, and no more. */
  fillUpTo(leftBytes: number): void
  makeRoom(): void
  remove(): void
}

/** A disk of its own in memory, where whoever runs the tests may mount one. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const directory = mkdtempSync(join(tmpdir(), 'plumbline-disk-'))
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', directory]
  if (process.platform !== 'linux' || spawnSync('mount', options).status !== 0) {
    rmSync(directory, { recursive: true })
    return undefined
  }
  chmodSync(directory, 0o777)
  const filler = join(directory, 'filler')
  const makeRoom = () => rmSync(filler, { force: true })
  /** False where there is no room: a program that writes meanwhile has taken the rest. */
  const append = (bytes: number) => {
    try {
      writeFileSync(filler, Buffer.alloc(bytes), { flag: 'a' })
      return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false
      throw error
    }
  }
  return {
    directory,
    makeRoom,
    fillUpTo(leftBytes) {
      makeRoom()
      const { bavail, bsize } = statfsSync(directory)
      const size = bavail * bsize - leftBytes
      for (let written = 0; written < size; written += MIB) if (!append(Math.min(MIB, size - written))) return
    },
    remove() {
      spawnSync('umount', ['-l', directory])
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
