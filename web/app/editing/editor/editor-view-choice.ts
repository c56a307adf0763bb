import { useState } from 'react'

export type EditorViewName = 'formatted' | 'markdown'

const KEY = 'plumbline-editor-view'

/** The view that the person chose last in this browser; formatted text at first. */
export function useEditorViewChoice(): [EditorViewName, (view: EditorViewName) => void] {
  const [view, setView] = useState(readChoice)
  return [
    view,
    (next) => {
      setView(next)
      try {
        localStorage.setItem(KEY, next)
      } catch {
        // Storage is full or disabled: the choice lives as long as the page.
      }
    },
  ]
}

function readChoice(): EditorViewName {
  try {
    return localStorage.getItem(KEY) === 'markdown' ? 'markdown' : 'formatted'
  } catch {
    return 'formatted'
  }
}
