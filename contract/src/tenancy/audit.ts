import { z } from 'zod'
import { administrators } from '../platform/access.ts'
import { Day, StoredMoment } from '../platform/days.ts'
import { PageNumber } from '../platform/paging.ts'

export const AuditRecord = z.object({
  number: z.number().int(),
  at: StoredMoment,
  action: z.string(),
  actorId: z.string().nullable(),
  actorName: z.string().nullable(),
  subjectId: z.string().nullable(),
  subjectName: z.string().nullable(),
  ip: z.string(),
  detail: z.string(),
})
export type AuditRecord = z.infer<typeof AuditRecord>

export const AuditFilter = z.object({
  action: z.string().trim().max(60).default(''),
  /** A person, by name or email, as actor or subject. */
  person: z.string().trim().max(120).default(''),
  from: Day.optional(),
  to: Day.optional(),
})
export type AuditFilter = z.infer<typeof AuditFilter>

export const AUDIT_PAGE_SIZE = 50

export const audit = {
  list: administrators
    .route({ method: 'GET', path: '/audit', summary: 'Who did what to whom, newest first, 50 a page' })
    .input(AuditFilter.extend({ page: PageNumber.default(1) }))
    .output(z.object({ items: z.array(AuditRecord), page: z.number().int(), hasMore: z.boolean() })),

  actions: administrators
    .route({ method: 'GET', path: '/audit/actions', summary: 'The kinds of entries there are' })
    .output(z.array(z.string())),

  exportCsv: administrators
    .route({ method: 'GET', path: '/audit/export', summary: 'The filtered entries as CSV' })
    .input(AuditFilter)
    .output(z.file()),
}
