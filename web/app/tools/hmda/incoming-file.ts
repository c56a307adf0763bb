import { LARGEST_FILE } from '@plumbline/rules/hmda/file-shape.ts'
import { UNREADABLE_TEXT } from '@plumbline/rules/hmda/unreadable-text.ts'

const WORKBOOK = [0x50, 0x4b, 3, 4]

/** The bytes of what was dropped or pasted; a workbook becomes pipe-delimited text. Refused by size before reading. */
export async function incomingBytes(
  source: File | { text: string; name: string },
): Promise<{ bytes: Uint8Array<ArrayBuffer>; name: string }> {
  if (!(source instanceof File)) return { bytes: new TextEncoder().encode(source.text), name: source.name }
  if (source.size > LARGEST_FILE) throw new Error(UNREADABLE_TEXT.tooLarge)
  const bytes = new Uint8Array(await source.arrayBuffer())
  if (!WORKBOOK.every((byte, at) => bytes[at] === byte)) return { bytes, name: source.name }
  const { workbookText } = await import('./workbook-text.ts')
  return {
    bytes: new TextEncoder().encode(await workbookText(bytes)),
    name: source.name.replace(/\.xlsx$/i, '.txt'),
  }
}
