import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'

const SUPERVISE = new URL('./supervise.mjs', import.meta.url).href
const running: ChildProcess[] = []
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

/** A supervisor of a small program, which says its process id and how often it was restarted, then serves. */
function supervised(program: string) {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-supervise-'))
  const crashFile = join(folder, 'last-crash.log')
  writeFileSync(join(folder, 'program.mjs'), program)
  const options = {
    ...{ command: process.execPath, args: [join(folder, 'program.mjs')], cwd: folder, crashFile },
    ...{ environment: {}, firstPauseMs: 1, longestPauseMs: 4 },
  }
  writeFileSync(
    join(folder, 'supervisor.mjs'),
    `import { supervise } from ${JSON.stringify(SUPERVISE)}\nsupervise(${JSON.stringify(options)})`,
  )
  const child = spawn(process.execPath, [join(folder, 'supervisor.mjs')])
  running.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  return {
    child,
    crashFile,
    output: () => output,
    ended: once(child, 'close') as Promise<[number | null, string | null]>,
    /** The process that serves after so many restarts. */
    async serving(restarts: number) {
      const line = new RegExp(`serving ${restarts} as (\\d+)`)
      await expect.poll(() => output).toMatch(line)
      return Number(line.exec(output)![1])
    },
  }
}

const SERVES = `
  process.send('ready', () => console.log('serving', process.env.PLUMBLINE_RESTARTS, 'as', process.pid))
  setInterval(() => {}, 1000)
`

test('a killed program is started again, with longer pauses, and its last lines are on disk', async () => {
  const { child, output, crashFile, ended, serving } = supervised(SERVES)
  for (const restarts of [0, 1, 2, 3]) process.kill(await serving(restarts), 'SIGKILL')
  await serving(4)
  const pauses = [...output().matchAll(/ended \(SIGKILL\) and is started again in ([\d.]+) s/g)]
  expect(pauses.map(([, seconds]) => seconds)).toEqual(['0.001', '0.002', '0.004', '0.004'])
  expect(readFileSync(crashFile, 'utf8')).toMatch(/^serving 3 as \d+$/m)
  expect(statSync(crashFile).mode & 0o777).toBe(0o600)
  child.kill('SIGTERM')
  await ended
})

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s reaches the program, whose status is passed on',
  async (signal) => {
    const { child, output, ended, serving } = supervised(`
    process.on('${signal}', () => { console.log('stopping'); process.exitCode = 7; process.exit() })
    ${SERVES}`)
    await serving(0)
    child.kill(signal)
    expect(await ended).toEqual([7, null])
    expect(output()).toContain('stopping')
    expect(output()).not.toContain('started again')
  },
)

test('a program that stops by itself with status 0 is not started again', async () => {
  const { ended, output } = supervised(`process.send('ready', () => process.exit(0))`)
  expect(await ended).toEqual([0, null])
  expect(output()).toBe('')
})

test('a first start that fails is not tried again: its message and status are the answer', async () => {
  const { ended, output } = supervised(`console.error('PORT is wrong'); process.exitCode = 3`)
  expect(await ended).toEqual([3, null])
  expect(output()).toBe('PORT is wrong\n')
})

test('a program that throws after it has served is started again', async () => {
  const { child, serving, output, ended } = supervised(`
    if (process.env.PLUMBLINE_RESTARTS === '0') process.send('ready', () => { throw new Error('broken') })
    else { ${SERVES} }`)
  await serving(1)
  expect(output()).toContain('the server ended (1)')
  child.kill('SIGTERM')
  await ended
})
