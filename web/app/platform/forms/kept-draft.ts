const PREFIX = 'plumbline-form'

/** A form's draft in this tab, which a reload or an ended session does not lose. */
export interface KeptDraft<Draft> {
  read: () => Draft | undefined
  write: (draft: Draft) => void
  forget: () => void
}

/** Without a name nothing is stored. */
export function keptDraft<Draft>(writerId: string, name: string | undefined): KeptDraft<Draft> {
  const key = name && `${PREFIX}:${writerId}:${name}`
  const quietly = <Result>(work: (storage: Storage, key: string) => Result): Result | undefined => {
    if (!key) return undefined
    try {
      return work(sessionStorage, key)
    } catch {
      // Storage is full or disabled: the draft lives as long as the page.
      return undefined
    }
  }
  return {
    read: () => quietly((storage, at) => JSON.parse(storage.getItem(at) ?? 'null') ?? undefined),
    write: (draft) => quietly((storage, at) => storage.setItem(at, JSON.stringify(draft))),
    forget: () => quietly((storage, at) => storage.removeItem(at)),
  }
}

/** The drafts of everyone who used this tab. */
export function forgetKeptDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(`${PREFIX}:`)) sessionStorage.removeItem(key)
  } catch {
    // Storage is disabled: nothing was stored.
  }
}
