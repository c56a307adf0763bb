/** What of an OpenAPI operation the examples are made from. */
export interface ExampleOperation {
  operationId?: string
  parameters?: readonly ExampleParameter[]
  requestBody?: { content?: Record<string, { schema?: Schema; example?: unknown }> }
  security?: readonly Record<string, unknown>[]
}

interface ExampleParameter {
  name: string
  in: string
  required?: boolean
  schema?: Schema
  example?: unknown
}

export interface Schema {
  type?: string | readonly string[]
  format?: string
  enum?: readonly unknown[]
  const?: unknown
  default?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  minItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: readonly string[]
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  allOf?: readonly Schema[]
}

export interface ApiExample {
  language: 'curl' | 'TypeScript' | 'Python'
  code: string
}

/** One call in three languages, with what the operation requires and nothing else. */
export function examplesOf(
  server: string,
  method: string,
  path: string,
  operation: ExampleOperation,
): ApiExample[] {
  const parameters = (operation.parameters ?? []).filter(({ required }) => required)
  const address = `${server}${path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const parameter = parameters.find((one) => one.in === 'path' && one.name === name)
    return encodeURIComponent(String(exampleOf(parameter ?? { schema: { type: 'string' } })))
  })}`
  const query = parameters
    .filter((one) => one.in === 'query')
    .map((one) => `${one.name}=${encodeURIComponent(textOf(exampleOf(one)))}`)
  const call: Call = {
    method: method.toUpperCase(),
    url: query.length > 0 ? `${address}?${query.join('&')}` : address,
    needsKey: (operation.security?.length ?? 0) > 0,
    ifMatch: ifMatchOf(operation),
    ...bodyOf(operation),
  }
  return [
    { language: 'curl', code: curlOf(call) },
    { language: 'TypeScript', code: typeScriptOf(call) },
    { language: 'Python', code: pythonOf(call) },
  ]
}

const exampleOf = ({ example, schema }: Pick<ExampleParameter, 'example' | 'schema'>) =>
  example ?? sampleOf(schema ?? {})

/** A write that compares versions is refused without one. */
function ifMatchOf({ parameters = [] }: ExampleOperation): string | undefined {
  const header = parameters.find((one) => one.in === 'header' && one.name === 'If-Match')
  return header && String(exampleOf(header))
}

interface Call {
  method: string
  url: string
  needsKey: boolean
  ifMatch: string | undefined
  json?: unknown
  /** Names of form fields that carry files, and the other fields. */
  form?: { files: string[]; fields: Record<string, string> }
}

function bodyOf({ requestBody }: ExampleOperation): Pick<Call, 'json' | 'form'> {
  const content = requestBody?.content
  const json = content?.['application/json']
  if (json) return { json: json.example ?? sampleOf(json.schema ?? {}) }
  const schema = content?.['multipart/form-data']?.schema
  if (!schema) return {}
  const required = Object.entries(schema.properties ?? {}).filter(([name]) => schema.required?.includes(name))
  const isFile = (part: Schema) => JSON.stringify(part).includes('binary') || part.type === undefined
  return {
    form: {
      files: required.filter(([, part]) => isFile(part)).map(([name]) => name),
      fields: Object.fromEntries(
        required.filter(([, part]) => !isFile(part)).map(([name, part]) => [name, textOf(sampleOf(part))]),
      ),
    },
  }
}

const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

const FORMATS: Readonly<Record<string, string>> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  email: 'person@example.com',
  uri: 'https://example.com/hooks',
}

/** Schemas that contain themselves end somewhere. */
const DEEPEST = 12

/** A value of the right shape, as small as the schema allows. */
export function sampleOf(schema: Schema, depth = 0): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [choice] = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter(({ type }) => type !== 'null')
  if (choice && depth < DEEPEST) return sampleOf(choice, depth + 1)
  if (schema.allOf && depth < DEEPEST)
    return Object.assign({}, ...schema.allOf.map((part) => sampleOf(part, depth + 1) as object))
  const type = Array.isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type
  switch (type) {
    case 'object': {
      const wanted = Object.entries(schema.properties ?? {}).filter(([name]) =>
        schema.required?.includes(name),
      )
      return depth < DEEPEST
        ? Object.fromEntries(wanted.map(([name, part]) => [name, sampleOf(part, depth + 1)]))
        : {}
    }
    case 'array':
      return schema.items && depth < DEEPEST
        ? Array(Math.max(schema.minItems ?? 1, 1)).fill(sampleOf(schema.items, depth + 1))
        : []
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return Math.min(Math.max(schema.minimum ?? 1, 1), schema.maximum ?? 1)
    default:
      return sampleText(schema)
  }
}

