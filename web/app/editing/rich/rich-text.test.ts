import { globSync, readFileSync } from 'node:fs'
import fastCheck from 'fast-check'
import { Fragment, type Node } from 'prosemirror-model'
import { describe, expect, test } from 'vitest'
import { parseMarkdown } from './read-markdown.ts'
import { richSchema } from './rich-schema.ts'
import { createRichText } from './rich-text.ts'

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/

/** Every text that ships with the program. */
const STORED = globSync('content/**/*.md').sort()
const shipped = STORED.map((path) => [path, readFileSync(path, 'utf8')] as const)

function roundTrip(markdown: string): string {
  const { read, write } = createRichText()
  return write(read(markdown))
}

/** The document without what says where it came from and how its lists are spaced. */
function bare(node: Node): unknown {
  const { origin: _origin, isLoose: _isLoose, marker: _marker, counts: _counts, ...attrs } = node.attrs
  if (node.isText) return [node.text, node.marks.map((mark) => [mark.type.name, mark.attrs])]
  const parts: unknown[] = []
  for (const child of node.children) parts.push(bare(child))
  return [node.type.name, attrs, node.marks.map(({ type }) => type.name), parts]
}

/** Every block as if it had been typed here. */
function retyped(node: Node): Node {
  if (node.isText) return node
  const attrs = 'origin' in node.attrs ? { ...node.attrs, origin: null } : node.attrs
  return node.type.create(attrs, Fragment.from(node.children.map(retyped)), node.marks)
}

function withWord(node: Node): Node | undefined {
  if (node.isText) return richSchema.text(`${node.text} edited`, node.marks)
  for (let index = node.childCount - 1; index >= 0; index--) {
    const child = withWord(node.child(index))
    if (child) return node.copy(node.content.replaceChild(index, child))
  }
  return undefined
}

test('there are texts of every kind', () => {
  for (const folder of ['articles', 'blog', 'policy-templates', 'legal'])
    expect(STORED.some((path) => path.startsWith(`content/${folder}/`))).toBe(true)
})

describe.each(shipped)('%s', (_path, file) => {
  const markdown = file.replace(FRONT_MATTER, '')

  test('is written as it was', () => {
    expect(roundTrip(file)).toBe(file)
    expect(roundTrip(markdown)).toBe(markdown)
    const windows = markdown.replaceAll('\n', '\r\n')
    expect(roundTrip(windows)).toBe(windows)
  })

  test('an edited block changes nothing outside itself', () => {
    const { read, write } = createRichText()
    const doc = read(markdown)
    const { children } = parseMarkdown(markdown)
    doc.forEach((block, _offset, index) => {
      const edited = withWord(block)
      if (!edited) return
      const now = write(doc.copy(doc.content.replaceChild(index, edited)))
      const { start, end } = children[index]!.position!
      expect(now.startsWith(markdown.slice(0, start.offset))).toBe(true)
      expect(now.endsWith(markdown.slice(end.offset))).toBe(true)
      expect(now).not.toBe(markdown)
    })
  })

  test('says the same when all of it is rewritten', () => {
    const { read, write } = createRichText()
    const doc = read(markdown)
    const anew = createRichText()
    expect(bare(anew.read(write(retyped(doc))))).toEqual(bare(doc))
  })
})

const PIECES = [
  ...[
    '# Title\n',
    'Title\n=====\n',
    '## Under *it*\n',
    'Words of a line\n',
    'and the next one\n',
    '\n',
    '\n\n',
  ],
  ...[
    '- one\n',
    '- two\n',
    '* three\n',
    '+ four\n',
    '  - nested\n',
    '1. first\n',
    '2. second\n',
    '1) other\n',
  ],
  ...['- [ ] open\n', '- [x] done\n', '   continued\n', '> quoted\n', '> > deeper\n', '    indented code\n'],
  ...[
    '```js\ncode *not*\n```\n',
    '~~~\nopen fence\n',
    '<div>html</div>\n',
    '<!-- note -->\n',
    '---\n',
    '***\n',
  ],
  ...[
    '| A | B |\n| --- | :-: |\n| 1 | *2* |\n',
    '| c \\| d | e |\n',
    '[ref]: /address "Title"\n',
    '[^1]: A note.\n',
  ],
  ...['A [link](https://a.example "T"), [ref], and ![image](/media/x).\n', 'a@b.example www.c.example\n'],
  ...[
    '**bold***italic*~~gone~~`code`\n',
    'line  \nbreak\\\nagain\n',
    'A note[^1] and <b>html</b> &amp; &copy;\n',
  ],
  ...[
    'Implements: 12 CFR 1026.35(b)\n',
    '\t tabbed\n',
    '  \n',
    '* * *\n',
    '#no heading\n',
    '\\* escaped_ [sic]\n',
  ],
]
const generated = fastCheck
  .array(fastCheck.constantFrom(...PIECES), { maxLength: 14 })
  .map((all) => all.join(''))

test('any Markdown is written as it was', () => {
  fastCheck.assert(
    fastCheck.property(fastCheck.oneof(generated, fastCheck.string({ unit: 'binary' })), (markdown) => {
      expect(roundTrip(markdown)).toBe(markdown)
    }),
    { numRuns: 500, seed: 20_260_101 },
  )
})

test('a list that comes to stand after indented code stays a list', () => {
  const { read, write } = createRichText()
  const doc = read('    indented code\n# Title\n2. second\n')
  const kept = doc.children.filter(({ type }) => type.name !== 'heading')
  const written = createRichText().read(write(doc.copy(Fragment.from(kept))))
  expect(written.children.map(({ type }) => type.name)).toEqual(['code_block', 'ordered_list'])
})

test('a block that is taken away takes its bytes alone', () => {
  fastCheck.assert(
    fastCheck.property(generated, fastCheck.nat(), (all, pick) => {
      // A link without the block that defines it says something else.
      const markdown = all.replace(/^\[(?:ref|\^1)\]:.*$/gm, '')
      const { read, write } = createRichText()
      const doc = read(markdown)
      if (doc.childCount < 2) return
      const without = doc.children.filter((_, index) => index !== pick % doc.childCount)
      const reread = createRichText().read(write(doc.copy(Fragment.from(without))))
      expect(reread.textContent.replace(/\s/g, '')).toBe(
        doc.copy(Fragment.from(without)).textContent.replace(/\s/g, ''),
      )
    }),
    { numRuns: 300, seed: 20_260_101 },
  )
})
