import { buttonClass } from '../../ui/button.tsx'

/** Hidden in every page; the inline script shows it. */
export function CookieBanner() {
  return (
    <section
      id="cookie-banner"
      aria-labelledby="cookie-banner-title"
      hidden
      suppressHydrationWarning
      className="fixed inset-x-0 bottom-0 z-40 animate-[appear_240ms_ease-out] border-line-strong border-t bg-surface p-5 shadow-float sm:inset-x-auto sm:bottom-5 sm:left-5 sm:max-w-md sm:rounded-card sm:border print:hidden"
    >
      <div role="status">
        <h2 id="cookie-banner-title" className="font-semibold">
          Your cookie choice
        </h2>
        <p className="mt-1.5 text-[0.9375rem] text-ink-soft">
          Only what this site needs to work is on. You decide about the rest; the{' '}
          <a href="/cookies" className="font-semibold text-brand underline underline-offset-4">
            Cookie Policy
          </a>{' '}
          says what each part does.
        </p>
      </div>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <button type="button" data-consent="accept" className={buttonClass('quiet', 'small', 'flex-1')}>
          Accept All
        </button>
        <button type="button" data-cookie-settings="" className={buttonClass('quiet', 'small', 'flex-1')}>
          Customize
        </button>
        <button type="button" data-consent="reject" className={buttonClass('quiet', 'small', 'flex-1')}>
          Reject All
        </button>
      </div>
    </section>
  )
}
