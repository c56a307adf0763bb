import { ButtonLink } from '../frame/button-link.tsx'

export function HelpContact({ phone }: { phone: string }) {
  return (
    <section aria-labelledby="still-need-help" className="wrap pt-16 sm:pt-24">
      <div className="grid gap-8 rounded-card border border-line bg-surface p-7 sm:p-10 lg:grid-cols-[1fr_auto] lg:items-center">
        <div>
          <h2 id="still-need-help" className="display text-3xl">
            Still need help?
          </h2>
          <p className="mt-3 max-w-xl text-ink-soft">
            Monday to Friday 8 AM to 6 PM EST, Saturday 9 AM to 2 PM EST. Enterprise customers reach us around
            the clock for critical issues.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/contact">Contact Support</ButtonLink>
          <ButtonLink href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} quiet>
            Call {phone}
          </ButtonLink>
          <ButtonLink href="/contact?type=sales" quiet>
            Schedule a Demo
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
