import { expect, test } from 'vitest'
import { sideBySide } from './side-by-side.ts'

const node = (name: string, script: string) => ({ name, program: process.execPath, args: ['-e', script] })

test('every check runs, is counted, and is shown with what it said', async () => {
  const shown: string[] = []
  const checks = [
    node('one', "console.log('fine')"),
    node('two', "console.error('broken'); process.exitCode = 3"),
    { name: 'three', program: '/no/such/program', args: [] },
    node('four', "process.kill(process.pid, 'SIGKILL')"),
    node('five', ''),
  ]

  expect(await sideBySide(checks, (text) => shown.push(text))).toEqual({ passed: 2, failed: 3 })

  expect(shown).toHaveLength(5)
  expect(shown).toContain('\n── one\nfine\n')
  expect(shown).toContain('\n── two\nbroken\n')
  expect(shown.find((text) => text.startsWith('\n── three'))).toContain('ENOENT')
})
