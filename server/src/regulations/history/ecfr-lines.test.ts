import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { classifyDay } from '@plumbline/rules/regulations/classify-day.ts'
import { EcfrXmlError, ecfrLines } from '@plumbline/rules/regulations/ecfr-lines.ts'
import { splitRegulationText } from '@plumbline/rules/regulations/split-text.ts'
import { markKey } from '@plumbline/rules/regulations/words.ts'
import { expect, test } from 'vitest'
import { REGULATION_DATA_FOLDER, readBundledHistory, readBundledXml } from './bundled-history.ts'
import { readKnownDocuments } from './known-documents.ts'
import { rowsOfHistory } from './paragraph-rows.ts'

const xml = brotliDecompressSync(
  readFileSync(new URL('1026.2026-08-06.xml.br', REGULATION_DATA_FOLDER)),
).toString('utf8')
const lines = ecfrLines('1026', xml)

test('the XML of Regulation Z says, word for word, what its text says', () => {
  const history = readBundledHistory('1026')
  const before = history.linesOf(history.events.at(-1)!.version)
  const text = splitRegulationText('1026', before)
  const read = splitRegulationText('1026', lines)
  expect(classifyDay({ lines: before, text }, { lines, text: read })).toMatchObject({
    class: 'renderer',
    changes: [],
    newNotes: [],
  })
  const rules = (of: typeof read) =>
    of.paragraphs.filter(({ kind }) => kind === 'paragraph').map(({ key }) => key)
  expect(rules(read)).toEqual(rules(text))
  expect(read.counts).toMatchObject({ sections: 58, appendices: 17, paragraphs: 3551, comments: 2960 })
})

test('rows of tables stay rows, and the footnote of Appendix J stays', () => {
  expect(lines).toContain('1983\t9.78\t3\t* * 15.41\t129.81\t9,969.66')
  expect(lines).toContain('62\t2\t[11]\t21\t29')
  const text = splitRegulationText('1026', lines)
  const appendix = text.paragraphs.filter(({ page, kind }) => page === 'appendix-j' && kind === 'appendix')
  expect(appendix.length).toBeGreaterThan(20)
})

test('the first fill takes the tables of the XML and makes no change of it', { timeout: 180_000 }, () => {
  const history = readBundledHistory('1026')
  const plain = rowsOfHistory(history, readKnownDocuments())
  const rows = rowsOfHistory(history, readKnownDocuments(), readBundledXml('1026'))
  expect(rows.days).toEqual(plain.days)
  const bare = (row: (typeof rows.paragraphs)[number]) => ({ ...row, text: markKey(row.text) })
  expect(rows.paragraphs.map(bare)).toEqual(plain.paragraphs.map(bare))
  const loans = rows.paragraphs.filter(({ page, text }) => page === 'appendix-l' && text.includes('\t'))
  expect(loans.map(({ text }) => text).join()).toContain('62\t2\t[11]\t21\t29')
  expect(rows.lastLines).toEqual(lines)
})

test('two marks in one paragraph are two lines, an announced amendment is a note', () => {
  const found = ecfrLines(
    '1003',
    `<DIV5 N="1003" TYPE="PART"><HEAD>PART 1003</HEAD><DIV6 N="A"><HEAD>Subpart A</HEAD>
<DIV8 N="1003.1" TYPE="SECTION"><HEAD>&#xA7; 1003.1 Authority.</HEAD>
<XREF ID="20241230">Link to an amendment published at 89 FR 106838, Dec. 30, 2024.</XREF>
<P>(a) <I>Coverage.</I> (1) In general &#x2014; a &amp; b.</P><P>(3)(i) <I>Application</I> means more.</P>
<CITA>[80 FR 1]</CITA></DIV8></DIV6></DIV5>`,
  )
  expect(found).toEqual([
    '§1003.1 Authority.',
    'Cross Reference',
    'Link to an amendment published at 89 FR 106838, Dec. 30, 2024.',
    '(a) Coverage.',
    '(1) In general-a & b.',
    '(3)',
    '(i) Application means more.',
  ])
})

test.each([
  ['a web page', '<!DOCTYPE html><html><body>blocked</body></html>'],
  ['text', 'Too many requests'],
  ['nothing', ''],
  ['another part', xml.slice(0, 400).replace('N="1026"', 'N="1024"')],
  ['a file that was cut off', xml.slice(0, 500_000)],
  ['a part without sections', '<DIV5 N="1026"><HEAD>PART 1026</HEAD></DIV5>'],
  ['a section of another part', '<DIV5 N="1026"><DIV8 N="1024.1"><HEAD>x</HEAD></DIV8></DIV5>'],
  ['elements that do not match', '<DIV5 N="1026"><DIV8 N="1026.1"><P>x</DIV8></P></DIV5>'],
  ['two parts', '<DIV5 N="1026"><DIV8 N="1026.1"><P>x</P></DIV8></DIV5><DIV5 N="1026"></DIV5>'],
])('%s is refused', (_, given) => {
  expect(() => ecfrLines('1026', given)).toThrow(EcfrXmlError)
})
