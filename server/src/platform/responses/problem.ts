export interface Problem {
  status: number
  code: string
  message: string
  data?: unknown
}

/** A temporary failure that a retry may resolve. */
export const DATABASE_UNAVAILABLE: Problem = {
  status: 503,
  code: 'SERVICE_UNAVAILABLE',
  message: 'The service cannot read or save its data at the moment. Please try again in a moment.',
}

/** As above: nothing but the bytes of files is out of reach. */
export const FILES_UNAVAILABLE: Problem = {
  status: 503,
  code: 'SERVICE_UNAVAILABLE',
  message: 'Stored files cannot be read at the moment; everything else works. Please try again in a moment.',
}

export const FILE_DAMAGED: Problem = {
  status: 500,
  code: 'INTERNAL_SERVER_ERROR',
  message:
    'What is stored of this file is not what was uploaded, so it is not handed out. Tell the operator.',
}

/** Whether a request or one of its statements reached its limit; the other one says the same. */
export function tookTooLong(seconds: number): Problem {
  const message = `The server needed more than ${seconds} seconds. Please try again.`
  return { status: 504, code: 'GATEWAY_TIMEOUT', message }
}

/** The error format of /api, the same as oRPC's. */
export function problem({ status, code, message, data }: Problem): Response {
  return Response.json(
    { defined: false, code, status, message, ...(data !== undefined && { data }) },
    { status },
  )
}
