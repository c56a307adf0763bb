import clsx from 'clsx'
import { Badge } from './badge.tsx'

interface TagListProps {
  tags: readonly string[]
  className?: string
}

/** What somebody wrote for others to find a text by, as long as they liked: a badge's words stand in one line, a tag's need not. */
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
