import { useEffect } from 'react'

export const sectionPath = (policyId: string, section: number): string =>
  section > 0 ? `/policies/${policyId}?section=${section}` : `/policies/${policyId}`

/** Scrolls to the heading that the address names by its number, once the text is there. */
export function useShownSection(section: number, isThere: boolean) {
  useEffect(() => {
    if (!isThere || !Number.isInteger(section) || section < 1) return
    const heading = document.querySelectorAll<HTMLElement>('.prose :is(h1, h2, h3, h4, h5, h6)')[section - 1]
    if (!heading) return
    heading.tabIndex = -1
    heading.style.scrollMarginTop = '6rem'
    heading.focus({ preventScroll: true })
    heading.scrollIntoView({ block: 'start' })
  }, [section, isThere])
}
