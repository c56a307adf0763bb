import { type DOMOutputSpec, type NodeSpec, Schema } from 'prosemirror-model'
import { tableNodes } from 'prosemirror-tables'

/**
 * What the editor can show as formatted text; everything else is a block or a piece of source. `origin` is the
 * number of the stored block, item, or row that a node was read from (`originals.ts`).
 */
const FROM_SOURCE = { origin: { default: null } }

const tables = tableNodes({
  tableGroup: 'block',
  cellContent: 'paragraph',
  cellAttributes: {
    align: {
      default: null,
      getFromDOM: (dom) => dom.dataset.align ?? null,
      setDOMAttr: (value, attributes) => {
        if (value) attributes['data-align'] = value
      },
    },
  },
})

const withOrigin = (spec: NodeSpec): NodeSpec => ({ ...spec, attrs: { ...spec.attrs, ...FROM_SOURCE } })

const numberOf = (dom: HTMLElement, name: string, otherwise: number) => {
  const value = Number(dom.getAttribute(name) ?? otherwise)
  return Number.isInteger(value) && value >= 0 && value < 1e9 ? value : otherwise
}

const LIST = {
  group: 'block',
  content: 'list_item+',
}

export const richSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      group: 'block',
      content: 'inline*',
      attrs: FROM_SOURCE,
      parseDOM: [{ tag: 'p' }],
      toDOM: (): DOMOutputSpec => ['p', 0],
    },
    heading: {
      group: 'block',
      content: 'inline*',
      defining: true,
      attrs: { level: { default: 2 }, ...FROM_SOURCE },
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
      toDOM: (node): DOMOutputSpec => [`h${node.attrs.level}`, 0],
    },
    blockquote: {
      group: 'block',
      content: 'block+',
      defining: true,
      attrs: FROM_SOURCE,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: (): DOMOutputSpec => ['blockquote', 0],
    },
    bullet_list: {
      ...LIST,
      attrs: { isLoose: { default: false }, marker: { default: '-' }, ...FROM_SOURCE },
      parseDOM: [{ tag: 'ul' }],
      toDOM: (): DOMOutputSpec => ['ul', 0],
    },
    ordered_list: {
      ...LIST,
      attrs: {
        start: { default: 1 },
        isLoose: { default: false },
        marker: { default: '.' },
        /** False where every item has the same number in the source. */
        counts: { default: true },
        ...FROM_SOURCE,
      },
      parseDOM: [{ tag: 'ol', getAttrs: (dom) => ({ start: numberOf(dom, 'start', 1) }) }],
      toDOM: (node): DOMOutputSpec => ['ol', node.attrs.start === 1 ? {} : { start: node.attrs.start }, 0],
    },
    list_item: {
      content: 'block+',
      defining: true,
      attrs: { isDone: { default: null }, ...FROM_SOURCE },
      parseDOM: [{ tag: 'li' }],
      toDOM: (node): DOMOutputSpec => [
        'li',
        node.attrs.isDone === null ? {} : { class: node.attrs.isDone ? 'item-done' : 'item-open' },
        0,
      ],
    },
    code_block: {
      group: 'block',
      content: 'text*',
      marks: '',
      code: true,
      defining: true,
      attrs: { info: { default: '' }, ...FROM_SOURCE },
      parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
      toDOM: (): DOMOutputSpec => ['pre', ['code', 0]],
    },
    horizontal_rule: {
      group: 'block',
      attrs: FROM_SOURCE,
      parseDOM: [{ tag: 'hr' }],
      toDOM: (): DOMOutputSpec => ['hr'],
    },
    table: withOrigin(tables.table),
    table_row: withOrigin(tables.table_row),
    table_cell: tables.table_cell,
    table_header: tables.table_header,
    /** Markdown that has no formatted form here: it is shown and edited as it is written. */
    source_block: {
      group: 'block',
      content: 'text*',
      marks: '',
      code: true,
      defining: true,
      attrs: FROM_SOURCE,
      parseDOM: [{ tag: 'pre.source-block', preserveWhitespace: 'full', priority: 60 }],
      toDOM: (): DOMOutputSpec => ['pre', { class: 'source-block' }, ['code', 0]],
    },
    text: { group: 'inline' },
    image: {
      group: 'inline',
      inline: true,
      draggable: true,
      attrs: { src: {}, alt: { default: '' }, title: { default: null } },
      // Readers see images of this site only, so that others are not taken over.
      parseDOM: [
        {
          tag: 'img[src^="/media/"], img[src^="/illustrations/"]',
          getAttrs: (dom) => ({
            src: dom.getAttribute('src'),
            alt: dom.getAttribute('alt') ?? '',
            title: dom.getAttribute('title'),
          }),
        },
      ],
      toDOM: ({ attrs: { src, alt, title } }): DOMOutputSpec => [
        'img',
        { src: /^\/(media|illustrations)\//.test(src) ? src : '', alt, ...(title && { title }) },
      ],
    },
    hard_break: {
      group: 'inline',
      inline: true,
      selectable: false,
      linebreakReplacement: true,
      parseDOM: [{ tag: 'br' }],
      toDOM: (): DOMOutputSpec => ['br'],
    },
    /** A line that ends in the source, and is read as a space. */
    soft_break: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'span.soft-break' }],
      toDOM: (): DOMOutputSpec => ['span', { class: 'soft-break' }, ' '],
      leafText: () => ' ',
    },
    source_piece: {
      group: 'inline',
      inline: true,
      attrs: { source: {} },
      parseDOM: [
        { tag: 'code.source-piece', priority: 60, getAttrs: (dom) => ({ source: dom.textContent ?? '' }) },
      ],
      toDOM: (node): DOMOutputSpec => ['code', { class: 'source-piece' }, node.attrs.source],
      leafText: (node) => node.attrs.source,
    },
  },
  marks: {
    link: {
      attrs: { href: {}, title: { default: null } },
      inclusive: false,
      parseDOM: [
        { tag: 'a[href]', getAttrs: (dom) => linkOf(dom) },
        { tag: 'a[data-refused]', getAttrs: (dom) => ({ href: dom.dataset.refused }) },
      ],
      // A stored text may name any address; the text keeps it, and nobody can follow it from here.
      toDOM: ({ attrs: { href, title } }): DOMOutputSpec => [
        'a',
        { ...(leadsAway(href) ? { 'data-refused': href } : { href }), ...(title && { title }) },
        0,
      ],
    },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: (): DOMOutputSpec => ['em', 0] },
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: (): DOMOutputSpec => ['strong', 0] },
    strike: {
      parseDOM: [{ tag: 's' }, { tag: 'del' }, { tag: 'strike' }],
      toDOM: (): DOMOutputSpec => ['del', 0],
    },
    code: { parseDOM: [{ tag: 'code' }], toDOM: (): DOMOutputSpec => ['code', 0] },
  },
})

/** Addresses that readers may follow; the renderer drops the others too. */
export function linkAddress(address: string): string | undefined {
  const clean = address.trim()
  if (/^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(clean)) return clean
  return undefined
}

/** Whether the address names a scheme that no reader's browser would be given. */
function leadsAway(address: string): boolean {
  // Browsers leave blanks and control characters out.
  const clean = address.replaceAll(/[\s\p{Cc}]+/gu, '')
  return /^[a-z][a-z0-9+.-]*:/i.test(clean) && linkAddress(clean) === undefined
}

function linkOf(dom: HTMLElement): { href: string } | false {
  const href = linkAddress(dom.getAttribute('href') ?? '')
  return href !== undefined && { href }
}
