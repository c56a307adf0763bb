import type { OpenAPI } from '@orpc/contract'
import { METHODS } from './operation-paths.ts'

interface Node {
  contentMediaType?: string
  format?: string
}

/**
 * A body with a file is a form: JSON carries no file, and generators take the first of two forms. `format` says to
 * those that do not know `contentMediaType` that a field is a file.
 */
export function sendFilesAsForms({ paths }: OpenAPI.Document): void {
  for (const item of Object.values(paths ?? {}))
    for (const method of METHODS) {
      const { requestBody, responses } = item?.[method] ?? {}
      if (requestBody && 'content' in requestBody) {
        const { content } = requestBody
        if (content['multipart/form-data']) delete content['application/json']
        markFiles(content)
      }
      markFiles(responses)
    }
}

function markFiles(node: unknown): void {
  if (typeof node !== 'object' || node === null) return
  for (const child of Object.values(node)) markFiles(child)
  const schema = node as Node
  if (typeof schema.contentMediaType === 'string') schema.format = 'binary'
}
