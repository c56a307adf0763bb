import { expect, test } from 'vitest'
import { commandOf } from './editor-shortcuts.ts'

const press = (key: string, code: string, held: string) => ({
  key,
  code,
  shiftKey: held.includes('shift'),
  ctrlKey: held.includes('ctrl'),
  metaKey: held.includes('meta'),
  altKey: held.includes('alt'),
})

test.each([
  ['b', 'KeyB', 'ctrl', 'bold'],
  ['b', 'KeyB', 'meta', 'bold'],
  ['B', 'KeyB', 'ctrl shift', undefined],
  ['b', 'KeyB', '', undefined],
  ['b', 'KeyB', 'ctrl alt', undefined],
  ['k', 'KeyK', 'ctrl', 'link'],
  ['&', 'Digit7', 'ctrl shift', 'numberedList'],
  ['/', 'Digit7', 'ctrl shift', 'numberedList'],
  ['7', 'Digit7', 'ctrl', undefined],
])('%s (%s) with %s is %s', (key, code, held, command) => {
  expect(commandOf(press(key, code, held))).toBe(command)
})
