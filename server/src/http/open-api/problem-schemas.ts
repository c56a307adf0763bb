import { STATUS_CODES } from 'node:http'
import type { OpenAPI } from '@orpc/contract'
import { type Schema, sampleOf } from './api-examples.ts'

type DefinedError = [code: string, message: string, isDataRequired: boolean, data: unknown]

const SCHEMA = '#/components/schemas/'
export const PROBLEM = 'Problem'

const CODE = 'The code of the refusal, for programs.'
const STATUS = 'The HTTP status of the answer.'

/** The envelope of every refusal. */
export const PROBLEM_SCHEMA = {
  type: 'object',
  description: 'Why a call was refused. Programs compare `code`; people read `message`.',
  properties: {
    defined: { type: 'boolean', description: 'Whether the operation names this code.' },
    code: { type: 'string', description: CODE },
    status: { type: 'integer', description: STATUS },
    message: { type: 'string', description: 'What people read.' },
    data: { description: 'What there is to say beyond the message.' },
  },
  required: ['defined', 'code', 'status', 'message'],
} as const

/** The codes that one status of an operation stands for, and what their data is. */
export function problemSchema(errors: readonly DefinedError[], status: number): OpenAPI.SchemaObject {
  const described = errors.filter(([, , , data]) => hasShape(data))
  const shapes = new Map(
    described.map(([, , , data]) => [JSON.stringify(data), data as OpenAPI.SchemaObject]),
  )
  const [only, ...others] = [...shapes.values()]
  const isRequired = errors.length === described.length && errors.every(([, , required]) => required)
  return {
    examples: problemExamples(errors, status),
    allOf: [
      { $ref: SCHEMA + PROBLEM },
      {
        type: 'object',
        properties: {
          code: { type: 'string', enum: errors.map(([code]) => code), description: CODE },
          status: { type: 'integer', enum: [status], description: STATUS },
          ...(only && { data: others.length > 0 ? { anyOf: [only, ...others] } : only }),
        },
        required: ['code', 'status', ...(isRequired ? ['data'] : [])],
      },
    ],
  }
}

/** One for each code. */
function problemExamples(errors: readonly DefinedError[], status: number): OpenAPI.SchemaObject['examples'] {
  return errors.map(([code, message, , data]) => {
    const problem = { defined: true, code, status, message }
    return hasShape(data) ? { ...problem, data: sampleOf(data as Schema) } : problem
  })
}

export const wordsOfStatus = (status: number | string) => STATUS_CODES[Number(status)] ?? `Status ${status}`

const hasShape = (data: unknown) =>
  typeof data === 'object' && data !== null && Object.keys(data).some((key) => key !== 'description')
