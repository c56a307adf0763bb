import { type ComponentProps, lazy, Suspense } from 'react'
import type { ReportDialog } from './report-dialog.tsx'

/** The form for a report comes when it is asked for. */
const Late = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))

export function LateReportDialog(props: ComponentProps<typeof ReportDialog>) {
  return (
    <Suspense>
      <Late {...props} />
    </Suspense>
  )
}
