export interface AnswerDocument {
  /** In the list of what was delivered; the words of the answer where absent. */
  title?: string
  name: string
  contentType: string
  bytes: Buffer
}

/** A file name that every system takes, also inside a ZIP. */
export function fileNameOf(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[^\w .,()-]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '')
    .slice(0, 80)
    .replace(/[ .]+$/, '')
  return plain || 'document'
}
