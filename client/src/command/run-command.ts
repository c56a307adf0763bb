import { openAsBlob } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { HELP } from '../generated/help.ts'
import { everyRow } from '../paging.ts'
import { createCall } from '../plumbline-client.ts'
import { PlumblineError } from '../refusal.ts'
import { routeOf } from '../route.ts'
import {
  FileArgument,
  type Options,
  readArguments,
  readJson,
  requireFields,
  UsageError,
  type Values,
} from './arguments.ts'
import { commandHelp, nounHelp, operationHelp } from './help.ts'
import type { Field } from './help-entries.ts'
import { asTable, plain } from './output.ts'
import { didYouMean, findName, kebab } from './words.ts'

export const EXIT = { done: 0, refused: 1, notUnderstood: 2, notOpen: 3, notReached: 4 } as const

export interface Terminal {
  out: (text: string | Uint8Array) => void
  error: (text: string) => void
  readInput: () => Promise<string>
}

/** Runs one command and returns its exit status. */
export async function runCommand(words: readonly string[], terminal: Terminal): Promise<number> {
  try {
    await run(words, terminal)
    return EXIT.done
  } catch (error) {
    terminal.error(`${wordsOf(error)}\n`)
    return statusOf(error)
  }
}

async function run(words: readonly string[], terminal: Terminal): Promise<void> {
  const [first, second, ...rest] = words
  if (first === undefined || first === '--help' || first === 'help') return terminal.out(`${commandHelp()}\n`)
  if (first === 'get') return get(second, rest, terminal)
  const noun = findName(Object.keys(HELP), first)
  if (!noun) throw new UsageError(`There is no noun ${first}.${didYouMean(Object.keys(HELP), first)}`)
  const help = HELP[noun]!
  if (second === undefined || second === '--help') return terminal.out(`${nounHelp(noun, help)}\n`)
  const names = Object.keys(help.operations)
  const name = findName(names, second)
  if (!name) throw new UsageError(`${kebab(noun)} has no ${second}. It has ${names.map(kebab).join(', ')}.`)
  const { fields } = help.operations[name]!
  const { options, values } = readArguments(rest, fields)
  if (options.help) return terminal.out(`${operationHelp(noun, name, help)}\n`)
  await callOperation(
    `${noun}.${name}`,
    fields,
    { ...(await dataOf(options, terminal)), ...values },
    options,
    terminal,
  )
}

async function dataOf({ data }: Options, { readInput }: Terminal): Promise<Values> {
  if (data === undefined) return {}
  const value = readJson('--data', data === '-' ? await readInput() : data)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UsageError('--data is not an object.')
  return value as Values
}

async function callOperation(
  operation: string,
  fields: readonly Field[],
  values: Values,
  options: Options,
  terminal: Terminal,
): Promise<void> {
  requireFields(values, fields)
  const route = routeOf(operation)!
  const call = createCall({})
  const { ifMatch, idempotencyKey } = options
  const callOptions = {
    ...(ifMatch !== undefined && { ifMatch: /^\d+$/.test(ifMatch) ? Number(ifMatch) : ifMatch }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  }
  const input = await withFiles(values)
  if (!options.all) return show(await call(route, input, callOptions), options, terminal)
  if (!fields.some(([name]) => name === 'cursor'))
    throw new UsageError('--all is for operations that take a cursor, such as rows.')
  const rows: unknown[] = []
  const page = (given: object = {}) =>
    call(route, given, {}) as Promise<{ items: unknown[]; nextCursor: unknown }>
  for await (const row of everyRow(page, input)) rows.push(row)
  return show(rows, options, terminal)
}

async function withFiles(values: Values): Promise<Values> {
  const entries = Object.entries(values).map(async ([name, value]) => {
    if (!(value instanceof FileArgument)) return [name, value] as const
    const blob = await openAsBlob(value.path).catch(() => {
      throw new UsageError(`--${kebab(name)}: ${value.path} cannot be read.`)
    })
    return [name, new File([blob], value.path.split(/[\\/]/).at(-1)!)] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

async function get(path: string | undefined, rest: readonly string[], terminal: Terminal): Promise<void> {
  if (!path?.startsWith('/')) throw new UsageError('get needs a path that begins with /, such as /tasks.')
  const { options } = readArguments(rest, [])
  const bare = path.replace(/^\/api\/v1/, '')
  const route = {
    method: 'GET',
    path: bare,
    takesKey: false,
    takesVersion: false,
    takesBody: false,
    takesFiles: false,
  }
  const answer = await createCall({})({ ...route, answersFile: options.output !== undefined }, {}, {})
  return show(answer, options, terminal)
}

async function show(answer: unknown, { json, output }: Options, { out }: Terminal): Promise<void> {
  if (answer instanceof Blob) {
    const bytes = new Uint8Array(await answer.arrayBuffer())
    return output === undefined ? out(bytes) : writeFile(output, bytes)
  }
  const text = json ? JSON.stringify(answer ?? null, null, 2) : asTable(answer)
  return output === undefined ? out(`${text}\n`) : writeFile(output, `${text}\n`)
}

function wordsOf(error: unknown): string {
  if (error instanceof PlumblineError) {
    const fields = error.fields.map(({ field, message }) => `  ${kebab(field)}: ${plain(message)}`)
    return [`${plain(error.message)} (${error.code})`, ...fields].join('\n')
  }
  if (error instanceof UsageError) return `${error.message}\nplumbline-client --help says more.`
  const { message, cause } = error as Error & { cause?: { message?: string; code?: string } }
  return cause ? `Plumbline was not reached: ${cause.message || cause.code || message}` : message
}

function statusOf(error: unknown): number {
  if (error instanceof PlumblineError) {
    if (error.status === 401 || error.status === 403) return EXIT.notOpen
    return error.status < 500 ? EXIT.refused : EXIT.notReached
  }
  if (error instanceof UsageError) return EXIT.notUnderstood
  return error instanceof TypeError && !('cause' in error && error.cause)
    ? EXIT.notUnderstood
    : EXIT.notReached
}
