import { readFileSync } from 'node:fs'
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkHmda } from './check-hmda.ts'

const SAMPLE_FOLDER = new URL('../../../../data/hmda/samples/', import.meta.url).pathname
const SAMPLES: { files: { file: string; findings?: Record<string, number> }[] } = JSON.parse(
  readFileSync(`${SAMPLE_FOLDER}samples.json`, 'utf8'),
)
const folder = await mkdtemp(join(tmpdir(), 'check-hmda-'))
afterAll(() => rm(folder, { recursive: true }))

async function run(...args: string[]) {
  let [out, error] = ['', '']
  const status = await checkHmda(args, SAMPLE_FOLDER, {
    async write(text) {
      out += text
    },
    say(text) {
      error += text
    },
  })
  return { status, out, error }
}

/** Findings by edit; the sample list leaves out the macro edits. */
function counts(out: string) {
  const found: Record<string, number> = {}
  for (const line of out
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text)))
    if (line.edit && line.kind !== 'macro') found[line.edit] = (found[line.edit] ?? 0) + 1
  return found
}

const official = SAMPLES.files.filter(({ findings, file }) => findings && !file.startsWith('FFVT'))

test.each(official)('$file has exactly the expected findings', async ({ file, findings }) => {
  const quarter = /q(\d)/i.exec(file)?.[1]
  const year = file.includes('2025') ? '2025' : '2026'
  const { status, out } = await run(
    file,
    '--year',
    year,
    '--json',
    ...(quarter ? ['--quarter', quarter] : []),
  )
  expect(counts(out)).toEqual(findings)
  expect(status).toBe(0)
})

test('the sample register has the planted faults and no other', async () => {
  const { file, faults } = JSON.parse(readFileSync(`${SAMPLE_FOLDER}harborlight-faults.json`, 'utf8'))
  const root = new URL('../../../../', import.meta.url).pathname
  const { out } = await run(join(root, file), '--year', '2025', '--json')
  const found: Record<number, string[]> = {}
  for (const { row, edit } of out
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text)))
    if (edit) found[row] = [...(found[row] ?? []), edit].sort()
  const planted: Record<number, string[]> = {}
  for (const { row, edits } of faults as { row: number; edits: string[] }[])
    planted[row] = [...new Set([...(planted[row] ?? []), ...edits])].sort()
  expect(found).toEqual(planted)
})

test('a byte order mark changes nothing', async () => {
  const marked = await run('FFVT-2018-clean-w-bom.txt', '--year', '2026', '--json')
  const plain = await run('FFVT-2018-clean.txt', '--year', '2026', '--json')
  expect(marked.out).toBe(plain.out)
  expect([marked.status, counts(marked.out)['V619-2']]).toEqual([1, 10])
})

test('prints one object a line, the summary last, and rows as lines of the file', async () => {
  const { out } = await run('2026-FRONTENDTESTBANK9999.txt', '--year', '2025', '--json')
  const lines = out
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text))
  expect(lines[0]).toEqual({
    row: 1,
    edit: 'S302',
    kind: 'syntactical',
    fields: ['calendarYear'],
    values: ['2026'],
  })
  expect(lines[1]).toMatchObject({ row: 2, edit: 'V619-2', kind: 'validity' })
  expect(lines.at(-1).summary).toMatchObject({ rows: 10, findings: { syntactical: 1, validity: 10 } })
})

test('what cannot be read gives 2 and says why, with nothing on standard output', async () => {
  const files: Record<string, Uint8Array | string> = {
    'utf16.txt': new Uint8Array([0xff, 0xfe, 0x31, 0, 0x7c, 0]),
    'empty.txt': ' \n',
    'book.xlsx': new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]),
    'noise.bin': new Uint8Array(400).map((_, at) => (at * 37) % 256),
    'words.txt': 'These are words.\n',
    'tabs.txt': `1${'\ta'.repeat(14)}\n`,
  }
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(folder, name), content)
    const { status, out, error } = await run(join(folder, name), '--year', '2026', '--json')
    expect([name, status, out, error.startsWith(name)]).toEqual([name, 2, '', true])
  }
  expect(await run('missing.txt', '--year', '2026')).toMatchObject({ status: 2, out: '' })
  expect((await run('FFVT-2018-clean.txt', '--year', '2018')).error).toContain('The year is 2018')
  expect((await run('FFVT-2018-clean.txt')).error).toContain('--year')
  expect((await run('FFVT-2018-clean.txt', '--year', '2026', '--quarter', '4')).error).toContain(
    'The quarter is 4',
  )
})

test('rows of another length and unreadable values are findings of kind reading', async () => {
  const sheet =
    '1|Bank|2026|4|A|555-555-5555|a@b.example|1 St|Tulsa|OK|74103|5|1|53-1111111|549300PLUMBLINE00LEI'
  await writeFile(join(folder, 'short.txt'), `${sheet}\n2|549300PLUMBLINE00LEI|X\n${sheet}\n`)
  const { status, out } = await run(join(folder, 'short.txt'), '--year', '2026', '--json')
  const lines = out
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text))
  expect(status).toBe(1)
  expect(lines.filter(({ kind }) => kind === 'reading')).toMatchObject([
    { row: 2, edit: 'READ-LENGTH', count: 3, of: 110, fields: ['applicationDate'] },
    { row: 3, edit: 'READ-LENGTH', count: 15, of: 110 },
  ])
})

test('a file of twenty million rows is refused by its size, before it is read', async () => {
  const path = join(folder, 'huge.txt')
  await writeFile(path, '')
  // Takes no room on the disk: nothing is written between.
  await truncate(path, 7_000_000_000)
  const { status, out, error } = await run(path, '--year', '2026')
  expect([status, out]).toEqual([2, ''])
  expect(error).toContain('1 GB (1,073,741,824 bytes)')
})
