import { expect, test } from 'vitest'
import { createUploadSlots } from './upload-slots.ts'

const MIB = 1024 * 1024

test('strangers fill their own room and leave that of members', () => {
  const slots = createUploadSlots()
  const taken = Array.from({ length: 60 }, (_, at) => slots.take('strangers', `198.51.100.${at}`, 6 * MIB))
  expect(taken.filter(Boolean)).toHaveLength(8)
  expect(slots.take('members', '203.0.113.1', 11 * MIB)).toBeDefined()
})

test('one client has its own share, which comes back', () => {
  const slots = createUploadSlots()
  const first = slots.take('strangers', '192.0.2.1', 6 * MIB)
  expect(slots.take('strangers', '192.0.2.1', 6 * MIB)).toBeDefined()
  expect(slots.take('strangers', '192.0.2.1', 6 * MIB)).toBeUndefined()
  expect(slots.take('strangers', '192.0.2.2', 6 * MIB)).toBeDefined()
  first?.()
  expect(slots.take('strangers', '192.0.2.1', 6 * MIB)).toBeDefined()
})

test('a body larger than the whole share comes in alone', () => {
  const slots = createUploadSlots()
  expect(slots.take('strangers', '192.0.2.1', 20 * MIB)).toBeDefined()
  expect(slots.take('strangers', '192.0.2.1', 1)).toBeUndefined()
})
