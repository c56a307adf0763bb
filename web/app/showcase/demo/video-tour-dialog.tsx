import { buttonClass } from '../../ui/button.tsx'
import { closes, PageDialog } from '../../ui/page-dialog.tsx'

export const VIDEO_TOUR_ID = 'video-tour'

export function VideoTourDialog() {
  return (
    <PageDialog
      id={VIDEO_TOUR_ID}
      size="small"
      title="Video Tour Coming Soon"
      actions={
        <>
          <button type="button" className={buttonClass('quiet')} {...closes(VIDEO_TOUR_ID)}>
            Continue Demo
          </button>
          <a href="/questionnaire" className={buttonClass('primary')}>
            Start Free Trial
          </a>
        </>
      }
    >
      <p className="text-ink-soft">
        The film is being made. Until then the demo shows the same screens, and a trial lets you use them.
      </p>
    </PageDialog>
  )
}
