import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { isInReserve, reserveOf, watchDiskSpace } from './disk-space.ts'

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

const GIB = 1024 ** 3
const disk = (gib: number, free: number) =>
  (() => ({ bsize: 4096, blocks: (gib * GIB) / 4096, bavail: Math.floor((free * GIB) / 4096) })) as never

test.each([
  { gib: 50, free: 5.1, isReserved: false },
  { gib: 50, free: 4.9, isReserved: true },
  { gib: 4_000, free: 21, isReserved: false },
  { gib: 4_000, free: 19, isReserved: true },
])('of $gib GiB, $free free: in the reserve is $isReserved', ({ gib, free, isReserved }) => {
  expect(isInReserve('/', disk(gib, free))).toBe(isReserved)
})

test.each([
  { reservedGib: 2, free: 1.9, isReserved: true },
  { reservedGib: 2, free: 2.1, isReserved: false },
  { reservedGib: 0, free: 0.1, isReserved: false },
])('of $reservedGib GiB that the operator keeps, $free free: in the reserve is $isReserved', (it) => {
  expect(isInReserve('/', disk(50, it.free), it.reservedGib * GIB)).toBe(it.isReserved)
})

test('the reserve is looked up once a second at most', () => {
  let free = 1
  let now = 0
  let looks = 0
  const look = (() => {
    looks++
    return (disk(50, free) as () => object)()
  }) as never
  const isReserved = reserveOf('/', undefined, () => now, look)
  expect([isReserved(), isReserved()]).toEqual([true, true])
  expect(looks).toBe(1)
  free = 20
  now = 1_000
  expect(isReserved()).toBe(false)
})
