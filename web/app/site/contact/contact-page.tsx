import type { InquiryType } from '@plumbline/contract/outreach/inbox.ts'
import { apiContext } from '../../platform/api/page-contexts.ts'
import type { PageHandle } from '../../platform/document/page-handle.ts'
import { PageMeta } from '../../platform/document/page-meta.tsx'
import { INQUIRY_LABELS } from '../../platform/forms/submission-labels.ts'
import { Island } from '../../platform/islands/island.tsx'
import { PageHero } from '../frame/page-hero.tsx'
import { PageSection } from '../frame/page-section.tsx'
import type { Route } from './+types/contact-page'
import { receiveContactForm } from './contact-action.ts'
import { ContactChannels } from './contact-channels.tsx'

import { ContactForm } from './contact-form.tsx'
import { EXTRA_CHANNELS, QUICK_LINKS } from './contact-text.ts'
import { MessageReceived } from './message-received.tsx'

export const handle: PageHandle = { scripts: 'late' }

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams
  const type = asked.get('type') ?? ''
  return {
    details: await context.get(apiContext).content.contact(),
    inquiryType: (type in INQUIRY_LABELS ? type : '') as InquiryType | '',
    sent: asked.has('sent'),
    shownAt: new Date().toISOString(),
  }
}

export function action(args: Route.ActionArgs) {
  return receiveContactForm(args)
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { details, inquiryType, sent, shownAt } = loaderData
  return (
    <>
      <PageMeta
        title="Contact"
        description="Write to sales, support or technical support, call us, or find the hours and the office. We reply within one business day."
        path="/contact"
        card="contact"
      />
      <PageHero
        eyebrow="Contact"
        title="Contact Us"
        lead="We reply to messages within one business day and to email within 24 hours."
      />
      <div className="wrap grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby="write">
          <h2 id="write" className="display mb-6 text-3xl">
            Send us a message
          </h2>
          {sent && !actionData ? (
            <MessageReceived />
          ) : (
            <Island
              name="contact-form"
              component={ContactForm}
              props={{ inquiryType, shownAt, refusal: actionData }}
            />
          )}
        </section>
        <section aria-labelledby="reach">
          <h2 id="reach" className="display mb-6 text-3xl">
            Contact details
          </h2>
          <ContactChannels details={details} />
        </section>
      </div>
      <PageSection id="more-channels" title="More Ways to Reach Us" className="mt-8">
        <ul className="grid gap-x-12 border-line border-t sm:grid-cols-3">
          {EXTRA_CHANNELS.map(({ title, text }) => (
            <li key={title} className="border-line border-b py-6 sm:border-b-0">
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </PageSection>
      <nav aria-labelledby="quick-links" className="wrap">
        <h2 id="quick-links" className="display text-2xl">
          Quick links
        </h2>
        <ul className="mt-5 flex flex-wrap gap-x-8 gap-y-3">
          {QUICK_LINKS.map(({ href, label }) => (
            <li key={href}>
              <a href={href} className="font-semibold text-brand underline underline-offset-4">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
