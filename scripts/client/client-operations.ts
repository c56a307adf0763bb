import type { generateOpenApi } from '@plumbline/server/http/open-api/open-api-document.ts'

export type ApiDocument = Awaited<ReturnType<typeof generateOpenApi>>
type OperationObject = NonNullable<NonNullable<NonNullable<ApiDocument['paths']>[string]>['get']>

export interface SchemaNode {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  format?: string
  contentMediaType?: string
  description?: string
  default?: unknown
  properties?: Record<string, SchemaNode>
  required?: string[]
  items?: SchemaNode
  additionalProperties?: SchemaNode | boolean
  anyOf?: SchemaNode[]
  oneOf?: SchemaNode[]
  allOf?: SchemaNode[]
}

/** One operation as the client calls it: a single input, whose members go into the address, the query, or the body. */
export interface ClientOperation {
  noun: string
  name: string
  method: string
  path: string
  summary: string
  description: string
  /** In the address and in the query. */
  parameters: { name: string; isInPath: boolean; isRequired: boolean; schema: SchemaNode }[]
  body: SchemaNode | undefined
  needsKey: boolean
  takesFiles: boolean
  takesKey: boolean
  takesVersion: boolean
  answer: SchemaNode | undefined
  answersFile: boolean
  codes: string[]
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const
const JSON_TYPE = 'application/json'
const FORM_TYPE = 'multipart/form-data'

/** What an API key opens, and what is open to everyone, by noun and name; answers that stream are left out. */
export function clientOperations(document: ApiDocument): ClientOperation[] {
  return Object.entries(document.paths ?? {})
    .flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const operation = item?.[method]
        return operation && isForPrograms(operation) ? [operationOf(document, path, method, operation)] : []
      }),
    )
    .sort((a, b) => compare(a.noun, b.noun) || compare(a.name, b.name))
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

function isForPrograms({ security = [], responses }: OperationObject): boolean {
  if (JSON.stringify(responses).includes('"text/event-stream"')) return false
  return security.length === 0 || security.some((way) => 'apiKey' in way)
}

function operationOf(
  document: ApiDocument,
  path: string,
  method: string,
  operation: OperationObject,
): ClientOperation {
  const [noun = '', ...rest] = operation.operationId!.split('.')
  const parameters = (operation.parameters ?? []).filter((one) => 'name' in one)
  const takesHeader = (name: string) => parameters.some((one) => one.in === 'header' && one.name === name)
  const content = operation.requestBody && 'content' in operation.requestBody && operation.requestBody.content
  const answer = Object.entries(operation.responses ?? {}).find(([status]) => Number(status) < 300)?.[1]
  const answered = answer && 'content' in answer ? answer.content : undefined
  return {
    noun,
    name: rest.join('.'),
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? '',
    description: operation.description ?? '',
    parameters: parameters
      .filter((one) => one.in !== 'header')
      .map((one) => ({
        name: one.name,
        isInPath: one.in === 'path',
        isRequired: one.required === true,
        schema: { ...(one.schema as SchemaNode), description: one.description },
      })),
    body: content
      ? ((content[JSON_TYPE] ?? content[FORM_TYPE])?.schema as SchemaNode | undefined)
      : undefined,
    needsKey: (operation.security?.length ?? 0) > 0,
    takesFiles: content !== false && content !== undefined && FORM_TYPE in content,
    takesKey: takesHeader('Idempotency-Key'),
    takesVersion: takesHeader('If-Match'),
    answer: answered?.[JSON_TYPE]?.schema as SchemaNode | undefined,
    answersFile: answered !== undefined && '*/*' in answered,
    codes: codesOf(document, operation),
  }
}

/** The codes of the refusals that the operation names. */
function codesOf(document: ApiDocument, { responses = {} }: OperationObject): string[] {
  const examples = Object.values(responses).flatMap((response) => {
    const shared =
      '$ref' in response ? document.components?.responses?.[response.$ref.split('/').at(-1)!] : response
    const content = shared && 'content' in shared ? shared.content?.[JSON_TYPE] : undefined
    return Object.keys(content?.examples ?? {})
  })
  return [...new Set(examples)].sort()
}

export function resolved(schema: SchemaNode, document: ApiDocument): SchemaNode {
  if (!schema.$ref) return schema
  return document.components!.schemas![schema.$ref.split('/').at(-1)!] as SchemaNode
}
