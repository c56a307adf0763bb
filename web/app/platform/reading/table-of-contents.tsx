/** Sticky table of contents. */
export function TableOfContents({ headings }: { headings: readonly { id: string; text: string }[] }) {
  return (
    <nav
      aria-labelledby="contents"
      className="self-start text-[0.9375rem] lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto print:hidden"
    >
      <h2 id="contents" className="font-semibold">
        On this page
      </h2>
      <ol className="mt-3 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-1">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="block py-1.5 text-ink-soft hover:text-brand hover:underline">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
