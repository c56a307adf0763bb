export interface Problem {
  status: number
  code: string
  message: string
  data?: unknown
}

/** The one shape of a refusal under /api; oRPC writes the same. */
export function problem({ status, code, message, data }: Problem): Response {
  return Response.json(
    { defined: false, code, status, message, ...(data !== undefined && { data }) },
    { status },
  )
}
