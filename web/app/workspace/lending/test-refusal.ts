import { ORPCError } from '@orpc/client'

export interface FieldRefusal {
  /** `loanEstimate.sent`, `fees.2.actual`; empty when it belongs to no field. */
  field: string
  message: string
}

interface Issue {
  path?: (string | number)[]
  message?: string
}

/** What the server refused, field by field: faults of the form, or one refusal of the rule. */
export function refusalsOf(error: unknown): FieldRefusal[] {
  if (!(error instanceof ORPCError) || error.status >= 500)
    return [{ field: '', message: 'The server did not answer. Your inputs are kept in the address.' }]
  const data = (error.data ?? {}) as { issues?: Issue[]; field?: string }
  if (Array.isArray(data.issues))
    return data.issues.map(({ path = [], message = 'This input is not valid.' }) => ({
      field: path.join('.'),
      message,
    }))
  const field = (data.field ?? '').replace(/\[(\d+)\]/g, '.$1')
  return [{ field, message: withoutField(error.message, data.field) }]
}

/** The rule's sentence begins with the field's name; beside its field that is said by the label. */
function withoutField(message: string, field: string | undefined): string {
  return field && message.startsWith(`${field}: `) ? message.slice(field.length + 2) : message
}
