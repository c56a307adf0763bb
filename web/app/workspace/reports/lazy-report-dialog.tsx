import { useLazyPart } from '../../ui/lazy-part.ts'

const loadDialog = async () => (await import('./report-dialog.tsx')).ReportDialog

/** Loads the report form on demand. */
export function LazyReportDialog({ onClose }: { onClose: () => void }) {
  const ReportDialog = useLazyPart(loadDialog, () => {
    window.plumbline.showLoadFailure()
    onClose()
  })
  return ReportDialog && <ReportDialog onClose={onClose} />
}
