import type { UnreadableFile } from './file-shape.ts'

/** Why a file cannot be read, and what to do. */
export const UNREADABLE_TEXT: Record<UnreadableFile, string> = {
  empty: 'The file is empty.',
  utf16:
    'The file is in UTF-16. Save it as UTF-8 or plain text (in Excel or Notepad: Save as, encoding UTF-8) and choose it again.',
  spreadsheet:
    'The file is a spreadsheet. Open it in the HMDA desk, which reads its first sheet, or save it as pipe-delimited text.',
  binary: 'The file is not text. Choose the pipe-delimited file that you file with the agency.',
  noPipes: 'The file has no pipe characters (|). A HMDA file separates its fields with pipes.',
  oldLineEnds:
    'The rows end with a carriage return alone. Save the file with line feeds (Unix) or CRLF (Windows).',
  tooLarge:
    'The file is larger than 1 GB (1,073,741,824 bytes), the most that can be checked at once. Split it by row.',
}

export const TABS_TEXT = 'The fields are separated by tabs. A HMDA file separates its fields with pipes (|).'
