import clsx from 'clsx'
import type { SlashItem } from './slash-menu.ts'

interface SlashListProps {
  id: string
  items: readonly SlashItem[]
  active: number
  place: { left: number; top: number }
  onChoose: (item: SlashItem) => void
}

export const optionId = (id: string, index: number) => `${id}-${index}`

/** What a slash can insert. The keys stay with the text, which names the active option. */
export function SlashList({ id, items, active, place, onChoose }: SlashListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Insert"
      className="absolute z-20 max-h-72 w-64 overflow-y-auto rounded-card border border-line bg-surface p-1.5 shadow-float"
      style={place}
    >
      {items.map((item, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys stay with the text
        <div
          key={item.label}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          ref={(element) => {
            if (index === active) element?.scrollIntoView({ block: 'nearest' })
          }}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(item)}
          className={clsx(
            'flex min-h-9 cursor-pointer items-center rounded-control px-3 text-sm',
            index === active ? 'bg-brand-soft text-brand-strong' : 'hover:bg-paper',
          )}
        >
          {item.label}
        </div>
      ))}
    </div>
  )
}
