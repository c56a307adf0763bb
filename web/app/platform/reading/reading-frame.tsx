import type { ReactNode } from 'react'
import { Prose } from '../../ui/prose.tsx'
import { TableOfContents } from './table-of-contents.tsx'

interface ReadingFrameProps {
  eyebrow: ReactNode
  title: string
  lead: string
  /** Date, author and length, below the lead. */
  facts: ReactNode
  image?: string | undefined
  imageAlt?: string
  headings: readonly { id: string; text: string }[]
  html: string
  /** After the text: tags and sharing. */
  end?: ReactNode
}

/** Shorter texts need no table of contents. */
const CONTENTS_FROM = 3

/** Layout of a long text. */
export function ReadingFrame({ imageAlt = '', ...props }: ReadingFrameProps) {
  const { eyebrow, title, lead, facts, image, headings, html, end } = props
  const hasContents = headings.length >= CONTENTS_FROM
  return (
    <article>
      <header className="wrap pt-12 pb-10 sm:pt-16">
        <div className="max-w-4xl">
          <div className="flex flex-wrap items-center gap-3">{eyebrow}</div>
          <h1 className="display mt-4 text-[2.25rem] sm:text-[3.25rem]">{title}</h1>
          <p className="mt-5 max-w-2xl text-pretty text-lg text-ink-soft">{lead}</p>
          <p className="mt-6 flex flex-wrap gap-x-5 gap-y-1 border-line border-t pt-4 text-[0.9375rem] text-ink-faint">
            {facts}
          </p>
        </div>
        {image && (
          <img
            src={image}
            alt={imageAlt}
            width="1600"
            height="900"
            className="mt-8 aspect-video w-full max-w-4xl rounded-card object-cover"
          />
        )}
      </header>
      <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_15rem] print:block">
        {hasContents && (
          <div className="lg:order-last">
            <TableOfContents headings={headings} />
          </div>
        )}
        <div className="min-w-0">
          <Prose html={html} large />
          {end && <footer className="mt-12 grid max-w-[68ch] gap-6 border-line border-t pt-6">{end}</footer>}
        </div>
      </div>
    </article>
  )
}
