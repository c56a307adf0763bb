export interface Problem {
  status: number
  code: string
  message: string
  data?: unknown
}

/** Nothing is wrong with what was asked, and asking again later may do. */
export const DATABASE_AWAY: Problem = {
  status: 503,
  code: 'SERVICE_UNAVAILABLE',
  message: 'The service cannot read or save its data at the moment. Please try again in a moment.',
}

/** The one shape of a refusal under /api; oRPC writes the same. */
export function problem({ status, code, message, data }: Problem): Response {
  return Response.json(
    { defined: false, code, status, message, ...(data !== undefined && { data }) },
    { status },
  )
}
