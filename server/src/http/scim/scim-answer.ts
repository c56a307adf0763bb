import type { MiddlewareHandler } from 'hono'

/** The types of errors that RFC 7644, section 3.12, names. */
export type ScimErrorType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'tooMany'
  | 'uniqueness'

export class ScimError extends Error {
  readonly status: number
  readonly type: ScimErrorType | undefined
  constructor(status: number, detail: string, type?: ScimErrorType) {
    super(detail)
    this.status = status
    this.type = type
  }
}

export function scimResponse(body: object | undefined, status = 200, headers: Record<string, string> = {}) {
  return new Response(body && JSON.stringify(body), {
    status,
    headers: {
      ...(body && { 'Content-Type': 'application/scim+json; charset=utf-8' }),
      'Cache-Control': 'no-store',
      ...headers,
    },
  })
}

export function scimErrorResponse({ status, type, message }: ScimError): Response {
  const body = {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: String(status),
    ...(type && { scimType: type }),
    detail: message,
  }
  return scimResponse(body, status, status === 401 ? { 'WWW-Authenticate': 'Bearer realm="Plumbline"' } : {})
}

/** What refuses a call before it is read as SCIM, by its size or its rate, and what fails, is answered as SCIM, too. */
export const answerErrorsAsScim: MiddlewareHandler = async (context, next) => {
  await next()
  const { res } = context
  if (res.status < 400 || !res.headers.get('content-type')?.startsWith('application/json')) return
  const { message } = (await res.json()) as { message: string }
  // Other headers stay, such as how long to wait.
  context.res = scimErrorResponse(new ScimError(res.status, message))
}

/** Page of a list, RFC 7644 section 3.4.2.4: the first entry is number 1. */
export interface ScimPage {
  startIndex: number
  count: number
}

export function listResponse(
  resources: readonly object[],
  total: number,
  { startIndex }: ScimPage,
): Response {
  return scimResponse({
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults: total,
    startIndex,
    itemsPerPage: resources.length,
    Resources: resources,
  })
}
