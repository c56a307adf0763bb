import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withPlantedDisparities } from '@plumbline/rules/fair-lending/sample-register.ts'
import { oddRegister } from '@plumbline/rules/fair-lending/testing/odd-registers.ts'
import { afterAll, expect, test } from 'vitest'
import { fairLending } from './fair-lending-command.ts'

const folder = await mkdtemp(join(tmpdir(), 'fair-lending-'))
afterAll(() => rm(folder, { recursive: true }))

const sample = await readFile(
  new URL('../../../../web/public/samples/hmda-harborlight-2025.txt', import.meta.url),
  'utf8',
)

async function run(text: string, ...options: string[]) {
  await writeFile(join(folder, 'register.txt'), text)
  let [out, error] = ['', '']
  const status = await fairLending(['register.txt', ...options], folder, {
    async write(words) {
      out += words
    },
    say(words) {
      error += words
    },
  })
  return { status, out, error }
}

test('the status says whether a difference is called out, and the sentences which', async () => {
  expect(await run(sample)).toMatchObject({ status: 0, out: expect.stringContaining('No difference') })
  const found = await run(withPlantedDisparities(sample))
  expect(found.status).toBe(1)
  expect(found.out).toContain('Black or African American applicants were denied in')
  expect(await run('Dear Sir')).toMatchObject({
    ...{
      status: 2,
      out: '',
      error:
        'register.txt: The file has no loan rows. A register has rows of 110 fields that begin with "2|".',
    },
  })
})

test('the JSON of odd registers has no null where a figure should be', async () => {
  for (let seed = 300; seed < 330; seed++) {
    const { out, status } = await run(oddRegister(seed), '--json')
    expect(status).toBeLessThan(2)
    expect(out, `register ${seed}`).not.toMatch(/null|NaN|Infinity|undefined/)
    expect(JSON.parse(out).sentences.length).toBeGreaterThan(0)
  }
})
