import type {
  LegalStatus,
  LibraryPage,
  LibraryParagraph,
} from '@plumbline/contract/regulations/regulations.ts'
import type { Citation } from '@plumbline/rules/citations/citation.ts'
import { readLibraryPart } from '@plumbline/rules/citations/library-parts.ts'
import type { CitationContext } from '@plumbline/rules/citations/parse-citation.ts'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { longDateUtc } from '../../ui/date-text.tsx'
import { CitedText } from './cited-text.tsx'
import { type CommentGroup, groupComments } from './comment-groups.ts'
import { LegalStatusNote } from './legal-status-note.tsx'
import { OfficialLink } from './text-age-line.tsx'

export interface ReadingProps {
  page: LibraryPage
  link: (citation: Citation, text: string) => ReactNode
  /** Copy buttons; public pages have none. */
  actions?: (paragraph: LibraryParagraph) => ReactNode
  /** The paragraph that the address names. */
  cited?: string | undefined
  showsComments?: boolean
}

/** A section: each paragraph at its level, and beside it what the official commentary says of it. */
export function RegulationReading({ page, link, actions, cited, showsComments = true }: ReadingProps) {
  const groups = groupComments(page.paragraphs, page.comments)
  const statuses = new Map(page.statuses.map((status) => [status.id, status]))
  const shared = { page, link, actions, cited, statuses }
  const commentsOn = (anchor: string) =>
    (groups.get(anchor) ?? []).filter(({ comments }) => comments.length > 0)
  const overall = commentsOn('')
  const rest = page.paragraphs.filter(({ kind }) => kind !== 'heading')
  let shownStatus: string | undefined
  return (
    <div className="@container grid gap-1">
      {showsComments && overall.length > 0 && (
        <div className="mb-4 max-w-[74ch]">
          <Comments groups={overall} {...shared} label="Commentary on the whole section" />
        </div>
      )}
      {rest.map((paragraph) => {
        const own = paragraph.anchor ? commentsOn(paragraph.anchor) : []
        const newStatus = paragraph.statuses.find((id) => id !== shownStatus)
        if (newStatus) shownStatus = newStatus
        return (
          <div
            key={paragraph.key}
            className={clsx(
              'grid gap-x-8 gap-y-2 py-1.5',
              showsComments && own.length > 0 && '@4xl:grid-cols-[minmax(0,68ch)_minmax(16rem,1fr)]',
            )}
          >
            <div className="min-w-0 max-w-[68ch]">
              {newStatus && (
                <div className="mb-2">
                  <LegalStatusNote status={statuses.get(newStatus)!} />
                </div>
              )}
              <Paragraph paragraph={paragraph} {...shared} />
            </div>
            {showsComments && own.length > 0 && <Comments groups={own} {...shared} label="Commentary" />}
          </div>
        )
      })}
    </div>
  )
}

interface SharedProps extends Omit<ReadingProps, 'showsComments'> {
  statuses: ReadonlyMap<string, LegalStatus>
}

const INDENTS = ['', 'pl-6', 'pl-12', 'pl-16', 'pl-20', 'pl-24', 'pl-28']

function Paragraph({ paragraph, page, link, actions, cited }: SharedProps & { paragraph: LibraryParagraph }) {
  const isCited = cited !== undefined && cited !== '' && paragraph.anchor === cited
  const isNotInForce = paragraph.statuses.length > 0
  return (
    <div className={INDENTS[Math.min(paragraph.level, INDENTS.length - 1)]}>
      <div
        id={paragraph.anchor || undefined}
        // The address of a paragraph puts the focus on it.
        tabIndex={-1}
        data-paragraph={paragraph.key}
        className={clsx(
          'group relative scroll-mt-24 rounded-control px-2 font-serif text-[1.0625rem] leading-relaxed outline-offset-4',
          isCited && 'bg-brass-soft ring-2 ring-brass-mark',
          isNotInForce && 'border-danger border-l-4 border-dashed',
        )}
      >
        <p className="wrap-anywhere">
          <CitedText text={paragraph.text} context={contextOf(page)} link={link} />
        </p>
        {paragraph.gap && (
          <p className="my-1.5 rounded-control bg-warning-soft px-2.5 py-1.5 font-sans text-[0.9375rem]">
            <strong>{paragraph.gap}</strong> <OfficialLink address={page.officialAddress} />
          </p>
        )}
        {(actions || isCited) && (
          <div className="flex flex-wrap items-center gap-2 font-sans text-sm print:hidden">
            {actions?.(paragraph)}
            {isCited && <Dates paragraph={paragraph} />}
          </div>
        )}
      </div>
    </div>
  )
}

export function Dates({ paragraph }: { paragraph: LibraryParagraph }) {
  return (
    <span className="text-ink-soft">
      {paragraph.inForceFrom
        ? `In force from ${longDateUtc(paragraph.inForceFrom)}`
        : 'Day in force not known'}
      {` · first shown ${longDateUtc(paragraph.firstShown)}`}
    </span>
  )
}

function Comments({ groups, label, ...shared }: SharedProps & { groups: CommentGroup[]; label: string }) {
  const { cited } = shared
  const isOpen = groups.some(({ heading, comments }) =>
    [heading, ...comments].some((one) => one && one.anchor === cited),
  )
  const count = groups.reduce((sum, { comments }) => sum + comments.length, 0)
  return (
    <details
      className="group/comments h-fit rounded-card border border-line bg-surface text-[0.9375rem]"
      data-commentary
      open={isOpen || undefined}
    >
      <summary className="cursor-pointer px-3.5 py-2 font-semibold text-brand-strong text-sm">
        {label} ({count})
      </summary>
      <div className="grid gap-2 px-2 pb-3">
        {groups.map((group) => (
          <div key={group.heading?.key ?? group.comments[0]?.key} className="grid gap-1.5">
            {group.heading && (
              <p id={group.heading.anchor || undefined} className="scroll-mt-24 px-2 font-semibold text-sm">
                {group.heading.text}
              </p>
            )}
            {group.comments.map((comment) => (
              <div key={comment.key}>
                {comment.statuses[0] && (
                  <div className="my-1.5">
                    <LegalStatusNote status={shared.statuses.get(comment.statuses[0])!} />
                  </div>
                )}
                <Paragraph {...shared} paragraph={comment} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </details>
  )
}

function contextOf({ part: id, page }: LibraryPage): CitationContext {
  const { code, title, part } = readLibraryPart(id)
  if (code === 'USC') return {}
  if (/^\d/.test(page)) return { title, part, section: page }
  const appendix = /^appendix-(.+)$/.exec(page)?.[1]
  return { title, part, ...(appendix ? { appendix: appendix.toUpperCase() } : {}) }
}
