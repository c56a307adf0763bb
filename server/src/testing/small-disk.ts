import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MIB = 1024 * 1024

export interface SmallDisk {
  directory: string
  /** Fills the disk up to so many free bytes. */
  fillUpTo(leftBytes: number): void
  freeSpace(): void
  remove(): void
}

/** A small in-memory disk, where the user may mount one. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const directory = mkdtempSync(join(tmpdir(), 'plumbline-disk-'))
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', directory]
  if (process.platform !== 'linux' || spawnSync('mount', options).status !== 0) {
    rmSync(directory, { recursive: true })
    return undefined
  }
  chmodSync(directory, 0o777)
  const filler = join(directory, 'filler')
  const freeSpace = () => rmSync(filler, { force: true })
  /** False if a concurrent writer has taken the remaining space. */
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
    freeSpace,
    fillUpTo(leftBytes) {
      freeSpace()
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
