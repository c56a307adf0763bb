import type { PageHandle } from '../../platform/document/page-handle.ts'
import { PageMeta } from '../../platform/document/page-meta.tsx'
import { Island } from '../../platform/islands/island.tsx'
import { ButtonLink } from '../../site/frame/button-link.tsx'
import { ClosingCall } from '../../site/frame/closing-call.tsx'
import { PageHero } from '../../site/frame/page-hero.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { opens } from '../../ui/page-dialog.tsx'
import type { Route } from './+types/demo-page'
import { DemoTour, TAB_IDS } from './demo-tour.tsx'
import { VIDEO_TOUR_ID, VideoTourDialog } from './video-tour-dialog.tsx'

export const handle: PageHandle = { scripts: 'late' }

export function loader({ request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('tab')
  return { tab: TAB_IDS.find((id) => id === asked) ?? ('dashboard' as const) }
}

export default function DemoPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageMeta
        title="Demo"
        description="The dashboard, the library, alerts, analytics and the assistant of Plumbline, with sample data and without an account."
        path="/demo"
        card="demo"
      />
      <PageHero
        eyebrow="Demo"
        title="Product Demo"
        lead="See the application’s own screens with sample data. No account is needed."
        actions={
          <>
            <ButtonLink href="/questionnaire">Start Free Trial</ButtonLink>
            <button type="button" className={buttonClass('quiet', 'large')} {...opens(VIDEO_TOUR_ID)}>
              Watch Video Tour
            </button>
          </>
        }
      />
      <section id="tour" aria-label="Tour" className="wrap">
        <Island name="demo-tour" component={DemoTour} props={{ asked: loaderData.tab }} />
        <p className="mt-6 text-ink-faint text-sm">
          All figures are sample data. For the whole screen, open the{' '}
          <a href="/dashboard-demo" className="font-semibold text-brand underline underline-offset-4">
            demo dashboard
          </a>
          .
        </p>
      </section>
      <ClosingCall
        title="Try it with your own work"
        actions={
          <>
            <ButtonLink href="/questionnaire">Start Your Free Trial</ButtonLink>
            <ButtonLink href="/" quiet>
              Back to Homepage
            </ButtonLink>
          </>
        }
      >
        14 days, full access, no credit card. Cancel anytime.
      </ClosingCall>
      <VideoTourDialog />
    </>
  )
}
