/** Helvetica and Helvetica Bold as every PDF reader has them: widths of the characters 32 to 126, in thousandths. */
const REGULAR =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
const BOLD =
  '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584'
const WIDTHS = { regular: REGULAR.split(' ').map(Number), bold: BOLD.split(' ').map(Number) }
export type Typeface = keyof typeof WIDTHS

/** Characters of Windows-1252 that Latin-1 does not have. */
const MARKS: Record<string, number> = {
  ...{ '€': 0x80, '…': 0x85, '‘': 0x91, '’': 0x92, '“': 0x93, '”': 0x94, '•': 0x95, '–': 0x96, '—': 0x97 },
  '™': 0x99,
}
const WIDE = 0.556
/** Marks of another width than most: regular, bold. */
const MARK_WIDTHS: Record<string, readonly [number, number]> = {
  ...{ '…': [1, 1], '—': [1, 1], '™': [1, 1], '•': [0.35, 0.35], '‘': [0.222, 0.278], '’': [0.222, 0.278] },
  ...{ '“': [0.333, 0.5], '”': [0.333, 0.5], '·': [0.278, 0.278], '°': [0.4, 0.4], '\u00a0': [0.278, 0.278] },
  ...{ '©': [0.737, 0.737], '®': [0.737, 0.737], '×': [0.584, 0.584], '÷': [0.584, 0.584] },
}

/** The text in the characters that these typefaces have: marks fall off where a letter with them is missing. */
export function printable(text: string): string {
  return [...text.normalize('NFC').replace(/\s+/g, ' ')]
    .map((character) => {
      if (codeOf(character) !== undefined) return character
      const base = character.normalize('NFD')[0]!
      return codeOf(base) === undefined ? '?' : base
    })
    .join('')
}

function codeOf(character: string): number | undefined {
  const code = character.codePointAt(0)!
  if ((code >= 32 && code < 127) || (code >= 160 && code < 256)) return code
  return MARKS[character]
}

export const hexText = (text: string): string =>
  [...text].map((character) => (codeOf(character) ?? 63).toString(16).padStart(2, '0')).join('')

export function widthOf(text: string, typeface: Typeface, size: number): number {
  let width = 0
  for (const character of text) {
    const code = character.normalize('NFD').charCodeAt(0)
    const known = WIDTHS[typeface][code - 32]
    const mark = MARK_WIDTHS[character]?.[typeface === 'bold' ? 1 : 0]
    width += mark ?? (known === undefined ? WIDE : known / 1000)
  }
  return width * size
}

/** Widths of the codes 32 to 255 as `widthOf` counts them, for the file itself. */
export function widthsOf(typeface: Typeface): number[] {
  const marks = new Map(Object.entries(MARKS).map(([character, code]) => [code, character]))
  return Array.from({ length: 224 }, (_, at) =>
    Math.round(widthOf(marks.get(at + 32) ?? String.fromCharCode(at + 32), typeface, 1000)),
  )
}

/** Lines of at most `width` points; a word that is longer is broken. */
export function wrapped(text: string, typeface: Typeface, size: number, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const whole of printable(text).trim().split(' ')) {
    let word = whole
    while (widthOf(word, typeface, size) > width) {
      let fits = word.length - 1
      while (fits > 1 && widthOf(word.slice(0, fits), typeface, size) > width) fits--
      if (line) lines.push(line)
      line = ''
      lines.push(word.slice(0, fits))
      word = word.slice(fits)
    }
    const longer = line ? `${line} ${word}` : word
    if (widthOf(longer, typeface, size) <= width) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  return [...lines, line]
}
