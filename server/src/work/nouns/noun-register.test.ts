import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())

test('nobody takes a register that was not filled for one without nouns', async () => {
  const { registeredNouns, registeredTables, registerNouns } = await import('./noun-register.ts')
  expect(() => registeredNouns()).toThrow('nouns.ts is not loaded')
  expect(() => registeredTables()).toThrow('nouns.ts is not loaded')
  registerNouns([])
  expect(registeredNouns()).toEqual([])
})
