import type { PressItemSummary } from '@plumbline/contract/publishing/press.ts'
import clsx from 'clsx'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { CardImage } from '../../platform/reading/card-image.tsx'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { TagList } from '../../ui/tag-list.tsx'
import { PRESS_TYPE_LABELS, PRESS_TYPE_TONES } from './press-text.ts'

const TAGS_SHOWN = 3

interface PressItemCardProps {
  item: PressItemSummary
  /** Featured cards have two columns and tags. */
  featured?: boolean
  controls?: ReactNode
}

export function PressItemCard({ item, featured = false, controls }: PressItemCardProps) {
  return (
    <article className="flex flex-col rounded-card border border-line bg-surface">
      <CardImage address={item.imageUrl} />
      <div className={clsx('flex flex-1 flex-col', featured ? 'p-7' : 'p-6')}>
        <div className="flex min-h-6 flex-wrap items-center">
          <Badge tone={PRESS_TYPE_TONES[item.type]}>{PRESS_TYPE_LABELS[item.type]}</Badge>
          {controls && <span className="-my-2 -mr-2 ml-auto flex flex-wrap justify-end">{controls}</span>}
        </div>
        <h3 className={clsx('display mt-3', featured ? 'text-[1.75rem]' : 'text-xl leading-snug')}>
          {item.title}
        </h3>
        <p className="mt-3 text-ink-soft">{item.excerpt}</p>
        {featured && item.tags.length > 0 && (
          <TagList tags={item.tags.slice(0, TAGS_SHOWN)} className="mt-4" />
        )}
        <div className="mt-auto pt-5">
          <p className="border-line border-t pt-4 text-sm text-ink-faint">
            <DateText iso={item.publishedAt} />
            {(item.publicationName ?? item.author) && <> · {item.publicationName ?? item.author}</>}
          </p>
          <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
            <a href={`/press/${item.slug}`} className={buttonClass('quiet', 'small')}>
              Read More<span className="sr-only"> {item.title}</span>
            </a>
            {item.externalUrl && <OriginalLink href={item.externalUrl} title={item.title} />}
          </p>
        </div>
      </div>
    </article>
  )
}

/** Opens in a new tab without opener and referrer. */
export function OriginalLink({ href, title }: { href: string; title: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`View Original: ${title} (opens in a new tab)`}
      className="inline-flex items-center gap-1.5 py-1.5 text-sm font-semibold text-brand hover:underline"
    >
      View Original
      <ExternalLink className="size-4" aria-hidden />
    </a>
  )
}