const HEX = '0123456789abcdef'
/** Tried in this order where a text has to match a pattern. */
const TEXTS: readonly string[] = [
  ...['text', '2026', '12', '2026-01', 'example.org', FORMATS.email!, '#1f4e79', 'Q101'],
  ...['/tasks', '/illustrations/calendar.svg', `/media/${FORMATS.uuid}`, HEX, HEX.repeat(2), HEX.repeat(4)],
]

function sampleText({ format, pattern, minLength = 0, maxLength = Number.MAX_SAFE_INTEGER }: Schema): string {
  const known = FORMATS[format ?? '']
  if (known) return known
  if (pattern) {
    const shape = new RegExp(pattern)
    const fits = (text: string) => text.length >= minLength && text.length <= maxLength && shape.test(text)
    const text = TEXTS.find(fits)
    if (text) return text
  }
  return 'text'.padEnd(minLength, ' text').slice(0, maxLength)
}

function curlOf({ method, url, needsKey, ifMatch, json, form }: Call): string {
  const lines = [`curl -X ${method} '${url}'`]
  if (needsKey) lines.push(`-H "Authorization: Bearer $PLUMBLINE_KEY"`)
  if (ifMatch) lines.push(`-H 'If-Match: ${ifMatch}'`)
  if (json !== undefined) {
    lines.push(`-H 'Content-Type: application/json'`)
    lines.push(`-d '${JSON.stringify(json).replaceAll("'", "'\\''")}'`)
  }
  for (const name of form?.files ?? []) lines.push(`-F '${name}=@file.csv'`)
  for (const [name, value] of Object.entries(form?.fields ?? {})) lines.push(`-F '${name}=${value}'`)
  return lines.join(' \\\n  ')
}

function typeScriptOf({ method, url, needsKey, ifMatch, json, form }: Call): string {
  const headers = [
    ...(needsKey ? ["    Authorization: 'Bearer ' + key,"] : []),
    ...(ifMatch ? [`    'If-Match': '${ifMatch}',`] : []),
    ...(json !== undefined ? [`    'Content-Type': 'application/json',`] : []),
  ]
  const before = form
    ? [
        `import { openAsBlob } from 'node:fs'`,
        '',
        'const form = new FormData()',
        ...form.files.map((name) => `form.set('${name}', await openAsBlob('file.csv'), 'file.csv')`),
        ...Object.entries(form.fields).map(([name, value]) => `form.set('${name}', '${value}')`),
      ]
    : []
  return [
    ...before,
    ...(needsKey ? ["const key = 'pl_…' // Your API key"] : []),
    `const response = await fetch('${url}', {`,
    `  method: '${method}',`,
    ...(headers.length > 0 ? ['  headers: {', ...headers, '  },'] : []),
    ...(json !== undefined ? [`  body: JSON.stringify(${JSON.stringify(json)}),`] : []),
    ...(form ? ['  body: form,'] : []),
    '})',
    'if (!response.ok) throw new Error(await response.text())',
    'console.log(await response.text())',
  ].join('\n')
}

function pythonOf({ method, url, needsKey, ifMatch, json, form }: Call): string {
  const headers = [
    ...(needsKey ? [`"Authorization": f"Bearer {os.environ['PLUMBLINE_KEY']}"`] : []),
    ...(ifMatch ? [`"If-Match": '${ifMatch}'`] : []),
  ]
  const options = [
    ...(headers.length > 0 ? [`    headers={${headers.join(', ')}},`] : []),
    ...(json !== undefined ? [`    json=${pythonValue(json)},`] : []),
    ...(form
      ? [
          `    files={${form.files.map((name) => `"${name}": open("file.csv", "rb")`).join(', ')}},`,
          `    data=${pythonValue(form.fields)},`,
        ]
      : []),
  ]
  return [
    ...(needsKey ? ['import os'] : []),
    'import requests',
    '',
    'response = requests.request(',
    `    "${method}",`,
    `    "${url}",`,
    ...options,
    ')',
    'response.raise_for_status()',
    'print(response.text)',
  ].join('\n')
}

function pythonValue(value: unknown): string {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (Array.isArray(value)) return `[${value.map(pythonValue).join(', ')}]`
  if (typeof value !== 'object') return JSON.stringify(value)
  return `{${Object.entries(value)
    .map(([name, member]) => `${JSON.stringify(name)}: ${pythonValue(member)}`)
    .join(', ')}}`
}
