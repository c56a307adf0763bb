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
  const nouns = [...byNoun].sort()
  const links = nouns.map(
    ([noun, { length }]) =>
      `<a href="#${escapeHtml(noun)}">${escapeHtml(nounTitle(noun))} <small>${length}</small></a>`,
  )
  const sections = nouns.map(
    ([noun, entries]) =>
      `<h2 id="${escapeHtml(noun)}">${escapeHtml(nounTitle(noun))}</h2>${entries.join('')}`,
  )
  return TEMPLATE.replace(
    '<!-- nouns -->',
    () => `<nav aria-label="Operations by noun">${links.join('\n')}</nav>`,
  ).replace('<!-- operations -->', () => sections.join('\n'))
}

/** apiKeys → API keys */
function nounTitle(noun: string): string {
  const words = noun.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const title = words.replaceAll(/\b(?:api|hmda|scim|apor)\b/g, (word) => word.toUpperCase())
  return `${title[0]?.toUpperCase()}${title.slice(1)}`
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
    ({ language, code }) => `<h3>${language}</h3><pre tabindex="0">${escapeHtml(code)}</pre>`,
  )
  return `<details id="${escapeHtml(operation.operationId ?? '')}"><summary><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> ${escapeHtml(summary)}</summary>
<p>${escapeHtml(description)}</p>${examples.join('')}<h3>Refusals</h3><ul>${refusalsOf(operation, document)}</ul><h3>Schema</h3><pre tabindex="0">${escapeHtml(detail)}</pre></details>`
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
