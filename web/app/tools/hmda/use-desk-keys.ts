import { useEffect, useRef } from 'react'

type DeskKey = 'undo' | 'redo' | 'j' | 'k' | 'a' | 'v' | 'e'

const TYPING = 'input, textarea, select, [contenteditable], [role=dialog], [role=menu]'

/** Keys of the desk: undo and redo always, single letters while they are switched on. */
export function useDeskKeys(
  isReady: boolean,
  letters: boolean,
  actions: Record<DeskKey, () => unknown>,
): void {
  const current = useRef(actions)
  current.current = actions
  useEffect(() => {
    if (!isReady) return
    function onKey(event: KeyboardEvent) {
      if ((event.target as HTMLElement).closest(TYPING)) return
      const letter = event.key.toLowerCase()
      const command = event.ctrlKey || event.metaKey
      let key: DeskKey | undefined
      if (command && letter === 'z') key = event.shiftKey ? 'redo' : 'undo'
      else if (command && letter === 'y') key = 'redo'
      else if (letters && !command && !event.altKey && 'jkave'.includes(letter) && letter.length === 1)
        key = letter as DeskKey
      if (!key) return
      event.preventDefault()
      current.current[key]()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isReady, letters])
}
