import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ROOT = new URL('../../../../', import.meta.url)
const LIBRARY = 'server/src/regulations/library'
const STORES = [`${LIBRARY}/regulation-store.ts`, 'server/src/regulations/retrieval/passage-store.ts']

const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8')
const filesIn = (pattern: string) =>
  globSync(pattern, { cwd: ROOT }).filter((path) => !/\.test\.tsx?$|\/testing\//.test(path))

/** Names of the exported functions of a store whose rows hold words of paragraphs. */
function givesWords(store: string): string[] {
  return read(store)
    .replaceAll(/\/\*\*[\s\S]*?\*\/|\/\/.*/g, '')
    .split(/^export /m)
    .slice(1)
    .map((code) => code.split(code.startsWith('const') ? /\n\n/ : /^\}/m)[0]!)
    .filter((code) => /\bCOLUMNS\b|differencesOfPage|(?<!::)\btext\b/.test(code))
    .flatMap((code) => /^(?:async )?(?:function\*?|const) (\w+)/.exec(code)?.[1] ?? [])
}

const namesImportedFrom = (text: string, store: string) =>
  [...text.matchAll(/import \{([^}]*)\} from '([^']+)'/g)]
    .filter(([, , from]) => from!.endsWith(`/${store.split('/').at(-1)}`))
    .flatMap(([, names]) => names!.split(',').map((name) => name.trim()))

/** Server files that read words of paragraphs and take no standing for them, each with the reason. */
const NO_STANDING: Readonly<Record<string, string>> = {
  'server/src/regulations/library/redline-handlers.ts': 'compares words and has redline.ts draw them',
  'server/src/regulations/regulatory-updates/update-redline.ts':
    'compares words and has redline.ts draw them',
  'server/src/regulations/regulatory-updates/text-updates.ts': 'compares words and shows none',
  'server/src/regulations/retrieval/passage-store.ts': 'gives words to the sources of the search',
}

test('every server file that reads words of paragraphs takes their standing, or is listed with a reason', () => {
  const readers = filesIn('server/src/**/*.ts').filter((path) => {
    const text = read(path)
    return STORES.some((store) => {
      const words = givesWords(store)
      return path !== store && namesImportedFrom(text, store).some((name) => words.includes(name))
    })
  })
  expect(readers.length).toBeGreaterThan(7)
  const without = readers.filter((path) => !/\b(?:standingOf|standingNotes|copyNotes)\(/.test(read(path)))
  expect(without.filter((path) => !(path in NO_STANDING))).toEqual([])
  expect(Object.keys(NO_STANDING).filter((path) => !without.includes(path))).toEqual([])
})

/** SQL outside of the library that names the words, each with the reason. */
const OWN_SQL: Readonly<Record<string, string>> = {
  'server/src/compliance/policies/policy-law-store.ts': 'headings of sections, for the coverage',
}

test('no SQL outside of the library reads the words of a paragraph, but for what is listed', () => {
  const own = /^server\/src\/regulations\/(?:library|history|retrieval)\//
  const readers = filesIn('server/src/**/*.ts').filter(
    (path) =>
      !own.test(path) &&
      [...read(path).matchAll(/sql(?:<[^`]*>)?`[^`]*`/g)].some(
        ([query]) => query.includes('regulation_paragraphs') && /(?<!::)\btext\b/.test(query),
      ),
  )
  expect(readers).toEqual(Object.keys(OWN_SQL))
})

/** Which answers of the API hold words, and which field of the same answer a screen that shows them must read. */
const ANSWERS: Readonly<Record<string, RegExp[]>> = {
  'regulations.lookup': [/\bstatuses\b/, /\blaterChanges\b/, /\bgaps\b/],
  'regulations.page': [/\bstatuses\b/, /\blaterChanges\b/, /\bgaps\b/],
  'regulations.search': [/\bstatuses\b/, /\blaterChanges\b/, /\bgaps\b/],
  'regulations.redline': [/\blaterChanges\b/],
}

/** Files that ask for words and leave the standing to others, each with the reason. */
const ASKS_ONLY: Readonly<Record<string, string>> = {
  'server/src/http/mcp/mcp-server.ts': 'asks whether a key opens the look-up',
  'server/src/http/open-api/operation-examples.ts': 'names the operation of an example',
  'server/src/http/mcp/paragraph-with-below.ts': 'hands on the whole answer; `below` has its notes',
  'server/src/http/mcp/mcp-tools.ts': 'hands on the whole answer',
  'web/app/site/regulations/public-section-page.tsx': 'the reading shows the legal status of each paragraph',
  'web/app/workspace/regulations/citation-jump.tsx': 'asks how long a citation may be',
  'web/app/workspace/regulations/regulation-section-page.tsx':
    'the reading shows the legal status of each paragraph',
}

test('every screen and tool that asks for words shows their standing, or is listed with a reason', () => {
  const asking = filesIn('{web/app,server/src/http,server/src/operator}/**/*.{ts,tsx}').flatMap((path) => {
    const text = read(path)
    return Object.entries(ANSWERS)
      .filter(([name]) => new RegExp(`\\b${name.replace('.', '\\.')}(?:\\(|\\.|')`).test(text))
      .map(([, needed]) => ({ path, isShown: needed.every((word) => word.test(text)) }))
  })
  expect(asking.length).toBeGreaterThan(5)
  const without = [...new Set(asking.filter(({ isShown }) => !isShown).map(({ path }) => path))]
  expect(without.filter((path) => !(path in ASKS_ONLY))).toEqual([])
  expect(Object.keys(ASKS_ONLY).filter((path) => !without.includes(path))).toEqual([])
})

/** Types of the contract that hold words of a paragraph, with what is shown beside them. */
const WORDS: Readonly<Record<string, RegExp>> = {
  LibraryParagraph: /\bstatuses\b/,
  CitationAnswer: /\bstatuses\b/,
  TextMatch: /\bstatuses\b/,
  RedlineChange: /\bcopyNotes\b/,
}

/** Files that name such a type and show no words of it, or leave the notes to what is around them. */
const SHOWN_AROUND: Readonly<Record<string, string>> = {
  'web/app/platform/regulations/change-kinds.ts': 'names of kinds',
  'web/app/platform/regulations/comment-groups.ts': 'groups comments, which the reading shows',
  'web/app/workspace/regulations/overrule-change-dialog.tsx': 'shows no words of the paragraph',
  'web/app/workspace/regulations/redline-page.tsx': 'the redline view shows them',
  'web/app/workspace/regulations/regulation-section-page.tsx': 'the reading shows them',
}

test('every component that takes a paragraph shows its standing, or is listed with a reason', () => {
  const without = filesIn('web/app/**/*.{ts,tsx}').filter((path) => {
    const text = read(path)
    const imported = namesImportedFrom(text, 'regulations.ts').map((name) => name.replace(/^type /, ''))
    const typed = [...text.matchAll(/import type \{([^}]*)\} from '[^']*\/regulations\.ts'/g)].flatMap(
      ([, names]) => names!.split(',').map((name) => name.trim()),
    )
    return [...imported, ...typed].some((name) => WORDS[name] && !WORDS[name].test(text))
  })
  expect(without.filter((path) => !(path in SHOWN_AROUND))).toEqual([])
  expect(Object.keys(SHOWN_AROUND).filter((path) => !without.includes(path))).toEqual([])
})
