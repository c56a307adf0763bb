import type { Options } from 'rehype-sanitize'

/** Footnote ids are the only ids before headings get theirs. */
const FOOTNOTE_ID: [string, RegExp] = ['id', /^user-content-fn(?:ref)?-/]

/**
 * The elements and attributes that rendered text may contain. The sanitizer drops everything else:
 * scripts, frames, forms, styles, event handlers, and URLs that run or embed something (javascript:,
 * data:).
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
  // They already have their prefix.
  clobber: [],
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  strip: ['script', 'style'],
}
