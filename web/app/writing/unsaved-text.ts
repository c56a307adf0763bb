import { useEffect, useRef, useState } from 'react'

const PREFIX = 'plumbline-unsaved'

interface Kept<Text> {
  keptAt: string
  text: Text
  putAside?: readonly Text[]
}

/**
 * What is being written, kept in this browser at every change until it is saved or thrown
 * away: a reload, a closed dialog or a lost session loses nothing. `key` names the writer
 * and the text.
 */
export function useUnsavedText<Text extends { version: number }>(key: string, saved: Text) {
  const storageKey = `${PREFIX}:${key}`
  const [kept] = useState(() => readKept<Text>(storageKey))
  const [text, setText] = useState<Text>({ ...saved, ...kept?.text })
  const [putAside, setPutAside] = useState(() =>
    (kept?.putAside ?? []).map((aside): Text => ({ ...saved, ...aside })),
  )
  const [restoredAt, setRestoredAt] = useState(kept?.keptAt)
  const untouched = useRef(text)

  useEffect(() => {
    if (text !== untouched.current) keep(storageKey, { keptAt: new Date().toISOString(), text, putAside })
  }, [storageKey, text, putAside])

  /** What stands here now is what was saved. */
  function settle(next: Text) {
    forget(storageKey)
    untouched.current = next
    setText(next)
    setPutAside([])
    setRestoredAt(undefined)
  }

  return {
    text,
    /** When the text was kept that stands here again; absent when this is what was saved. */
    restoredAt,
    change(patch: Partial<Text> | ((before: Text) => Partial<Text>)) {
      setText((before) => ({ ...before, ...(typeof patch === 'function' ? patch(before) : patch) }))
    },
    /** Whether another text was taken instead of what was written here, which is kept until something is saved. */
    hasPutAside: putAside.length > 0,
    takeInstead(other: Text) {
      setPutAside([...putAside, text])
      setText(other)
    },
    /** What was put aside last, as a change of the version that stands here. */
    bringBack() {
      const last = putAside.at(-1)
      if (!last) return
      setText({ ...last, version: text.version })
      setPutAside(putAside.slice(0, -1))
    },
    /** Back to what was saved. */
    discard: () => settle(saved),
    settle,
    forget: () => forget(storageKey),
  }
}

function readKept<Text>(storageKey: string): Kept<Partial<Text>> | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    const isKept = typeof kept === 'object' && kept !== null && 'text' in kept && 'keptAt' in kept
    return isKept ? (kept as Kept<Partial<Text>>) : undefined
  } catch {
    return undefined
  }
}

function keep<Text>(storageKey: string, kept: Kept<Text>) {
  try {
    localStorage.setItem(storageKey, JSON.stringify(kept))
  } catch {
    // Storage is full or switched off: the text holds as long as the page.
  }
}

function forget(storageKey: string) {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Storage is switched off: nothing was kept.
  }
}
