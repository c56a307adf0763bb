import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { headCells, numberCell, textCell, writeWorkbook } from '../../platform/documents/xlsx-workbook.ts'
import { checkLoans } from './check-loan-command.ts'

const folder = await mkdtemp(join(tmpdir(), 'check-loan-'))
afterAll(() => rm(folder, { recursive: true }))

const sample = await readFile(
  new URL('../../../../rules/src/loan-files/samples/sample-fixed.xml', import.meta.url),
  'utf8',
)

const run = (...args: string[]) => runHolding(undefined, args)

/** With room for so many bytes of files at once. */
async function runHolding(heldBytes: number | undefined, args: string[]) {
  let [out, error] = ['', '']
  const output = {
    async write(text: string) {
      out += text
    },
    say(text: string) {
      error += `${text}\n`
    },
  }
  const status = await checkLoans(args, folder, output, heldBytes)
  return { status, out, error, lines: out.trim().split('\n') }
}

test('a file of a loan says what is outside and exits with 1', async () => {
  await writeFile(join(folder, 'loan.xml'), sample.replace('>3435.00<', '>3445.00<'))
  const { status, out } = await run('loan.xml')
  expect(status).toBe(1)
  expect(out).toContain('loan.xml: EX0000001: outside')
  expect(out).toContain('a difference of $10.00. (1026.38(f)(1))')
  expect(out).toContain('1 loans: 1 outside, 0 not determined, 0 within; 0 files not read')
})

test('a loan that is within its limits in every test exits with 0', async () => {
  // A purchase without an escrow account, with what the Loan Estimate said of each charge and the published APOR.
  const whole = sample
    .replace('<AveragePrimeOfferRatePercent>6.1500<', '<AveragePrimeOfferRatePercent>5.9900<')
    .replace('<EscrowIndicator>true<', '<EscrowIndicator>false<')
    .replaceAll('<FEE_DETAIL>', '<FEE_DETAIL><FeeEstimatedTotalAmount>9000.00</FeeEstimatedTotalAmount>')
  await writeFile(join(folder, 'whole.xml'), whole)
  const { status, out } = await run('whole.xml')
  expect([out, status]).toEqual([expect.stringContaining('whole.xml: EX0000001: within'), 0])
})

test('JSON gives one line for each loan of files, folders, and archives', async () => {
  await mkdir(join(folder, 'many'), { recursive: true })
  await writeFile(join(folder, 'many', 'a.xml'), sample)
  await writeFile(join(folder, 'many', 'b.csv'), 'Loan Number,Loan Amount\nB1,100000\nB2,200000\n')
  await writeFile(join(folder, 'many', 'c.zip'), zipOf('inner/c.xml', Buffer.from(sample)))
  await writeFile(join(folder, 'many', 'readme.md'), 'no loan file')
  const { lines, status } = await run('many', '--json')
  const read = lines.map((line) => JSON.parse(line))
  expect(read.slice(0, -1).map(({ file, name }) => [file, name])).toEqual([
    ['many/a.xml', 'EX0000001'],
    ['many/b.csv', 'B1'],
    ['many/b.csv', 'B2'],
    ['many/c.zip/inner/c.xml', 'EX0000001'],
  ])
  expect(read.at(-1).summary).toMatchObject({ loans: 4, unread: 0 })
  expect(status).toBe(1)
})

test('what cannot be read exits with 2 and says why, and the other files are tested', async () => {
  await writeFile(join(folder, 'cut.xml'), sample.slice(0, 5000))
  const { status, error, out } = await run('cut.xml', 'missing.xml', 'many/a.xml')
  expect(status).toBe(2)
  expect(error).toMatch(/cut\.xml: Line \d+, element \w+: The file ends before/)
  expect(error).toContain('missing.xml: cannot be read')
  expect(out).toContain('1 loans:')
  expect(await run()).toMatchObject({
    status: 2,
    error: expect.stringContaining('Please name at least one file.'),
  })
  expect(await run('--nothing')).toMatchObject({ status: 2 })
})

