import { useEffect, useRef, useState } from 'react'

const PREFIX = 'plumbline-unsaved'

interface Stored<Text> {
  keptAt: string
  text: Text
  setAside?: readonly Text[]
}

/**
 * Stores unsaved text in local storage at every change until it is saved or discarded, so that a reload, a
 * closed dialog or an ended session loses nothing. `key` identifies the writer and the text.
 */
export function useUnsavedText<Text extends { version: number }>(key: string, saved: Text) {
  const storageKey = `${PREFIX}:${key}`
  const [stored] = useState(() => readStored<Text>(storageKey))
  const [text, setText] = useState<Text>({ ...saved, ...stored?.text })
  const [setAside, setSetAside] = useState(() =>
    (stored?.setAside ?? []).map((aside): Text => ({ ...saved, ...aside })),
  )
  const [restoredAt, setRestoredAt] = useState(stored?.keptAt)
  const untouched = useRef(text)

  useEffect(() => {
    if (text !== untouched.current) store(storageKey, { keptAt: new Date().toISOString(), text, setAside })
  }, [storageKey, text, setAside])

  /** Marks `next` as saved. */
  function settle(next: Text) {
    forget(storageKey)
    untouched.current = next
    setText(next)
    setSetAside([])
    setRestoredAt(undefined)
  }

  return {
    text,
    /** When the restored text was stored; absent if nothing was restored. */
    restoredAt,
    change(patch: Partial<Text> | ((before: Text) => Partial<Text>)) {
      setText((before) => ({ ...before, ...(typeof patch === 'function' ? patch(before) : patch) }))
    },
    /** Whether the user's text was set aside for another version. */
    hasSetAside: setAside.length > 0,
    takeInstead(other: Text) {
      setSetAside([...setAside, text])
      setText(other)
    },
    /** Restores the text that was set aside last. */
    bringBack() {
      const last = setAside.at(-1)
      if (!last) return
      setText({ ...last, version: text.version })
      setSetAside(setAside.slice(0, -1))
    },
    /** Returns to the saved text. */
    discard: () => settle(saved),
    settle,
    forget: () => forget(storageKey),
  }
}

function readStored<Text>(storageKey: string): Stored<Partial<Text>> | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    const isStored = typeof stored === 'object' && stored !== null && 'text' in stored && 'keptAt' in stored
    return isStored ? (stored as Stored<Partial<Text>>) : undefined
  } catch {
    return undefined
  }
}

function store<Text>(storageKey: string, stored: Stored<Text>) {
  try {
    localStorage.setItem(storageKey, JSON.stringify(stored))
  } catch {
    // Storage is full or disabled: the text lives as long as the page.
  }
}

function forget(storageKey: string) {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Storage is disabled: nothing was stored.
  }
}
