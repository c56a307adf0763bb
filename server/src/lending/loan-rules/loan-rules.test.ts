import { CALCULATOR_NAMES } from '@plumbline/rules/loan-tests/loan-test-list.ts'
import EXAMPLES from '@plumbline/rules/loan-tests/worked-examples.json' with { type: 'json' }
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { enterBundledParts } from '../../regulations/library/fill-library.ts'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
afterAll(server.close)

test('each rule has its text and examples, and is listed when a word of its text changed after it was checked', async () => {
  const member = await server.signedIn()
  const before = await member.loanRules.list()
  expect(before.rules.map(({ name }) => name)).toEqual(CALCULATOR_NAMES)
  expect(before.rules.filter(({ isTextChanged }) => isTextChanged)).toEqual([])
  expect(before.rules.reduce((sum, { examples }) => sum + examples.length, 0)).toBe(EXAMPLES.length)
  expect(before.citations).toContainEqual({
    citation: '12 CFR 1026.19(e)(1)(iii)(A)',
    address: '/resources/regulations/1026/19#e-1-iii-A',
    rules: expect.arrayContaining(['trid-forward']),
  })

  await enterBundledParts(server.db)
  for (const [day, dayClass, on] of [
    [1, 'substantive', '2026-01-02'],
    [2, 'editorial', '2026-08-01'],
    [3, 'substantive', '2026-09-01'],
  ] as const) {
    await server.db.execute(sql`
      insert into regulation_days (part, day, shown_on, class, counts, changed_keys, notes, unexplained, documents)
      values ('1002', ${day}, ${on}, ${dayClass}, '{}', '{}', '[]', '{}', '[]')`)
    await server.db.execute(sql`
      insert into regulation_paragraphs (part, page, key, kind, path, level, place, text, first_day, first_shown, counts_from, counts_until)
      values ('1002', '9', ${`1002.9(${'abc'[day - 1]})`}, 'paragraph', '{}', 1, ${day}, 'Words', ${day}, ${on}, ${on}, 'infinity')`)
  }
  const after = await member.loanRules.list()
  expect(after.rules.filter(({ isTextChanged }) => isTextChanged)).toMatchObject([
    {
      name: 'adverse-action',
      texts: [
        {
          citation: '12 CFR 1002.9',
          lastChangedOn: '2026-09-01',
          changed: {
            on: '2026-09-01',
            redline: '/resources/regulations/1002/redline?page=9&from=2026-03-02&to=2026-09-01',
          },
        },
      ],
    },
  ])
})

test('the register shows what this installation imported', async () => {
  const administrator = await server.signedIn({ role: 'admin' })
  const text = [
    'key,value,unit,from,to,picked_by,citation,federal_register,status,note',
    'hmda_assets,60000000,USD_exceeds_at_prior_31_dec,2027-01-01,2027-12-31,collection_year,comment 2(g)-2,,V,',
  ].join('\n')
  await administrator.referenceData.import({ text })
  const { list } = (await server.signedIn()).thresholds
  expect(await list()).toContainEqual(expect.objectContaining({ key: 'hmda_assets', value: '60000000' }))
})
