import type { PressItem } from '@plumbline/contract/publishing/press.ts'
import type { ReactNode } from 'react'
import { localImage } from '../../platform/reading/local-image.ts'
import { ReadingFrame } from '../../platform/reading/reading-frame.tsx'
import { Badge } from '../../ui/badge.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { TagList } from '../../ui/tag-list.tsx'
import { OriginalLink } from './press-item-card.tsx'
import { PRESS_TYPE_LABELS, PRESS_TYPE_TONES } from './press-text.ts'

/** A whole press item. */
export function PressItemText({ item, share }: { item: PressItem; share?: ReactNode }) {
  return (
    <ReadingFrame
      eyebrow={
        <>
          <a href="/press" className="eyebrow hover:underline">
            Press
          </a>
          <Badge tone={PRESS_TYPE_TONES[item.type]}>{PRESS_TYPE_LABELS[item.type]}</Badge>
        </>
      }
      title={item.title}
      lead={item.excerpt}
      facts={
        <>
          <DateText iso={item.publishedAt} />
          {item.publicationName && <span>{item.publicationName}</span>}
          {item.author && <span>{item.author}</span>}
        </>
      }
      image={localImage(item.imageUrl)}
      headings={item.headings}
      html={item.html}
      end={
        <>
          {item.externalUrl && (
            <p>
              <OriginalLink href={item.externalUrl} title={item.title} />
            </p>
          )}
          {item.tags.length > 0 && <TagList tags={item.tags} />}
          {share}
        </>
      }
    />
  )
}
