import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { releaseLock, removeStale, tryLock } from './process-lock.ts'

const newLock = () => join(mkdtempSync(join(tmpdir(), 'plumbline-lock-')), 'lock')
const ended = () => execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }).trim()

test('a lock is held until it is released, and taken over from a process that ended', () => {
  const lock = newLock()
  expect(tryLock(lock)).toBe(true)
  expect(tryLock(lock)).toBe(false)
  releaseLock(lock)
  writeFileSync(lock, ended())
  expect(tryLock(lock), 'the stale file is moved away').toBe(false)
  expect(tryLock(lock)).toBe(true)
  expect(readdirSync(join(lock, '..'))).toEqual(['lock'])
})

test('who finds a stale lock late leaves that of another who took it over', () => {
  const lock = newLock()
  const stale = ended()
  writeFileSync(lock, String(process.pid))
  removeStale(lock, stale)
  expect(readFileSync(lock, 'utf8')).toBe(String(process.pid))
})
