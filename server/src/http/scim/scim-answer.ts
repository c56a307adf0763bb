/** The types of errors that RFC 7644, section 3.12, names. */
export type ScimErrorType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
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

/** Page of a list, RFC 7644 section 3.4.2.4: the first entry is number 1. */
export interface ScimPage {
  startIndex: number
  count: number
}

export const COUNT_AT_MOST = 200

export function readPage(query: URLSearchParams): ScimPage {
  const startIndex = readNumber(query, 'startIndex') ?? 1
  const count = readNumber(query, 'count') ?? 100
  return { startIndex: Math.max(1, startIndex), count: Math.min(COUNT_AT_MOST, Math.max(0, count)) }
}

function readNumber(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  if (!/^-?\d{1,9}$/.test(text)) throw new ScimError(400, `${name}: send a whole number.`, 'invalidValue')
  return Number(text)
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
