import { useLayoutEffect, useState, useSyncExternalStore } from 'react'

/** From this width there is a column beside the text, as the layout of the page has it. */
const WIDE = '(min-width: 80rem)'

function onWidth(changed: () => void) {
  const query = matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

export const useIsWide = (): boolean =>
  useSyncExternalStore(
    onWidth,
    () => matchMedia(WIDE).matches,
    () => true,
  )

const NONE: ReadonlyMap<string, HTMLElement> = new Map()

/** Places for comments below the paragraphs with their passages. `html` is the text as it is now. */
export function useInlinePlaces(
  root: HTMLElement | null,
  html: string,
  ids: readonly string[],
): ReadonlyMap<string, HTMLElement> {
  const [places, setPlaces] = useState(NONE)
  const wanted = ids.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML takes the places away with the old paragraphs
  useLayoutEffect(() => {
    if (!root || wanted === '') {
      setPlaces(NONE)
      return
    }
    const made = new Map<string, HTMLElement>()
    for (const id of wanted.split(' ')) {
      let block: Element | null = root.querySelector(`mark[data-comment="${id}"]`)
      while (block && !block.parentElement?.matches('.prose')) block = block.parentElement
      if (!block) continue
      const below = document.createElement('div')
      below.dataset.commentPlace = id
      // Of two in one paragraph the first one stands first.
      let last = block
      while (last.nextElementSibling?.hasAttribute('data-comment-place')) last = last.nextElementSibling
      last.after(below)
      made.set(id, below)
    }
    setPlaces(made)
    return () => {
      for (const below of made.values()) below.remove()
    }
  }, [root, html, wanted])
  return places
}
