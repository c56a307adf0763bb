import { renderDocxDocument } from '../../platform/documents/rendered-documents.ts'
import { loanOfTest } from '../loan-of-test.ts'
import type { Operation } from '../operation-list.ts'
import { BEYOND_NUMBERS } from './hostile-values.ts'
import { SampleFile } from './valid-input.ts'

export interface HttpCall {
  method: string
  /** With its query, as sent. */
  path: string
  headers: Record<string, string>
  body: string | Uint8Array<ArrayBuffer> | FormData | undefined
}

/** Builds the HTTP call for an input: path, query, JSON, or a multipart form with files. */
export function operationCall({ method, path, input: schema }: Operation, input: unknown): HttpCall {
  if (!isRecord(input)) return jsonCall(method, `/api${path}`, input)
  const rest = { ...input }
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encode(value)
  })
  if (method === 'GET') {
    const query = fieldsOf(rest).map(([name, value]) => `${encode(name)}=${encode(value)}`)
    return jsonCall(method, `/api${address}${query.length > 0 ? `?${query.join('&')}` : ''}`, undefined)
  }
  if (Object.values(input).some((value) => value instanceof SampleFile)) {
    const form = new FormData()
    for (const [name, value] of fieldsOf(rest)) {
      if (value instanceof SampleFile) form.append(name, fileOf(value))
      else form.append(name, String(value).toWellFormed())
    }
    return { method, path: `/api${address}`, headers: {}, body: form }
  }
  return jsonCall(method, `/api${address}`, schema ? rest : undefined)
}

export function jsonCall(method: string, path: string, value: unknown): HttpCall {
  const text = value === undefined ? undefined : JSON.stringify(value)
  return {
    method,
    path,
    headers: { 'Content-Type': 'application/json' },
    body: method === 'GET' ? undefined : text?.replaceAll(`"${BEYOND_NUMBERS}"`, '1e999'),
  }
}

/** Nested members by the names the API reads: `tags[0]`, `a[b]`. */
function fieldsOf(value: Record<string, unknown>): [string, unknown][] {
  return Object.entries(value).flatMap(([name, member]) => fieldsBelow(name, member, 0))
}

const DEPTH_AT_MOST = 50

function fieldsBelow(name: string, value: unknown, depth: number): [string, unknown][] {
  if (typeof value !== 'object' || value === null || value instanceof SampleFile || depth > DEPTH_AT_MOST)
    return [[name, value]]
  return Object.entries(value).flatMap(([key, child]) => fieldsBelow(`${name}[${key}]`, child, depth + 1))
}

export function encode(value: unknown): string {
  return encodeURIComponent(String(value).slice(0, 4_000).toWellFormed())
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const DOCX = new Uint8Array(
  await renderDocxDocument({
    title: 'Escrow policy',
    about: '',
    createdAt: '2026-01-01T00:00:00Z',
    blocks: [{ kind: 'paragraph', text: 'Each loan has an account.' }],
  }),
)

const FILES: Record<SampleFile['kind'], () => File> = {
  pdf: () => new File(['%PDF-1.7\n', 'x'.repeat(500)], 'resume.pdf', { type: 'application/pdf' }),
  png: () => new File([PNG], 'dot.png', { type: 'image/png' }),
  hmda: () => new File(['1|Bank|2026|4|A|1|a@b.example|1 St|Tulsa|OK|74103|5|0|1|LEI\n'], 'register.txt'),
  loans: () => new File([JSON.stringify([{ loan: loanOfTest('T-1'), additions: {} }])], 'run.json'),
  docx: () => new File([DOCX], 'policy.docx'),
  tasks: () => new File(['title\nSend notices\n'], 'tasks.csv', { type: 'text/csv' }),
  csv: () =>
    new File(
      ['email,full_name,company_name,company_type,role\nada@example.com,Ada,Bank,community_bank,user\n'],
      'users.csv',
      {
        type: 'text/csv',
      },
    ),
}

/** The file that a placeholder stands for. */
export const fileOf = ({ kind }: SampleFile) => FILES[kind]()
