import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { watchDiskSpace } from './disk-space.ts'

test('a directory that is away for a moment has no room until it is back', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'room-'))
  const said: { isEnough: boolean; code: string | undefined }[] = []
  const stopWatching = watchDiskSpace(directory, (isEnough, failure) =>
    said.push({ isEnough, code: (failure as NodeJS.ErrnoException | undefined)?.code }),
  )
  try {
    renameSync(directory, `${directory}-away`)
    await vi.waitFor(() => expect(said).toEqual([{ isEnough: false, code: 'ENOENT' }]), 10_000)
    renameSync(`${directory}-away`, directory)
    await vi.waitFor(() => expect(said.at(-1)).toEqual({ isEnough: true, code: undefined }), 10_000)
    expect(said).toHaveLength(2)
  } finally {
    stopWatching()
    rmSync(directory, { recursive: true })
  }
})
