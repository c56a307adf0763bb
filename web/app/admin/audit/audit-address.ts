import { dayIn, pageIn, textIn } from '../../platform/list/list-address.ts'

export interface AuditAddress {
  action: string
  person: string
  from: string
  to: string
  page: number
}

export function readAuditAddress(params: URLSearchParams): AuditAddress {
  return {
    action: textIn(params, 'action', 60),
    person: textIn(params, 'person', 120),
    from: dayIn(params, 'from'),
    to: dayIn(params, 'to'),
    page: pageIn(params),
  }
}

export function auditAddress({ page, ...filter }: AuditAddress): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value) params.set(name, value)
  if (page > 1) params.set('page', String(page))
  return params
}
