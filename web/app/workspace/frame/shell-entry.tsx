import clsx from 'clsx'
import type { ShellEntry } from './shell-navigation.ts'

/** Classes of a sidebar link; the narrow sidebar shows icons only. */
export function entryClass(isHere: boolean, narrow: boolean): string {
  return clsx(
    'flex min-h-10 flex-none items-center gap-3 rounded-control text-[0.90625rem] transition-colors duration-150',
    narrow ? 'justify-center px-0' : 'px-2.5',
    isHere
      ? 'bg-brand-soft font-semibold text-brand-strong'
      : 'font-medium text-ink-soft hover:bg-brand-soft/60 hover:text-ink',
  )
}

/** Icon and label; the narrow sidebar keeps the label for screen readers. */
export function EntryContent({ entry, narrow }: { entry: ShellEntry; narrow: boolean }) {
  return (
    <>
      <entry.icon className="size-4.5 flex-none" strokeWidth={1.7} aria-hidden />
      <span className={narrow ? 'sr-only' : 'min-w-0'}>{entry.label}</span>
    </>
  )
}
