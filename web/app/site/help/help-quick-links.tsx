const LINKS = [
  { href: '/help?category=platform', label: 'User guide', note: 'How the platform works' },
  { href: '/demo', label: 'Videos', note: 'A tour of the product' },
  { href: '/developers', label: 'API docs', note: 'Every operation and its errors' },
  { href: '/api/v1/openapi.json', label: 'Downloads', note: 'The API as an OpenAPI document' },
]

export function HelpQuickLinks() {
  return (
    <nav aria-labelledby="help-quick-links" className="max-lg:order-last">
      <h2 id="help-quick-links" className="font-semibold">
        Quick links
      </h2>
      <ul className="mt-3 grid gap-3 text-[0.9375rem]">
        {LINKS.map(({ href, label, note }) => (
          <li key={href} className="px-3">
            <a href={href} className="font-medium text-brand underline underline-offset-4">
              {label}
            </a>
            <span className="block text-sm text-ink-faint">{note}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}
