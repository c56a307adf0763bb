import { useLatePart } from '../ui/late-part.ts'

const loadDialog = async () => (await import('./report-dialog.tsx')).ReportDialog

/** The form for a report comes when it is asked for. */
export function LateReportDialog({ onClose }: { onClose: () => void }) {
  const ReportDialog = useLatePart(loadDialog, () => {
    window.plumbline.tellLost()
    onClose()
  })
  return ReportDialog && <ReportDialog onClose={onClose} />
}
