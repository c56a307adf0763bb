import { readFileSync } from 'node:fs'
import { API_DOCUMENTATION_TEMPLATE } from '../../platform/project-folders.ts'
import { type ExampleOperation, examplesOf } from './api-examples.ts'

const TEMPLATE = readFileSync(API_DOCUMENTATION_TEMPLATE, 'utf8')
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

/** The parts of an OpenAPI document that the page shows. */
interface ApiDocument {
  servers?: readonly { url: string }[]
  components?: { responses?: Record<string, ApiResponse> }
  paths?: Record<string, Partial<Record<(typeof METHODS)[number], Operation>> | undefined>
}

interface Operation extends ExampleOperation {
  summary?: string
  description?: string
  responses?: Record<string, ApiResponse>
}

interface ApiResponse {
  $ref?: string
  content?: Record<string, { examples?: Record<string, { value: { message: string } }> }>
}

/** Renders the generated document as a readable page without scripts or third-party viewers. */
export function describeApi(document: ApiDocument): string {
  const server = document.servers?.[0]?.url ?? ''
  const byNoun = new Map<string, string[]>()
  for (const [path, operations] of Object.entries(document.paths ?? {})) {
    for (const method of METHODS) {
      const operation = operations?.[method]
      if (!operation) continue
      const noun = operation.operationId?.split('.')[0] ?? 'other'
      byNoun.set(noun, [
        ...(byNoun.get(noun) ?? []),
        describeOperation(server, method, path, operation, document),
      ])
    }
  }
  const sections = [...byNoun]
    .sort()
    .map(([noun, entries]) => `<h2>${escapeHtml(noun)}</h2>${entries.join('')}`)
  return TEMPLATE.replace('<!-- operations -->', sections.join('\n'))
}

function describeOperation(
  server: string,
  method: string,
  path: string,
  operation: Operation,
  document: ApiDocument,
): string {
  const { summary = '', description = '', parameters, requestBody, responses } = operation
  const answers = Object.entries(responses ?? {}).filter(([status]) => Number(status) < 400)
  const detail = JSON.stringify({ parameters, requestBody, responses: Object.fromEntries(answers) }, null, 2)
  const examples = examplesOf(server, method, path, operation).map(
    ({ language, code }) => `<h3>${language}</h3><pre>${escapeHtml(code)}</pre>`,
  )
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> ${escapeHtml(summary)}</summary>
<p>${escapeHtml(description)}</p>${examples.join('')}<h3>Refusals</h3><ul>${refusalsOf(operation, document)}</ul><h3>Schema</h3><pre>${escapeHtml(detail)}</pre></details>`
}

/** Each code with the words that come with it. */
function refusalsOf({ responses }: Operation, { components }: ApiDocument): string {
  return Object.entries(responses ?? {})
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([status, response]) => {
      const shared = components?.responses?.[response.$ref?.split('/').at(-1) ?? '']
      const examples = (shared ?? response).content?.['application/json']?.examples ?? {}
      return Object.entries(examples).map(
        ([code, { value }]) =>
          `<li>${status} <code>${escapeHtml(code)}</code> ${escapeHtml(value.message)}</li>`,
      )
    })
    .join('')
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character]!)
}
