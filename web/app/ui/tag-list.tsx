import clsx from 'clsx'
import { Badge } from './badge.tsx'

interface TagListProps {
  tags: readonly string[]
  className?: string
}

/** Tags; unlike badges, long tags may wrap. */
export function TagList({ tags, className }: TagListProps) {
  return (
    <p className={clsx('flex flex-wrap gap-1.5', className)}>
      {tags.map((tag) => (
        <Badge key={tag} mayWrap>
          {tag}
        </Badge>
      ))}
    </p>
  )
}
