import type { Node } from 'prosemirror-model'
import { citationLink } from './citation-card.tsx'

interface EditorFooterProps {
  doc: Node
  citation: string | undefined
  onGoTo: (position: number) => void
}

/** Words, outline, and the citation with the caret in it. */
export function EditorFooter({ doc, citation, onGoTo }: EditorFooterProps) {
  const headings = headingsOf(doc)
  const words = wordCount(doc)
  const link = citation && citationLink(citation)
  return (
    <div className="grid gap-1 rounded-b-control border-line border-t bg-paper px-3 py-2 text-ink-soft text-sm">
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        <span>
          {words.toLocaleString('en-US')} {words === 1 ? 'word' : 'words'}
        </span>
        {link && (
          <a
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            className="font-semibold text-brass hover:underline"
          >
            Open {citation}
          </a>
        )}
        <span className="ml-auto">Type / for headings, lists, tables, and law</span>
      </div>
      {headings.length > 1 && (
        <details>
          <summary className="cursor-pointer font-semibold">Outline, {headings.length} headings</summary>
          <ul className="mt-1 grid max-h-60 overflow-y-auto">
            {headings.map(({ text, level, position }) => (
              <li key={position}>
                <button
                  type="button"
                  onClick={() => onGoTo(position)}
                  className="min-h-8 w-full cursor-pointer rounded-control px-2 text-left hover:bg-brand-soft"
                  style={{ paddingLeft: `${level * 0.75}rem` }}
                >
                  {text || 'Empty heading'}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function headingsOf(doc: Node) {
  const found: { text: string; level: number; position: number }[] = []
  doc.forEach((node, offset) => {
    if (node.type.name === 'heading')
      found.push({ text: node.textContent, level: node.attrs.level, position: offset + 1 })
  })
  return found
}

export function wordCount(doc: Node): number {
  return doc.textBetween(0, doc.content.size, ' ', ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0
}
