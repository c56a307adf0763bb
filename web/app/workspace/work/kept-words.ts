import { useState } from 'react'

const PREFIX = 'plumbline-unsaved'

/** Words of a short field, stored in this browser through a reload until they are sent. */
export function useKeptWords<Words>(key: string | undefined, initial: Words) {
  const storageKey = key && `${PREFIX}:${key}`
  const [words, setWords] = useState<Words>(() => (storageKey && read<Words>(storageKey)) || initial)
  return [
    words,
    (next: Words) => {
      setWords(next)
      if (storageKey) store(storageKey, next)
    },
    () => {
      setWords(initial)
      if (storageKey) store(storageKey, null)
    },
  ] as const
}

function read<Words>(storageKey: string): Words | undefined {
  try {
    return (JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Words | null) ?? undefined
  } catch {
    return undefined
  }
}

function store(storageKey: string, words: unknown) {
  try {
    if (words === null || words === '') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, JSON.stringify(words))
  } catch {
    // Storage is full or disabled: the words live as long as the page.
  }
}
