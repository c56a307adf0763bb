import { Toolbar } from '@base-ui/react/toolbar'
import {
  Bold,
  Heading2,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Table,
  TextQuote,
} from 'lucide-react'
import { shortcutText } from './editor-shortcuts.ts'
import type { CommandName } from './markdown-commands.ts'

const TOOLS: readonly { name: CommandName; label: string; icon: LucideIcon }[] = [
  { name: 'bold', label: 'Bold', icon: Bold },
  { name: 'italic', label: 'Italic', icon: Italic },
  { name: 'heading', label: 'Heading', icon: Heading2 },
  { name: 'link', label: 'Link', icon: Link },
  { name: 'bulletedList', label: 'Bulleted list', icon: List },
  { name: 'numberedList', label: 'Numbered list', icon: ListOrdered },
  { name: 'quote', label: 'Quote', icon: TextQuote },
  { name: 'table', label: 'Table', icon: Table },
]

const TOOL =
  'inline-flex size-9 cursor-pointer items-center justify-center rounded-control text-ink-soft hover:bg-brand-soft hover:text-brand-strong [&_svg]:size-4.5'

interface EditorToolbarProps {
  controls: string
  onCommand: (name: CommandName) => void
  onImage: () => void
}

/** A toolbar with arrow keys; tooltips name the shortcuts. */
export function EditorToolbar({ controls, onCommand, onImage }: EditorToolbarProps) {
  return (
    <Toolbar.Root
      aria-label="Formatting"
      aria-controls={controls}
      className="flex flex-wrap gap-0.5 rounded-t-control border border-control-line border-b-line bg-paper p-1"
    >
      {TOOLS.map(({ name, label, icon: Icon }) => (
        <Toolbar.Button
          key={name}
          aria-label={label}
          title={`${label} (${shortcutText(name)})`}
          onClick={() => onCommand(name)}
          className={TOOL}
        >
          <Icon aria-hidden />
        </Toolbar.Button>
      ))}
      <Toolbar.Button
        aria-label="Image"
        title="Image (or paste or drop one)"
        onClick={onImage}
        className={TOOL}
      >
        <ImagePlus aria-hidden />
      </Toolbar.Button>
    </Toolbar.Root>
  )
}
