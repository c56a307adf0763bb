import { afterEach, beforeEach, expect, vi } from 'vitest'

// An error printed and not looked at is an error: a test that expects one restores the spy and says so.
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  if (vi.isMockFunction(console.error)) expect(console.error).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
