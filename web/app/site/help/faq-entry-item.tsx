import type { FaqEntry } from '@plumbline/contract/publishing/content.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Prose } from '../../ui/prose.tsx'
import { markedEntry } from './entries-in-page.ts'

/** A FAQ entry; `/help#id` links to it. */
export function FaqEntryItem({ entry, hidden }: { entry: FaqEntry; hidden: boolean }) {
  return (
    <Disclosure
      id={entry.id}
      title={<h3 className="text-[1.0625rem] leading-snug">{entry.question}</h3>}
      hidden={hidden}
    >
      <div className="pb-6" {...markedEntry(entry)}>
        <Prose html={entry.answerHtml} className="text-ink-soft" />
        <p className="mt-3 text-sm text-ink-faint">
          <a href={`/help#${entry.id}`} className="hover:underline">
            Link to this answer
            <span className="sr-only">{`: ${entry.question}`}</span>
          </a>
        </p>
      </div>
    </Disclosure>
  )
}
