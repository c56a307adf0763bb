import type { CommandName } from './markdown-commands.ts'

interface Shortcut {
  key: string
  shift?: boolean
}

export const SHORTCUTS: Record<CommandName, Shortcut> = {
  bold: { key: 'b' },
  italic: { key: 'i' },
  link: { key: 'k' },
  heading: { key: 'h', shift: true },
  numberedList: { key: '7', shift: true },
  bulletedList: { key: '8', shift: true },
  quote: { key: '9', shift: true },
  table: { key: '0', shift: true },
}

interface Press {
  key: string
  code: string
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/** With Shift, `key` is not the digit, so digits are matched by `code`. */
export function commandOf({ key, code, shiftKey, ctrlKey, metaKey, altKey }: Press): CommandName | undefined {
  if (altKey || ctrlKey === metaKey) return undefined
  const pressed = code.startsWith('Digit') ? code.slice('Digit'.length) : key.toLowerCase()
  const names = Object.keys(SHORTCUTS) as CommandName[]
  return names.find(
    (name) => SHORTCUTS[name].key === pressed && (SHORTCUTS[name].shift ?? false) === shiftKey,
  )
}

export function shortcutText(name: CommandName): string {
  const { key, shift } = SHORTCUTS[name]
  const isApple = navigator.platform.startsWith('Mac') || navigator.platform.startsWith('iP')
  return isApple
    ? `${shift ? '⇧' : ''}⌘${key.toUpperCase()}`
    : `Ctrl+${shift ? 'Shift+' : ''}${key.toUpperCase()}`
}
