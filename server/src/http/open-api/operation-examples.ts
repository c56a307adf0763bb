import type { OpenAPI } from '@orpc/contract'
import { type Schema, sampleOf } from './api-examples.ts'

/** Gives the parameters, the body, and the answers of an operation an example that its schema allows. */
export function addExamples({ parameters, requestBody, responses }: OpenAPI.OperationObject): void {
  for (const parameter of parameters ?? [])
    if ('in' in parameter && parameter.required)
      parameter.example ??= sampleOf((parameter.schema ?? {}) as Schema)
  if (requestBody && 'content' in requestBody) addExample(requestBody.content)
  for (const [status, response] of Object.entries(responses ?? {}))
    if (Number(status) < 300 && 'content' in response) addExample(response.content)
}

function addExample(content: Record<string, OpenAPI.MediaTypeObject> | undefined): void {
  const json = content?.['application/json']
  if (json?.schema && json.example === undefined && json.examples === undefined)
    json.example = sampleOf(json.schema as Schema)
}
