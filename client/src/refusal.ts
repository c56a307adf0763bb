import type { RefusalCode } from './generated/api.ts'
import type { AnyOperation, RefusedBy } from './operation.ts'

/** What is wrong with one field of the input. */
export interface FieldError {
  /** As in `checklist.0.text`. */
  field: string
  message: string
}

/** A refusal by the server: `code` for programs, `message` for people. */
export class PlumblineError<Code extends string = RefusalCode> extends Error {
  override readonly name = 'PlumblineError'
  readonly code: Code
  readonly status: number
  /** What there is to say beyond the message; its fields depend on the code. */
  readonly data: unknown
  /** Names the call in the server's log. */
  readonly requestId: string | undefined
  readonly fields: readonly FieldError[]

  constructor(status: number, body: unknown, requestId?: string) {
    const { code, message, data } = (typeof body === 'object' && body !== null ? body : {}) as {
      code?: unknown
      message?: unknown
      data?: unknown
    }
    super(typeof message === 'string' ? message : `The server answered ${status}.`)
    this.code = (typeof code === 'string' ? code : `HTTP_${status}`) as Code
    this.status = status
    this.data = data
    this.requestId = requestId
    this.fields = fieldErrors(data, this.message)
  }
}

/** Whether the error is a refusal of the operation: of any code that it names, or of one. */
export function isRefusal<Called extends AnyOperation>(
  error: unknown,
  of: Called,
): error is PlumblineError<RefusedBy<Called>>
export function isRefusal<Called extends AnyOperation, const Code extends string>(
  error: unknown,
  of: Called,
  code: Code & RefusedBy<Called>,
): error is PlumblineError<Code>
export function isRefusal(error: unknown, _of: AnyOperation, code?: string): boolean {
  return error instanceof PlumblineError && (code === undefined || error.code === code)
}

/** Invalid input names its fields in `issues`; a refusal about one field names it in `field`. */
function fieldErrors(data: unknown, message: string): FieldError[] {
  if (typeof data !== 'object' || data === null) return []
  const { issues, field } = data as { issues?: unknown; field?: unknown }
  if (typeof field === 'string') return [{ field, message }]
  if (!Array.isArray(issues)) return []
  return (issues as { message?: unknown; path?: unknown[] }[]).map((issue) => ({
    field: (issue.path ?? []).join('.'),
    message: String(issue.message),
  }))
}
