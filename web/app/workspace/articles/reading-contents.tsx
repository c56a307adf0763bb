import clsx from 'clsx'
import { useEffect, useState } from 'react'

interface Heading {
  id: string
  text: string
}

/** Table of contents that marks the current section. */
export function ReadingContents({ headings }: { headings: readonly Heading[] }) {
  const current = useCurrentHeading(headings)
  return (
    <nav
      aria-labelledby="article-contents"
      className="self-start text-sm xl:sticky xl:top-24 xl:row-span-2 xl:row-start-1 xl:pt-1 print:hidden"
    >
      <h2 id="article-contents" className="font-semibold">
        On this page
      </h2>
      <ol className="mt-2 grid gap-x-6 sm:grid-cols-2 xl:grid-cols-1">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={clsx(
                'block py-1.5 hover:text-brand',
                id === current ? 'font-semibold text-brand' : 'text-ink-soft',
              )}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The last heading above the upper third of the window. */
function useCurrentHeading(headings: readonly Heading[]): string | undefined {
  const [current, setCurrent] = useState(headings[0]?.id)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting)
        if (entered) setCurrent(entered.target.id)
      },
      { rootMargin: '-10% 0px -66% 0px' },
    )
    for (const { id } of headings) {
      const element = document.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [headings])
  return current
}
