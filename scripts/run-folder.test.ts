import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { mountSmallDisk } from '../server/src/testing/small-disk.ts'
import { runFolder } from './run-folder.ts'

const PLENTY = 32 * 1024 ** 3

test('a run uses the folder in memory where memory and folder have room', () => {
  const folder = mkdtempSync(join(process.cwd(), 'node_modules', '.cache', 'run-folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))

  expect(runFolder({ folder, freeMemory: PLENTY })).toBe(folder)
  expect(runFolder({ folder, freeMemory: 4 * 1024 ** 3 })).toBe(tmpdir())
})

test('a run uses the disk where no folder in memory exists, or a small one', (context) => {
  expect(runFolder({ folder: '/no/such/folder', freeMemory: PLENTY })).toBe(tmpdir())

  const small = mountSmallDisk(64)
  if (!small) return context.skip()
  onTestFinished(() => small.remove())
  expect(runFolder({ folder: small.directory, freeMemory: PLENTY })).toBe(tmpdir())
})
