import { z } from 'zod'
import { signedIn } from './access.ts'
import { RegulatoryUpdate } from './regulatory-updates.ts'

export const StatCard = z.object({
  id: z.enum(['active-regulations', 'compliance-articles', 'pending-reviews', 'risk-alerts']),
  label: z.string(),
  value: z.number().int(),
  change: z.string(),
  trend: z.enum(['up', 'down']),
})
export type StatCard = z.infer<typeof StatCard>

export const dashboard = {
  overview: signedIn
    .route({
      method: 'GET',
      path: '/dashboard',
      summary: 'The figures and the recent updates of the first screen',
    })
    .output(
      z.object({
        statCards: z.array(StatCard),
        /** The figures are the specification's sample set, not this institution's own. */
        figuresAreSample: z.boolean(),
        recentUpdates: z.array(RegulatoryUpdate),
      }),
    ),
}
