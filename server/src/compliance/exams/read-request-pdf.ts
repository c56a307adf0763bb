import type { ReadRequest, RequestList } from '@plumbline/contract/compliance/exam-items.ts'
import type { Block, ReadPdf } from '../../platform/pdf-reading/read-pdf.ts'
import { beginsWithNumber, plainRequest, readRequestRows, readRequestText } from './request-list.ts'

const FROM_PDF =
  'A PDF says where words stand, not what they are. Compare the items with the letter, and untick what is no request.'
const LAST_WORDS =
  /^(?:sincerely|respectfully|regards|best regards|kind regards|very truly yours|thank you|enclosures?\b|cc:|please (?:contact|call|do not hesitate)|(?:any )?questions (?:may|can|should) be|if you have (?:any )?questions|should you have)/i
/** "Dear Members of the Board:", which ends an address. */
const GREETING = /^(?:dear\b.*|to whom it may concern|ladies and gentlemen)[:,]$/i
const GREETING_WITHIN = 40
const QUOTED_AT_MOST = 80

/** The requests of a letter; what was not read or is left out is in its notes. */
export function requestsOfPdf(pdf: ReadPdf): RequestList {
  const { blocks: begun, ending } = withoutEnding(pdf.blocks)
  const { blocks, beginning } = withoutBeginning(begun)
  const parts = partsOf(blocks)
  const isNumbered = blocks.some(({ kind }) => kind === 'item')
  const lists = parts.map((part) => {
    const list = part.rows ? readRequestRows(part.rows) : readRequestText(part.lines.join('\n'))
    const warned = isNumbered && !part.rows
    return {
      ...list,
      items: list.items.map((item) => ({
        ...item,
        section: item.section || part.section,
        warning: warned ? numberWarning(item) : item.warning,
      })),
    }
  })
  return {
    items: [...beginning, ...lists.flatMap(({ items }) => items)],
    notes: [
      ...new Set([FROM_PDF, ...notRead(pdf), ...lists.flatMap(({ notes }) => notes), ...endingNote(ending)]),
    ],
    unused: lists.flatMap(({ unused }) => unused),
  }
}

const NO_NUMBER = 'This has no number: check whether it is a request.'
const numberWarning = ({ number, warning }: ReadRequest): string => (number === '' ? NO_NUMBER : warning)

interface Part {
  section: string
  lines: string[]
  rows?: string[][]
}

/** What is below one heading, and each table by itself. */
function partsOf(blocks: readonly Block[]): Part[] {
  const parts: Part[] = [{ section: '', lines: [] }]
  let parent: { number: string; indent: number } | undefined
  for (const block of blocks) {
    const open = parts.at(-1)!
    if (block.kind === 'heading' && !/^\(?\d/.test(block.text)) {
      parts.push({ section: block.text, lines: [] })
      parent = undefined
    } else if (block.kind === 'table') {
      parts.push({ section: open.section, lines: [], rows: block.rows }, { section: open.section, lines: [] })
    } else if (block.kind === 'item') {
      const number = /^\(?(\d[\d.]*[a-z]?)[.)]*$/i.exec(block.marker)?.[1]
      const letter = /^\(?([a-z]{1,4})[.)]$/i.exec(block.marker)?.[1]
      // An a) further in below 2. is 2a: else each letter would come many times.
      const isBelow = letter && parent && block.indent > parent.indent + 3
      if (number) parent = { number: number.replace(/\.$/, ''), indent: block.indent }
      open.lines.push(`${isBelow ? `${parent!.number}${letter})` : block.marker} ${block.text}`)
    } else open.lines.push(block.text)
  }
  return parts.filter(({ lines, rows }) => rows || lines.length > 0)
}

/** What is above the first request of a letter: an address may begin with a number, and is no request. */
function withoutBeginning(blocks: readonly Block[]): { blocks: readonly Block[]; beginning: ReadRequest[] } {
  const greeting = blocks
    .slice(0, GREETING_WITHIN)
    .findIndex((block) => block.kind === 'paragraph' && GREETING.test(block.text))
  const first = blocks.findIndex(
    (block, index) => index > greeting && (block.kind !== 'paragraph' || beginsWithNumber(block.text)),
  )
  if (greeting < 0 || first < 0) return { blocks, beginning: [] }
  const lines = blocks.slice(0, first).map((block) => ('text' in block ? block.text : ''))
  return { blocks: blocks.slice(first), beginning: plainRequest(lines.filter(Boolean).join('\n'), NO_NUMBER) }
}

/** The greeting at the end of a letter is no part of its last request. */
function withoutEnding(blocks: readonly Block[]): { blocks: readonly Block[]; ending: string[] } {
  const isRequest = ({ kind }: Block) => kind === 'item' || kind === 'table'
  const last = blocks.findLastIndex(isRequest)
  const at = blocks.findIndex(
    (block, index) => index > last && block.kind === 'paragraph' && LAST_WORDS.test(block.text),
  )
  if (last < 0 || at < 0) return { blocks, ending: [] }
  const ending = blocks.slice(at).flatMap((block) => ('text' in block ? [block.text] : []))
  return { blocks: blocks.slice(0, at), ending }
}

function endingNote(ending: readonly string[]): string[] {
  const words = ending.join(' ')
  if (words === '') return []
  const shown = words.length > QUOTED_AT_MOST ? `${words.slice(0, QUOTED_AT_MOST).trim()}…` : words
  return [`The end of the letter was left out: “${shown}”`]
}

function notRead({ emptyPages, columnPages, runningLines, contentsLines, found }: ReadPdf): string[] {
  const { pictures, comments, formFields, unreadableLetters, slanted } = found
  const notes: (string | false)[] = [
    emptyPages.length > 0 &&
      pictures > 0 &&
      `No text was found on ${pagesText(emptyPages)}: scanned pages are not read.`,
    columnPages.length > 0 &&
      `The text is in two columns on ${pagesText(columnPages)}. Check the order of the items.`,
    pictures > 0 &&
      emptyPages.length === 0 &&
      `${counted(pictures, 'picture')} in the file: words in pictures are not read.`,
    runningLines > 0 && 'What repeats at the top or bottom of the pages was left out.',
    contentsLines > 0 && 'A table of contents was left out.',
    slanted > 0 && 'Text that runs across the page, such as a watermark, was left out.',
    comments > 0 && `${counted(comments, 'comment')} in the file: not read.`,
    formFields > 0 &&
      `${counted(formFields, 'filled-in field')} in the file: what was typed there is not read.`,
    unreadableLetters > 0 &&
      `${counted(unreadableLetters, 'letter')} could not be read: the font of the file does not say what they are.`,
  ]
  return notes.filter((note) => note !== false)
}

const counted = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`

const pagesText = (pages: readonly number[]) =>
  pages.length === 1 ? `page ${pages[0]}` : `pages ${pages.join(', ')}`
