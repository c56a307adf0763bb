import { Toolbar } from '@base-ui/react/toolbar'
import clsx from 'clsx'
import {
  Bold,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  Table,
  TextQuote,
  Undo2,
} from 'lucide-react'
import type { EditorState } from 'prosemirror-state'
import { BareSelect } from '../../ui/field.tsx'
import { SHORTCUTS, shortcutText } from '../editor/editor-shortcuts.ts'
import type { CommandName } from '../editor/markdown-commands.ts'
import {
  blockStyle,
  COMMANDS,
  isActive,
  isInTable,
  type RichCommand,
  setBlockStyle,
  TABLE_COMMANDS,
} from './rich-commands.ts'

const TOOLS: readonly { name: RichCommand; label: string; icon: LucideIcon }[] = [
  { name: 'bold', label: 'Bold', icon: Bold },
  { name: 'italic', label: 'Italic', icon: Italic },
  { name: 'bulletedList', label: 'Bulleted list', icon: List },
  { name: 'numberedList', label: 'Numbered list', icon: ListOrdered },
  { name: 'quote', label: 'Quote', icon: TextQuote },
  { name: 'table', label: 'Table', icon: Table },
]

const HISTORY: typeof TOOLS = [
  { name: 'undo', label: 'Undo', icon: Undo2 },
  { name: 'redo', label: 'Redo', icon: Redo2 },
]

const TOOL = clsx(
  'inline-flex size-9 max-sm:size-8 cursor-pointer items-center justify-center rounded-control text-ink-soft [&_svg]:size-4.5',
  'hover:bg-brand-soft hover:text-brand-strong aria-pressed:bg-brand-soft aria-pressed:text-brand-strong',
  'data-[disabled]:cursor-default data-[disabled]:opacity-45',
)

interface RichToolbarProps {
  controls: string
  state: EditorState
  run: (command: (typeof COMMANDS)[RichCommand]) => void
  onLink: () => void
  onImage: () => void
}

/** Pressed buttons say what the caret is in; table commands appear inside a table. */
export function RichToolbar({ controls, state, run, onLink, onImage }: RichToolbarProps) {
  const titleOf = (name: string, label: string) =>
    name in SHORTCUTS ? `${label} (${shortcutText(name as CommandName)})` : label
  const button = ({ name, label, icon: Icon }: (typeof TOOLS)[number], isToggle: boolean) => (
    <Toolbar.Button
      key={name}
      aria-label={label}
      title={titleOf(name, label)}
      aria-pressed={isToggle ? isActive(state, name) : undefined}
      disabled={!isToggle && !COMMANDS[name](state)}
      onClick={() => run(COMMANDS[name])}
      className={TOOL}
    >
      <Icon aria-hidden />
    </Toolbar.Button>
  )
  const style = blockStyle(state)
  return (
    <div className="rounded-t-control border-line border-b bg-paper p-1">
      <div className="flex flex-wrap items-center gap-1">
        <BareSelect
          label="Style of the paragraph"
          className="min-h-9! w-auto! border-transparent! bg-paper! text-sm"
          value={style}
          disabled={style === 'source'}
          onChange={(event) => run(setBlockStyle(event.target.value))}
        >
          <option value="0">Text</option>
          <option value="1">Heading 1</option>
          <option value="2">Heading 2</option>
          <option value="3">Heading 3</option>
          <option value="4">Heading 4</option>
          {/^[56]$/.test(style) && <option value={style}>Heading {style}</option>}
          <option value="code">Code</option>
          {style === 'source' && <option value="source">Markdown</option>}
        </BareSelect>
        <Toolbar.Root
          aria-label="Formatting"
          aria-controls={controls}
          className="flex flex-wrap gap-0.5 max-sm:gap-0"
        >
          {TOOLS.map((tool) => button(tool, true))}
          <Toolbar.Button aria-label="Link" title={titleOf('link', 'Link')} onClick={onLink} className={TOOL}>
            <Link aria-hidden />
          </Toolbar.Button>
          <Toolbar.Button
            aria-label="Image"
            title="Image (or paste or drop one)"
            onClick={onImage}
            className={TOOL}
          >
            <ImagePlus aria-hidden />
          </Toolbar.Button>
          {HISTORY.map((tool) => button(tool, false))}
        </Toolbar.Root>
      </div>
      {isInTable(state) && (
        <Toolbar.Root aria-label="Table" aria-controls={controls} className="flex flex-wrap gap-0.5 pt-1">
          {TABLE_COMMANDS.map(({ label, command }) => (
            <Toolbar.Button
              key={label}
              disabled={!command(state)}
              onClick={() => run(command)}
              className="min-h-8 cursor-pointer rounded-control px-2.5 text-ink-soft text-sm hover:bg-brand-soft hover:text-brand-strong data-[disabled]:opacity-45"
            >
              {label}
            </Toolbar.Button>
          ))}
        </Toolbar.Root>
      )}
    </div>
  )
}
