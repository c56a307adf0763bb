import { readFile, stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { LARGEST_FILE, shapeOf } from '@plumbline/rules/hmda/file-shape.ts'
import { filingYear } from '@plumbline/rules/hmda/filing-years.ts'
import {
  type CheckSummary,
  type FindingLine,
  findingLines,
  summarize,
} from '@plumbline/rules/hmda/finding-lines.ts'
import { RegisterCheck } from '@plumbline/rules/hmda/register-check.ts'
import { TABS_TEXT, UNREADABLE_TEXT } from '@plumbline/rules/hmda/unreadable-text.ts'

export const CHECK_HMDA_USAGE = 'check-hmda FILE --year 2026 [--quarter 1] [--json]'
const ROWS_AT_ONCE = 50_000
const LINES_AT_ONCE = 500

export interface Output {
  /** Standard output: findings and nothing else. Resolves when the reader can take more. */
  write(text: string): Promise<void>
  /** Standard error. */
  say(text: string): void
}

/** 0 without syntactical, validity and reading findings, 1 with, 2 for what cannot be read. Opens no database. */
export async function checkHmda(args: readonly string[], folder: string, output: Output): Promise<number> {
  const refuse = (text: string) => {
    output.say(text)
    return 2
  }
  const request = readArguments(args)
  if (typeof request === 'string')
    return refuse(`${request}\nUsage: npm run plumbline -- ${CHECK_HMDA_USAGE}`)
  const path = resolve(folder, request.file)
  const bytes = await readBytes(path)
  if (typeof bytes === 'string') return refuse(bytes)
  const shape = shapeOf(bytes)
  if (!shape.readable) return refuse(`${basename(path)}: ${UNREADABLE_TEXT[shape.because]}`)
  if (shape.tabs) return refuse(`${basename(path)}: ${TABS_TEXT}`)
  const { loadGeography2024 } = await import('@plumbline/rules/hmda/geography-2024.ts')
  const check = new RegisterCheck(bytes, {
    filing: request.filing,
    from: shape.from,
    geography: loadGeography2024(),
  })
  while (check.step(ROWS_AT_ONCE));
  const summary = summarize(check)
  if (summary.rows > 0 && check.wrongLength.count === summary.rows && !check.sheet)
    return refuse(
      `${basename(path)}: no row has the 110 fields of a loan row or the 15 of a transmittal sheet.`,
    )
  if (request.json) await writeLines(check, summary, output)
  else await output.write(describe(basename(path), check, summary))
  const { reading, syntactical, validity } = summary.findings
  return reading + syntactical + validity > 0 ? 1 : 0
}

function readArguments(args: readonly string[]) {
  let parsed: { values: { year?: string; quarter?: string; json?: boolean }; positionals: string[] }
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { year: { type: 'string' }, quarter: { type: 'string' }, json: { type: 'boolean' } },
    })
  } catch (error) {
    return (error as Error).message
  }
  const { values, positionals } = parsed
  if (positionals.length !== 1) return 'Please name one file.'
  if (!values.year) return 'Please name the filing year with --year.'
  if (values.quarter !== undefined && !/^[123]$/.test(values.quarter))
    return `The quarter is ${values.quarter}; it must be 1, 2 or 3.`
  const quarter = values.quarter === undefined ? undefined : (Number(values.quarter) as 1 | 2 | 3)
  const filing = filingYear(Number(values.year), quarter)
  if (!filing) return `The year is ${values.year}; it must be 2025, 2026 or 2027 (a draft).`
  return { file: positionals[0]!, filing, json: values.json === true }
}

async function readBytes(path: string): Promise<Uint8Array | string> {
  try {
    const { size } = await stat(path)
    if (size > LARGEST_FILE) return `${basename(path)}: ${UNREADABLE_TEXT.tooLarge}`
    return await readFile(path)
  } catch (error) {
    return `${path} cannot be read: ${(error as Error).message}`
  }
}

async function writeLines(check: RegisterCheck, summary: CheckSummary, output: Output): Promise<void> {
  let lines: string[] = []
  for (const line of findingLines(check)) {
    lines.push(JSON.stringify(line))
    if (lines.length < LINES_AT_ONCE) continue
    await output.write(`${lines.join('\n')}\n`)
    lines = []
  }
  await output.write(`${[...lines, JSON.stringify({ summary })].join('\n')}\n`)
}

const KINDS = ['reading', 'syntactical', 'validity', 'quality', 'macro'] as const
const ROWS_SHOWN = 8

function describe(name: string, check: RegisterCheck, summary: CheckSummary): string {
  const byEdit = new Map<string, { count: number; rows: string[]; line: FindingLine }>()
  for (const line of findingLines(check)) {
    const found = byEdit.get(line.edit) ?? { count: 0, rows: [], line }
    found.count++
    if (line.row !== undefined && found.rows.length < ROWS_SHOWN) found.rows.push(String(line.row))
    byEdit.set(line.edit, found)
  }
  const texts = new Map(check.filing.edits.map(({ id, text }) => [id, text]))
  const filing = `${summary.year}${summary.quarter ? `, quarter ${summary.quarter}` : ''}${summary.draft ? ' (draft edits)' : ''}`
  const output = [
    `${name}: ${summary.rows} loan rows, checked against the edits of ${filing}`,
    KINDS.map((kind) => `${kind} ${summary.findings[kind]}`).join(', '),
  ]
  for (const kind of KINDS)
    for (const [edit, { count, rows, line }] of byEdit) {
      if (line.kind !== kind) continue
      const where = rows.length > 0 ? ` (rows ${rows.join(', ')}${count > rows.length ? ' …' : ''})` : ''
      output.push(
        '',
        `${edit}  ${count}${where}`,
        `  ${texts.get(edit) ?? 'The row cannot be read: see its fields with --json.'}`,
      )
    }
  if (summary.geography) output.push('', `County and tract lists: ${summary.geography}.`)
  if (!summary.macroOfficiallyRun)
    output.push(
      `The official flow of ${summary.year} does not run the macro edits; they are shown all the same.`,
    )
  for (const { edits, because } of summary.notChecked)
    output.push(`Not checked: ${edits.join(', ')} (${NOT_CHECKED[because]})`)
  return `${output.join('\n')}\n`
}

const NOT_CHECKED: Record<string, string> = {
  noGeography: 'no county and tract lists',
  noInstitutionRecord: 'no record of the institution to compare with',
  noSheet: 'no transmittal sheet',
  unreadableSheet: 'the transmittal sheet cannot be read',
  noRows: 'no loan rows',
}
