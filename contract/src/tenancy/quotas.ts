import { z } from 'zod'

/** What an institution may store of each kind; one person may store a quarter of it. */
export const QUOTAS = {
  tasks: { name: 'tasks', rows: 200_000, megabytes: 400 },
  comments: { name: 'comments', rows: 400_000, megabytes: 400 },
  assistant_questions: { name: 'questions to the assistant', rows: 100_000, megabytes: 800 },
  loan_test_batches: { name: 'loan test batches', rows: 4_000, megabytes: 8_000 },
} as const

export type QuotaKind = keyof typeof QUOTAS
/** A quota is shown from here on. */
export const QUOTA_SHOWN_FROM_PERCENT = 80

export const QuotaUse = z.object({
  kind: z.enum(Object.keys(QUOTAS) as [QuotaKind, ...QuotaKind[]]),
  /** Of the institution, or of the person who asks. */
  of: z.enum(['institution', 'you']),
  unit: z.enum(['rows', 'megabytes']),
  used: z.number(),
  atMost: z.number(),
})
export type QuotaUse = z.infer<typeof QuotaUse>
