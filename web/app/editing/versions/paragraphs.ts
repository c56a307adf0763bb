/** How a paragraph of a text is set on the page. */
type Form = 'heading' | 'item' | 'text'

export interface Paragraph {
  form: Form
  text: string
  /** The same with its formatting and links. */
  html: string
}

const HEADINGS = 'H1,H2,H3,H4,H5,H6'
/** Elements whose words are one paragraph. */
const PARAGRAPHS = `${HEADINGS},P`
const BLOCKS = `${PARAGRAPHS},LI,TR,PRE,UL,OL,TABLE,THEAD,TBODY,BLOCKQUOTE,DIV,SECTION`

/** The paragraphs of a rendered text, as a reader sees them: headings, items of lists, rows of tables, and the rest. */
export function paragraphsOf(html: string): Paragraph[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return paragraphsIn(body)
}

function paragraphsIn(element: Element): Paragraph[] {
  const found: Paragraph[] = []
  const add = (form: Form, words: string, html: string) => {
    const text = words.replace(/\s+/g, ' ').trim()
    if (text) found.push({ form, text, html: html.trim() })
  }
  let words = ''
  let html = ''
  const finish = () => {
    add('text', words, html)
    words = ''
    html = ''
  }
  for (const node of element.childNodes) {
    if (!(node instanceof Element) || !node.matches(BLOCKS)) {
      words += node.textContent ?? ''
      html += node instanceof Element ? node.outerHTML : (node.textContent ?? '')
      continue
    }
    finish()
    const text = node.textContent ?? ''
    if (node.matches('LI')) found.push(...itemOf(node))
    else if (node.matches('TR'))
      add('text', [...node.children].map((cell) => cell.textContent?.trim()).join(' · '), node.innerHTML)
    else if (node.matches('PRE')) {
      if (text.trim()) found.push({ form: 'text', text: text.trim(), html: node.innerHTML })
    } else if (node.matches(PARAGRAPHS))
      add(node.matches(HEADINGS) ? 'heading' : 'text', text, node.innerHTML)
    else found.push(...paragraphsIn(node))
  }
  finish()
  return found
}

/** The first paragraph of an item is beside its mark; further ones and lists inside follow. */
function itemOf(item: Element): Paragraph[] {
  const [first, ...rest] = paragraphsIn(item)
  if (!first) return []
  return [{ ...first, form: 'item' }, ...rest]
}
