import { afterEach, beforeEach, expect, vi } from 'vitest'

// Fails a test that prints an unexpected console error. A test that expects one restores the spy.
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  if (vi.isMockFunction(console.error)) expect(console.error).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
