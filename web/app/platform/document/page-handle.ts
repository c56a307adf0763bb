import { useMatches } from 'react-router'
import type { HydrationTiming } from './load-islands.ts'

/** Options that a route exports as `handle`. */
export interface PageHandle {
  /** A page for visitors: sent as a finished document in which only islands are hydrated. */
  isPublic?: boolean
  /** When the islands of a public page are hydrated. */
  scripts?: HydrationTiming
  /** A long text: its headings use the serif of the body text, so the display font is not preloaded. */
  isReading?: boolean
}

/** The handles of all matched routes, merged; a page overrides its layout. */
export function usePageHandle(): PageHandle {
  return Object.assign({}, ...useMatches().map(({ handle }) => handle))
}
