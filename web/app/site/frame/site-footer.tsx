import { Wordmark } from '../../ui/mark.tsx'
import { FOOTER } from './site-links.ts'

export function SiteFooter() {
  return (
    <footer className="mt-24 border-line print:hidden border-t bg-surface text-[0.9375rem]">
      <div className="wrap grid grid-cols-2 gap-10 py-14 lg:grid-cols-[1.6fr_repeat(4,1fr)]">
        <div className="col-span-2 grid content-start gap-4 lg:col-span-1">
          <a href="/" aria-label="Plumbline, home" className="justify-self-start">
            <Wordmark />
          </a>
          <p className="max-w-xs text-ink-soft">
            Mortgage and banking compliance for credit unions, community banks and mortgage companies.
          </p>
        </div>
        {FOOTER.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading} className="grid content-start gap-2.5">
            <h2 className="font-semibold">{heading}</h2>
            {links.map(({ href, label }) => (
              <a
                key={href}
                href={href}
                className="justify-self-start py-0.5 text-ink-soft hover:text-ink hover:underline"
              >
                {label}
              </a>
            ))}
            {heading === 'Legal' && (
              <button
                type="button"
                data-cookie-settings=""
                className="justify-self-start py-0.5 text-ink-soft hover:text-ink hover:underline"
              >
                Cookie Settings
              </button>
            )}
          </nav>
        ))}
      </div>
      <div className="border-line border-t">
        <div className="wrap grid gap-3 py-7 text-sm text-ink-faint">
          <p>
            The content on this site is for informational purposes only and is not legal advice. You use it at
            your own risk. Consult counsel about your own circumstances.
          </p>
          <p>© 2025 Plumbline. All rights reserved.</p>
        </div>
      </div>
    </footer>
  )
}
