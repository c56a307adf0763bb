import type { ContactDetails } from '@plumbline/contract/publishing/content.ts'
import type { ReactNode } from 'react'

const LINK = 'font-semibold text-brand underline underline-offset-4'

/** Contact details. */
export function ContactChannels({ details: { email, phone, office, hours } }: { details: ContactDetails }) {
  return (
    <dl className="grid gap-7 border-line border-t pt-7">
      <Channel name="Support" note="Questions about your account and the platform">
        <Mail to={email.support} />
      </Channel>
      <Channel name="Sales" note="Plans, quotes, and skipping the trial">
        <Mail to={email.sales} />
      </Channel>
      <Channel name="Technical support" note="Integrations, sign-in, and anything that does not work">
        <Mail to={email.technical} />
      </Channel>
      <Channel name="Phone">
        <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={LINK}>
          {phone}
        </a>
      </Channel>
      <Channel name="Office">
        <address className="not-italic">
          {office.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      </Channel>
      <Channel name="Support hours">
        <ul className="grid gap-1.5">
          {hours.map(({ days, time }) => (
            <li key={days} className="flex justify-between gap-6 tabular">
              <span>{days}</span>
              <span className="text-right text-ink-soft">{time}</span>
            </li>
          ))}
        </ul>
      </Channel>
    </dl>
  )
}

function Channel({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd className="mt-1">
        {note && <p className="mb-1 text-ink-soft text-sm">{note}</p>}
        {children}
      </dd>
    </div>
  )
}

function Mail({ to }: { to: string }) {
  return (
    <a href={`mailto:${to}`} className={LINK}>
      {to}
    </a>
  )
}
