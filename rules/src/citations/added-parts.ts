/** What the operator added to this installation: a part with its name, or sections of a title of the United States Code. */
export interface AddedPart {
  part: string
  name?: string | undefined
  /** Sections as the Code writes them, each with the day of its text. */
  sections?: Readonly<Record<string, string>> | undefined
}

let added: ReadonlyMap<string, AddedPart> = new Map()
let sections: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map()

/**
 * The law is shared by all institutions, so what was added is known to the whole process: the server reads it from the
 * database, a page from its document.
 */
export function noteAddedParts(parts: readonly AddedPart[]): void {
  added = new Map(parts.map((one) => [one.part, one]))
  sections = new Map(
    parts.map((one) => [
      one.part,
      new Map(Object.keys(one.sections ?? {}).map((section) => [section.toLowerCase(), section])),
    ]),
  )
}

export const isAddedPart = (part: string): boolean => added.has(part)

export const listAddedParts = (): AddedPart[] => [...added.values()]

export const nameOfAddedPart = (part: string): string | undefined => added.get(part)?.name

/** The section as the Code writes it, where the operator added it to the title. */
export const addedSection = (title: number, section: string): string | undefined =>
  sections.get(`usc-${title}`)?.get(section.toLowerCase())

/** Titles to which the operator added a section of this number. */
export const titlesWithAdded = (section: string): number[] =>
  [...sections].flatMap(([part, own]) =>
    own.has(section.toLowerCase()) ? [Number(part.replace('usc-', ''))] : [],
  )

/** The day of the text of a section that came in a file of its own; by a page of the library or the key of a paragraph. */
export function dayOfAddedSection(part: string, key: string): string | undefined {
  const section = sections.get(part)?.get((/^[\da-z-]+/i.exec(key)?.[0] ?? '').toLowerCase())
  return section && added.get(part)?.sections?.[section]
}

/** How many sections of a title came in files: another number means other texts. */
export const countAddedSections = (part: string): number => sections.get(part)?.size ?? 0

/** `229 usc-26:6050H,6050I`, for the document of a page. */
export const printAddedParts = (): string =>
  listAddedParts()
    .map(({ part, sections: own }) => (own ? `${part}:${Object.keys(own).join(',')}` : part))
    .join(' ')

/** The days of the sections stay with the server, which marks each text with its own. */
export const readAddedParts = (text: string): AddedPart[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((one) => {
      const [part = '', own] = one.split(':')
      return own
        ? { part, sections: Object.fromEntries(own.split(',').map((section) => [section, ''])) }
        : { part }
    })
