import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { importCensusTracts } from '../../operator/commands/census-tracts-command.ts'
import { importReference } from '../../operator/commands/reference-commands.ts'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
afterAll(server.close)
const administrator = await server.signedIn({ role: 'admin' })
const user = await server.signedIn({ role: 'user' })

const YEARS = Array.from({ length: 50 }, (_, index) => index + 1)
const fixedFile = (...lines: string[]) => [`Term of Loan in Years|${YEARS.join('|')}`, ...lines].join('\n')
const week = (date: string, rate: string) => `${date}${`|${rate}`.repeat(50)}`

const LOAN = { actionTaken: 1, amortization: 'fixed', termYears: 30, apr: '7.00' } as const
const spreadOn = (rateSetDate: string) =>
  user.loanTests['rate-spread']({ ...LOAN, rateSetDate }).then(({ result }) => result.rateSpread)

test('a newer table is previewed, loaded, and used at once; what is held stays', async () => {
  await expect(spreadOn('2026-09-23')).rejects.toMatchObject({ code: 'NOT_LOADED' })
  const before = await spreadOn('2026-01-07')
  const text = fixedFile(week('09/21/2026', '6.1'))

  const changes = await administrator.referenceData.preview({ text })
  expect(changes).toMatchObject({ dataset: 'apor_fixed', added: ['2026-09-21'], changed: [], absent: 507 })
  await expect(spreadOn('2026-09-23')).rejects.toMatchObject({ code: 'NOT_LOADED' })

  await administrator.referenceData.import({ text })
  expect(await spreadOn('2026-09-23')).toBe('0.900')
  expect(await spreadOn('2026-01-07')).toBe(before)
})

test('a second publication of a week takes its place, and the first stays with its time', async () => {
  await administrator.referenceData.import({ text: fixedFile(week('09/28/2026', '6.2')) })
  const { changed } = await administrator.referenceData.import({ text: fixedFile(week('09/28/2026', '6.3')) })

  expect(changed).toEqual([{ key: '2026-09-28, 1 to 50 years', before: '6.2', after: '6.3' }])
  expect(await spreadOn('2026-09-30')).toBe('0.700')
  const { rows } = await server.db.execute(
    `select version, left(body, 3) as rate from reference_rows where row_key = '2026-09-28' order by version`,
  )
  expect(rows).toEqual([
    { version: 1, rate: '6.2' },
    { version: 2, rate: '6.3' },
  ])
})

const HEADER = 'key,value,unit,from,to,picked_by,citation,federal_register,status,note'

test('the figures of a new year are data', async () => {
  const asked = { key: 'hmda_assets', date: '2027-06-01' }
  await expect(user.loanTests.threshold(asked)).rejects.toMatchObject({ code: 'NOT_LOADED' })

  const row =
    'hmda_assets,60000000,USD_exceeds_at_prior_31_dec,2027-01-01,2027-12-31,collection_year,comment 2(g)-2,,V,'
  await administrator.referenceData.import({ text: `${HEADER}\n${row}` })

  expect((await user.loanTests.threshold(asked)).result.value).toBe('60000000')
})

test.each([
  ['Line 1 is not the first line', 'rates\n1'],
  ['is not a Monday', fixedFile(week('09/22/2026', '6.1'))],
  ['overlaps', `${HEADER}\nqm_pf_a_min,1,USD,2026-06-01,2026-07-01,consummation,c,,V,`],
  ['value "a" is not a number', `${HEADER}\nqm_pf_a_min,a,USD,2028-06-01,,consummation,c,,V,`],
])('refused with its reason, and nothing is stored: %s', async (message, text) => {
  const count = async () => (await server.db.execute('select count(*)::int as n from reference_rows')).rows
  const before = await count()
  await expect(administrator.referenceData.import({ text })).rejects.toMatchObject({
    code: 'UNREADABLE_FILE',
    message: expect.stringContaining(message),
  })
  expect(await count()).toEqual(before)
})

test('the list says what is held and what was imported', async () => {
  const [fixed, variable, thresholds] = await administrator.referenceData.list()
  expect(fixed).toMatchObject({ dataset: 'apor_fixed', first: '2017-01-02', last: '2026-09-28', missing: [] })
  expect(variable).toMatchObject({ rows: 356, last: '2023-10-23', imported: 0, lastImport: null })
  expect(thresholds).toMatchObject({ first: '2014-01-01' })
})

test('the command loads a file and says what it changed', async () => {
  const file = join(tmpdir(), `apor-${process.pid}.txt`)
  await writeFile(file, fixedFile(week('10/05/2026', '6.4')))
  expect(await importReference(server.db, 'import', file)).toBe(
    [
      'Loaded into the fixed table of average prime offer rates: 1 added, 0 changed, 0 as before.',
      'Added:',
      '  2026-10-05',
      '509 rows that the file does not have are kept.',
    ].join('\n'),
  )
  await expect(importReference(server.db, 'import', '/nowhere')).rejects.toThrow('/nowhere cannot be read.')
})

test('the command loads the tracts of a census flat file, and a newer file replaces the counties it has', async () => {
  const file = join(tmpdir(), `census-${process.pid}.csv`)
  const flat = (year: string, county: string, tract: string, minority: string) => {
    const cells = new Array(1212).fill('0')
    for (const [column, value] of [
      ...([
        [1, year],
        [3, '39'],
        [4, county],
        [5, tract],
        [7, 'T'],
      ] as const),
      ...([
        [13, '80.50'],
        [23, '1200'],
        [29, minority],
      ] as const),
    ])
      cells[column - 1] = value
    return cells.join(',')
  }
  expect(await user.referenceData.censusTracts()).toEqual({ text: null })
  await writeFile(
    file,
    [flat('2025', '049', '000110', '22.5'), flat('2025', '041', '000200', '51')].join('\n'),
  )
  expect(await importCensusTracts(server.db, 'import', file)).toBe(
    'Figures of 2 tracts of 2025. Counties: 2 added, 0 changed, 0 as before.',
  )
  await writeFile(file, [flat('2025', '049', '000120', '23'), flat('2025', '041', '000200', '51')].join('\n'))
  expect(await importCensusTracts(server.db, 'import', file)).toContain('0 added, 1 changed, 1 as before.')
  const { text } = await user.referenceData.censusTracts()
  expect(
    text!
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(',').slice(1, 4)),
  ).toEqual([
    ['39041000200', '1200', '51'],
    ['39049000120', '1200', '23'],
  ])
  await writeFile(file, 'name,amount\n')
  await expect(importCensusTracts(server.db, 'import', file)).rejects.toThrow(
    'neither that of a census flat file',
  )
  await expect(importCensusTracts(server.db, 'import', '/nowhere')).rejects.toThrow(
    '/nowhere cannot be read.',
  )
  // Tables of the law are listed and used as before.
  expect(await administrator.referenceData.list()).toHaveLength(3)
})

test('everyone may read the tables as the official files are written', async () => {
  const { text } = await user.referenceData.aporTable({ table: 'fixed' })
  expect(text.split('\n').slice(-2)).toEqual([week('10/05/2026', '6.4'), ''])
})
