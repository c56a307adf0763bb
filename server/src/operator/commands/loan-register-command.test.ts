import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loanRegister } from './loan-register-command.ts'

const folder = await mkdtemp(join(tmpdir(), 'loan-register-'))
afterAll(() => rm(folder, { recursive: true }))

const sample = (name: string) =>
  readFile(new URL(`../../../../rules/src/loan-files/samples/${name}`, import.meta.url), 'utf8')
await writeFile(join(folder, 'fixed.xml'), await sample('sample-fixed.xml'))
await writeFile(join(folder, 'arm.xml'), await sample('sample-arm.xml'))
await writeFile(join(folder, 'cut.xml'), (await sample('sample-fixed.xml')).slice(0, 5000))

async function run(...args: string[]) {
  let [out, error] = ['', '']
  const output = {
    async write(text: string) {
      out += text
    },
    say(text: string) {
      error += `${text}\n`
    },
  }
  return { status: await loanRegister(args, folder, output), out, error }
}

test('writes a row for each loan, and says what is blank', async () => {
  const { status, out, error } = await run('fixed.xml', 'arm.xml', '--lei', '10BX939C5543TQA1144M')
  const rows = out.split('\r\n')
  expect(rows[0]).toMatch(
    /^2\|10BX939C5543TQA1144M\|10BX939C5543TQA1144MEX0000001\d\d\|\|1\|1\|\|\|\|363000\.00\|1\|20260316\|/,
  )
  expect(rows.map((row) => row.split('|').length)).toEqual([110, 110, 1])
  expect(error).toContain('arm.xml: EX0000002: Loan purpose is blank. The file does not say which kind')
  expect(error).toMatch(/2 rows; 0 files not read\. Blank in every row: .*Income/)
  expect(status).toBe(0)
})

test('JSON says where each value came from', async () => {
  const row = JSON.parse((await run('fixed.xml', '--json')).out)
  expect(row.filled.find(({ field }: { field: string }) => field === 'state')).toMatchObject({
    value: 'OH',
    from: [{ label: 'State', source: { file: 'fixed.xml', path: expect.stringContaining('StateCode') } }],
  })
})

test('a file that cannot be read and an LEI that is none exit with 2', async () => {
  const cut = await run('cut.xml', 'fixed.xml')
  expect([cut.status, cut.out.split('\r\n').length]).toEqual([2, 2])
  expect(cut.error).toContain('cut.xml: Line')
  expect(await run('fixed.xml', '--lei', '10BX')).toMatchObject({ status: 2, out: '' })
  expect(await run()).toMatchObject({ status: 2, error: expect.stringContaining('Please name') })
})
