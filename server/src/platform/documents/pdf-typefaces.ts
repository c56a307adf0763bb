import { fileURLToPath } from 'node:url'
import { DOCUMENT_FONTS_FOLDER } from '../project-folders.ts'

/**
 * PDF's built-in fonts support Western European characters only. These support Latin, Greek, and Cyrillic:
 * Inter 4 and Source Serif 4 as Google Fonts distributes them, without the scripts and features that
 * reports do not use.
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
    doc.registerFont(typeface, fileURLToPath(new URL(file, DOCUMENT_FONTS_FOLDER)))
}

/** Missing from pdfkit's types: the current font as parsed from its file. */
interface WithChosenFont {
  _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } }
}

const UNKNOWN = '□'

/**
 * The text as the font can show it: normalized, without characters that have no glyph, and a box for
 * missing ones.
 */
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
