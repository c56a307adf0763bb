import { readFileSync } from 'node:fs'
import { API_DOCUMENTATION_TEMPLATE } from './project-folders.ts'

const TEMPLATE = readFileSync(API_DOCUMENTATION_TEMPLATE, 'utf8')
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

/** As much of an OpenAPI document as the page shows. */
interface ApiDocument {
  paths?: Record<string, Partial<Record<(typeof METHODS)[number], Operation>> | undefined>
}

interface Operation {
  operationId?: string
  summary?: string
  description?: string
  parameters?: unknown
  requestBody?: unknown
  responses?: Record<string, { description?: string } | unknown>
}

/** A readable page made of the generated document itself: no script, no viewer of a third party. */
export function describeApi(document: ApiDocument): string {
  const byNoun = new Map<string, string[]>()
  for (const [path, operations] of Object.entries(document.paths ?? {})) {
    for (const method of METHODS) {
      const operation = operations?.[method]
      if (!operation) continue
      const noun = operation.operationId?.split('.')[0] ?? 'other'
      byNoun.set(noun, [...(byNoun.get(noun) ?? []), describeOperation(method, path, operation)])
    }
  }
  const sections = [...byNoun]
    .sort()
    .map(([noun, entries]) => `<h2>${escapeHtml(noun)}</h2>${entries.join('')}`)
  return TEMPLATE.replace('<!-- operations -->', sections.join('\n'))
}

function describeOperation(method: string, path: string, operation: Operation): string {
  const { summary = '', description = '', parameters, requestBody, responses } = operation
  const detail = JSON.stringify({ parameters, requestBody, responses }, null, 2)
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> ${escapeHtml(summary)}</summary>
<p>${escapeHtml(description)}</p><pre>${escapeHtml(detail)}</pre></details>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character]!)
}
