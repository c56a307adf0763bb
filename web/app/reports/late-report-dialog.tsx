import { useLatePart } from '../ui/late-part.ts'
import { tellPartLost } from '../ui/lost-notice.ts'

const loadDialog = async () => (await import('./report-dialog.tsx')).ReportDialog

/** The form for a report comes when it is asked for. */
export function LateReportDialog({ onClose }: { onClose: () => void }) {
  const ReportDialog = useLatePart(loadDialog, () => {
    tellPartLost()
    onClose()
  })
  return ReportDialog && <ReportDialog onClose={onClose} />
}
