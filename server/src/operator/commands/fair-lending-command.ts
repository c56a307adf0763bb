import { readFile, stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { analyze, type FairLendingAnalysis } from '@plumbline/rules/fair-lending/analysis.ts'
import { UnreadableRegister } from '@plumbline/rules/fair-lending/applications.ts'

import type { Output } from './check-hmda.ts'

/** A text must fit into one string. */
const LARGEST_BYTES = 400 * 1024 * 1024
export const FAIR_LENDING_USAGE = 'fair-lending FILE [--json]'

/**
 * Compares the groups of a HMDA register. 0 where no difference is larger than chance explains, 1 where one is, 2 for
 * what cannot be read. Opens no database and names nobody.
 */
export async function fairLending(args: readonly string[], folder: string, output: Output): Promise<number> {
  const refuse = (text: string) => {
    output.say(text)
    return 2
  }
  const request = readArguments(args)
  if (typeof request === 'string')
    return refuse(`${request}\nUsage: npm run plumbline -- ${FAIR_LENDING_USAGE}`)
  const path = resolve(folder, request.file)
  const text = await readText(path)
  if (!text) return refuse(`${basename(path)} cannot be read, or is larger than 400 MB.`)
  try {
    const { analysis } = analyze(text)
    await output.write(request.json ? `${JSON.stringify(analysis, undefined, 1)}\n` : describe(analysis))
    return hasSignal(analysis) ? 1 : 0
  } catch (error) {
    if (error instanceof UnreadableRegister) return refuse(`${basename(path)}: ${error.message}`)
    throw error
  }
}

const hasSignal = ({ findings }: FairLendingAnalysis): boolean =>
  findings.some(({ about }) => about !== 'nothing')

function describe({ rows, applications, leftOut, sentences }: FairLendingAnalysis): string {
  const left = leftOut.map(({ because, rows: count }) => `${count} ${because}`)
  return [
    `${rows} rows, ${applications} applications${left.length > 0 ? ` (left out: ${left.join(', ')})` : ''}`,
    ...sentences,
    '',
  ].join('\n')
}

function readArguments(args: readonly string[]) {
  let parsed: { values: { json?: boolean }; positionals: string[] }
  try {
    parsed = parseArgs({ args: [...args], allowPositionals: true, options: { json: { type: 'boolean' } } })
  } catch (error) {
    return (error as Error).message
  }
  const { values, positionals } = parsed
  if (positionals.length !== 1) return 'Please name one file.'
  return { file: positionals[0]!, json: values.json === true }
}

async function readText(path: string): Promise<string | undefined> {
  try {
    const { size } = await stat(path)
    return size > LARGEST_BYTES ? undefined : await readFile(path, 'utf8')
  } catch {
    return undefined
  }
}
