import { ArrowLeft, ArrowRight } from 'lucide-react'

interface Neighbour {
  slug: string
  title: string
}

interface AdjacentLinksProps {
  label: string
  folder: '/blog' | '/press'
  previous: Neighbour | null
  next: Neighbour | null
}

const LINK = 'group grid gap-1 rounded-card border border-line bg-surface p-5 hover:border-control-line'
const WAY = 'flex items-center gap-2 text-sm text-ink-faint'

/** Links to the previous and the next text. */
export function AdjacentLinks({ label, folder, previous, next }: AdjacentLinksProps) {
  if (!previous && !next) return null
  return (
    <nav aria-label={label} className="grid gap-4 sm:grid-cols-2 print:hidden">
      {previous && (
        <a href={`${folder}/${previous.slug}`} rel="prev" className={LINK}>
          <span className={WAY}>
            <ArrowLeft className="size-4" aria-hidden />
            Previous
          </span>
          <span className="font-semibold group-hover:underline">{previous.title}</span>
        </a>
      )}
      {next && (
        <a href={`${folder}/${next.slug}`} rel="next" className={`${LINK} sm:col-start-2 sm:text-right`}>
          <span className={`${WAY} sm:justify-end`}>
            Next
            <ArrowRight className="size-4" aria-hidden />
          </span>
          <span className="font-semibold group-hover:underline">{next.title}</span>
        </a>
      )}
    </nav>
  )
}
