import type { AnyContractProcedure, OpenAPI } from '@orpc/contract'
import { OpenAPIGenerator } from '@orpc/openapi'
import { contract } from '@plumbline/contract/index.ts'
import { NOUN_DESCRIPTIONS } from '@plumbline/contract/noun-descriptions.ts'
import type { OperationMeta } from '@plumbline/contract/platform/access.ts'
import { answersWithVersion, takesVersion } from '@plumbline/contract/platform/versions.ts'
import { isReading, KEY_BEGINNING, keyNounOf } from '@plumbline/contract/tenancy/api-keys.ts'
import { schemaConverters, VERSIONED_PREFIX } from '../api.ts'
import { describeFields } from './described-fields.ts'
import { sendFilesAsForms } from './file-bodies.ts'
import { nameSchemas } from './named-schemas.ts'
import { addExamples } from './operation-examples.ts'
import { METHODS, mergePathsOfOneShape } from './operation-paths.ts'
import { PROBLEM, PROBLEM_SCHEMA, problemSchema, wordsOfStatus } from './problem-schemas.ts'
import { repeatLists, shareResponses, simplifySchemas } from './shared-parts.ts'
import { describeWebhooks } from './webhook-events.ts'

export async function generateOpenApi(publicUrl: string): Promise<OpenAPI.Document> {
  const document = await describeOperations(publicUrl)
  nameSchemas(document)
  shareResponses(document)
  return document
}

/** The document with every schema written out where it stands. */
export async function describeOperations(publicUrl: string): Promise<OpenAPI.Document> {
  const document = await new OpenAPIGenerator({ schemaConverters }).generate(contract, {
    info: {
      title: 'Plumbline',
      version: '1.0.0',
      description: 'Every operation of Plumbline, with its refusals and who may call it.',
      termsOfService: `${publicUrl}/terms`,
      contact: { name: 'Plumbline', url: `${publicUrl}/contact` },
      license: { name: 'Terms of Service', url: `${publicUrl}/terms` },
    },
    servers: [{ url: `${publicUrl}${VERSIONED_PREFIX}`, description: 'This installation' }],
    tags: Object.entries(NOUN_DESCRIPTIONS)
      .map(([name, description]) => ({ name, description }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
    components: {
      schemas: { [PROBLEM]: PROBLEM_SCHEMA as unknown as OpenAPI.SchemaObject },
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The access token of a session, as browsers use it.',
        },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: `${KEY_BEGINNING}…`,
          description: 'An API key from Settings, API keys: for programs.',
        },
      },
    },
    // An address that people open from a mail is no operation for programs.
    filter: ({ contract: procedure }) => (procedure['~orpc'].route.successStatus ?? 200) < 300,
    customErrorResponseBodySchema: (errors, status) => problemSchema(errors, status) as never,
  })
  simplifySchemas(document.paths)
  for (const item of Object.values(document.paths ?? {}))
    for (const method of METHODS) if (item?.[method]) completeOperation(method, item[method])
  document.paths = mergePathsOfOneShape(document.paths ?? {})
  describeFields(document)
  repeatLists(document)
  sendFilesAsForms(document)
  document.webhooks = describeWebhooks()
  return document
}

/** What the generator cannot know of an operation. */
function completeOperation(method: (typeof METHODS)[number], operation: OpenAPI.OperationObject): void {
  const id = operation.operationId!
  const procedure = procedureOf(id)
  operation.tags = [id.split('.')[0]!]
  // Where a session is asked for, a key does as well, if keys reach the operation at all.
  if (operation.security?.length && isOpenToKeys(id, procedure))
    operation.security = [...operation.security, { apiKey: [] }]
  const headers: OpenAPI.ParameterObject[] = []
  if (method === 'post' && operation.security?.length && !isReading(id, 'POST')) headers.push(IDEMPOTENCY_KEY)
  if (takesVersion(procedure)) {
    headers.push(IF_MATCH)
    versionMayComeAsHeader(operation)
  } else delete operation.responses?.['412']
  if (headers.length > 0) operation.parameters = [...(operation.parameters ?? []), ...headers]
  describeResponses(operation, procedure)
  addExamples(operation)
}

function describeResponses({ responses }: OpenAPI.OperationObject, procedure: AnyContractProcedure): void {
  for (const [status, response] of Object.entries(responses ?? {})) {
    if ('$ref' in response) continue
    response.description = wordsOfStatus(status)
    if (status === '204') delete response.content
    const isRefusal = Number(status) >= 400
    if (!isRefusal && answersWithVersion(procedure)) response.headers = { ...response.headers, ETag: ETAG }
    const content = response.content?.['application/json']
    if (isRefusal && content) nameExamples(content)
  }
}

/** The examples of a refusal by their codes, beside the schema and not in it. */
function nameExamples(content: OpenAPI.MediaTypeObject): void {
  const { examples, ...schema } = content.schema as OpenAPI.SchemaObject
  if (!examples) return
  content.schema = schema
  content.examples = Object.fromEntries(
    (examples as { code: string }[]).map((value) => [value.code, { value }]),
  )
}

function versionMayComeAsHeader({ requestBody }: OpenAPI.OperationObject): void {
  if (!requestBody || !('content' in requestBody)) return
  const schema = requestBody.content['application/json']?.schema as OpenAPI.SchemaObject | undefined
  if (schema?.required) schema.required = schema.required.filter((name) => name !== 'version')
}

const ETAG: OpenAPI.HeaderObject = {
  description: 'Names the version of the record, for `If-Match`.',
  schema: { type: 'string' },
  example: '"3"',
}

const IF_MATCH: OpenAPI.ParameterObject = {
  name: 'If-Match',
  in: 'header',
  description:
    'The ETag of the version that the write was made against, instead of `version` in the body. If the record has changed since, the answer is 412 and nothing is written.',
  schema: { type: 'string' },
  example: '"3"',
}

const IDEMPOTENCY_KEY: OpenAPI.ParameterObject = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Repeating the call with the same key and input within 24 hours does the work once and gives the same answer.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  example: '1f0e2b6c-5d44-4c6b-9a53-0a3cbd6a7a10',
}

function procedureOf(operationId: string): AnyContractProcedure {
  return operationId
    .split('.')
    .reduce<unknown>(
      (node, name) => (node as Record<string, unknown>)[name],
      contract,
    ) as AnyContractProcedure
}

function isOpenToKeys(operationId: string, procedure: AnyContractProcedure): boolean {
  const { recentAuthentication, byPersonAlone } = procedure['~orpc'].meta as OperationMeta
  return keyNounOf(operationId) !== undefined && !recentAuthentication && !byPersonAlone
}
