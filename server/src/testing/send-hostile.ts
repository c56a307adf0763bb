import { TestName } from '@plumbline/contract/lending/loan-test-results.ts'
import type { HostileFile } from './hostile-files.ts'

type Send = (path: string, init: RequestInit) => Promise<Response>

const FORMS: Readonly<
  Record<
    Exclude<HostileFile['sentTo'], 'pdf'>,
    { path: string; file: string; fields: Record<string, string> }
  >
> = {
  batch: { path: '/api/loan-test-batches/check', file: 'file', fields: { calculator: TestName.options[0]! } },
  import: { path: '/api/imports/check', file: 'file', fields: { kind: 'tasks' } },
  docx: { path: '/api/policy-document-preview', file: 'file', fields: {} },
  picture: { path: '/api/media', file: 'image', fields: {} },
  logo: { path: '/api/report-look', file: 'logo', fields: {} },
}

/** Sends the file as a form of the API, like anybody would; a PDF only its recipient opens. */
export async function sendHostile(
  send: Send,
  bearer: string,
  { sentTo, name, bytes }: HostileFile,
): Promise<{ status: number; message: string }> {
  if (sentTo === 'pdf') throw new Error('a PDF is stored and delivered first')
  const { path, file, fields } = FORMS[sentTo]
  const body = new FormData()
  for (const [field, value] of Object.entries(fields)) body.set(field, value)
  body.set(file, new File([new Uint8Array(await bytes())], `${name}.bin`))
  const response = await send(path, { method: 'POST', headers: { authorization: `Bearer ${bearer}` }, body })
  const text = await response.text()
  const said = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : {}
  return { status: response.status, message: String(said.message ?? '') }
}
