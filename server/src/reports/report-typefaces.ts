import { fileURLToPath } from 'node:url'
import { REPORT_FONTS_FOLDER } from '../project-folders.ts'

/**
 * PDF's own fonts know Western European letters alone and print gibberish for all others. These know
 * Latin, Greek and Cyrillic letters and the signs of texts like ours. They are Inter 4 and Source
 * Serif 4 as Google Fonts gives them out, without the scripts and features that no report uses.
 */
const FILES = {
  text: 'inter-regular.ttf',
  slanted: 'inter-italic.ttf',
  strong: 'inter-semibold.ttf',
  heading: 'source-serif-semibold.ttf',
}

export type Typeface = keyof typeof FILES

export function registerTypefaces(doc: PDFKit.PDFDocument): void {
  for (const [typeface, file] of Object.entries(FILES))
    doc.registerFont(typeface, fileURLToPath(new URL(file, REPORT_FONTS_FOLDER)))
}

/** What pdfkit's types leave out: the font that is chosen, as read from its file. */
interface WithChosenFont {
  _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } }
}

const UNKNOWN = '□'

/** The text as the chosen font can show it: composed letters, no signs without a shape, a box for what it lacks. */
export function drawable(doc: PDFKit.PDFDocument, text: string): string {
  const { font } = (doc as unknown as WithChosenFont)._font
  const characters = text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '')
  return Array.from(characters, (character) =>
    font.hasGlyphForCodePoint(character.codePointAt(0)!) ? character : UNKNOWN,
  ).join('')
}
