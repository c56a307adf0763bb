import type { startTestServer } from './test-server.ts'

export interface ScimBody {
  [name: string]: unknown
  id: string
  Resources: ScimBody[]
}

/** A directory that calls with this key. */
export function scimDirectory(server: Awaited<ReturnType<typeof startTestServer>>, bearer: string) {
  return async (method: string, path: string, body?: unknown) => {
    const response = await server.request(`/scim/v2${path}`, {
      method,
      headers: { Authorization: `Bearer ${bearer}`, 'Content-Type': 'application/scim+json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body: (text ? JSON.parse(text) : {}) as ScimBody,
    }
  }
}

export const scimPatch = (...Operations: object[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations,
})
