import type { Options } from 'rehype-sanitize'

/** Of footnotes and of where they are named; the only ids that there are before headings get theirs. */
const FOOTNOTE_ID: [string, RegExp] = ['id', /^user-content-fn(?:ref)?-/]

/**
 * What may stand in rendered text: words, lists, tables, links and pictures. Whatever is
 * not named here is left out: scripts, frames, forms, styles, event handlers, and
 * addresses that run or carry something themselves (javascript:, data:).
 */
export const MARKDOWN_SCHEMA: Options = {
  tagNames: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li'],
    ...['strong', 'em', 'del', 'a', 'img', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'sup', 'section'],
  ],
  attributes: {
    a: ['href', 'title', 'ariaLabel', FOOTNOTE_ID],
    img: ['src', 'alt', 'title'],
    ol: ['start'],
    li: [['className', 'task-list-item'], FOOTNOTE_ID],
    ul: [['className', 'contains-task-list']],
    th: ['align'],
    td: ['align'],
    code: [['className', /^language-[\w-]+$/]],
  },
  // They have their prefix already.
  clobber: [],
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  strip: ['script', 'style'],
}
