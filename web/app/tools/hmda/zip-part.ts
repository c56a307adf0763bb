import { UnpackedTooLarge, zipEntries } from '../zip-entries.ts'

const LARGEST_PART = 500_000_000
const PARTS_AT_MOST = 65_535

/** Unpacks one file of a zip archive, such as a sheet of a workbook. */
export async function zipPart(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<string | undefined> {
  const entries = zipEntries(bytes, PARTS_AT_MOST)
  if (!entries) throw new Error('The workbook is damaged: it has no directory.')
  try {
    const part = await entries.find((entry) => entry.name === name)?.unpack(LARGEST_PART)
    return part && new TextDecoder().decode(part)
  } catch (error) {
    if (error instanceof UnpackedTooLarge)
      throw new Error('The first sheet is larger than 500 MB unpacked. Save it as pipe-delimited text.')
    throw new Error('The workbook is damaged: one of its parts cannot be unpacked.')
  }
}
