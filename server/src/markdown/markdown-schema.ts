import type { Options } from 'rehype-sanitize'

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
    a: ['href', 'title', 'ariaLabel'],
    img: ['src', 'alt', 'title'],
    ol: ['start'],
    li: [['className', 'task-list-item']],
    ul: [['className', 'contains-task-list']],
    th: ['align'],
    td: ['align'],
    code: [['className', /^language-[\w-]+$/]],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  strip: ['script', 'style'],
}