/** An archive with one file. */
function zipOf(name: string, content: Buffer): Buffer {
  const packed = deflateRawSync(content)
  const header = (signature: number, size: number) => {
    const bytes = Buffer.alloc(size)
    bytes.writeUInt32LE(signature, 0)
    return bytes
  }
  const local = header(0x04034b50, 30)
  local.writeUInt16LE(8, 8)
  local.writeUInt32LE(packed.length, 18)
  local.writeUInt32LE(content.length, 22)
  local.writeUInt16LE(name.length, 26)
  const central = header(0x02014b50, 46)
  central.writeUInt16LE(8, 10)
  central.writeUInt32LE(packed.length, 20)
  central.writeUInt32LE(content.length, 24)
  central.writeUInt16LE(name.length, 28)
  const end = header(0x06054b50, 22)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(46 + name.length, 12)
  end.writeUInt32LE(30 + name.length + packed.length, 16)
  return Buffer.concat([local, Buffer.from(name), packed, central, Buffer.from(name), end])
}

test('an Excel sheet is read with matched columns, and a wrong cell is named by row and column', async () => {
  const sheet = await writeWorkbook([
    {
      name: 'Loans',
      widths: [],
      rows: [
        headCells('Our number', 'Amount lent', 'Note Rate', 'Branch'),
        [textCell('X1'), numberCell(250_000), numberCell(6.5), textCell('North')],
        [textCell('X2'), numberCell(180_000), textCell('soon'), textCell('South')],
      ],
    },
  ])
  await writeFile(join(folder, 'loans.xlsx'), sheet)
  await writeFile(
    join(folder, 'matched.json'),
    JSON.stringify({ 'Our number': 'loanIdentifier', 'Amount lent': 'noteAmount', Branch: '' }),
  )
  const { lines, error } = await run('loans.xlsx', '--json', '--columns', 'matched.json')
  const [first, second] = lines.map((line) => JSON.parse(line))
  expect([first.name, second.name]).toEqual(['X1', 'X2'])
  const amount = first.verdicts
    .flatMap(({ uses }: { uses: { name: string }[] }) => uses)
    .find(({ name }: { name: string }) => name === 'noteAmount')
  expect(amount).toMatchObject({ value: '250000', source: { path: 'Amount lent', line: 2 } })
  expect(error).toBe(
    'loans.xlsx: Row 3, column "Note Rate": what is there is not a rate such as 6.875. It is left out.\n',
  )
})

test('matched columns that lead nowhere are refused by name', async () => {
  await writeFile(join(folder, 'wrong.json'), JSON.stringify({ Amount: 'favoriteColor' }))
  const { status, error } = await run('loans.xlsx', '--columns', 'wrong.json')
  expect([status, error]).toEqual([2, 'wrong.json: "Amount" leads to no value of a loan.\n'])
})

test('a Loan Estimate in a file of its own is compared with its Closing Disclosure', async () => {
  const estimate = sample
    .replace('ClosingDisclosure:ModelForm', 'LoanEstimate:ModelForm')
    .replace('>2026-03-09<', '>2026-02-02<')
    .replaceAll('<FEE_DETAIL>', '<FEE_DETAIL><FeeEstimatedTotalAmount>0.00</FeeEstimatedTotalAmount>')
  await mkdir(join(folder, 'pair'), { recursive: true })
  await writeFile(join(folder, 'pair', 'a-closing.xml'), sample)
  await writeFile(join(folder, 'pair', 'b-estimate.xml'), estimate)
  const { lines } = await run('pair', '--json')
  const [loan, { summary }] = lines.map((line) => JSON.parse(line))
  expect(summary.loans).toBe(1)
  expect([loan.file, loan.feeComparison.estimateDates]).toEqual(['pair/a-closing.xml', ['2026-02-02']])
})

test('files beyond what is held at once say the same', async () => {
  const all = ['many', 'pair', 'cut.xml', 'missing.xml', '--json']
  const held = await run(...all)
  expect(held.lines).toHaveLength(8)
  expect(await runHolding(0, all)).toEqual(held)
  expect(await runHolding(sample.length, all)).toEqual(held)
})
