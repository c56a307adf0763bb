interface TextSection {
  /** Of its heading in the text; 0 is what comes before the first. */
  number: number
  html: string
}

const HEADINGS = 'h1, h2, h3, h4, h5, h6'

/**
 * The text section by section, numbered as the server numbers headings. Lines “Implements: …” are hidden where their
 * law is shown beside the section. No character is left out: comments are placed by counting them.
 */
export function splitSections(html: string, isLawBeside: boolean): TextSection[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const sections: TextSection[] = []
  let headings = 0
  for (const child of body.childNodes) {
    const last = sections.at(-1)
    if (!(child instanceof Element)) {
      if (last) last.html += escaped(child.textContent ?? '')
      continue
    }
    const isHeading = child.matches(HEADINGS)
    const begun = headings + (isHeading ? 1 : 0)
    headings += (isHeading ? 1 : 0) + child.querySelectorAll(HEADINGS).length
    if (isLawBeside && child.tagName === 'P' && /^Implements:/i.test(child.textContent.trim()))
      child.setAttribute('hidden', '')
    if (last && !isHeading) last.html += child.outerHTML
    else sections.push({ number: begun, html: child.outerHTML })
  }
  return sections
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
