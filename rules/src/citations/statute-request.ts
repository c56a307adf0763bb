/** Sections of a title of the United States Code that somebody asks for. */
export type StatuteRequest = { title: number } & (
  | { chapter: string }
  /** Each a section, or the first and last of a run. */
  | { sections: readonly (readonly [first: string, last: string])[] }
)

const CODE = /^(?:title\s+)?(\d{1,2})\s*,?\s*U\.?\s?S\.?\s?C\.?(?:\s?A\.?(?=\W))?\s*/i
const CHAPTER = /^(?:chapter|ch\.)\s*(\d{1,3}[a-z]{0,3}(?:-\d+)?)$/i
const SECTION = /^(?:§+\s*|sec(?:tions?|s?\.)?\s+)?(\d+[a-z]*(?:-\d+[a-z]*)*)$/i

/** `15 U.S.C. 1601`, `15 USC 1601 to 1608, 1610`, `15 USC chapter 41`; undefined where it is none of these. */
export function readStatuteRequest(text: string): StatuteRequest | undefined {
  const code = CODE.exec(text.trim())
  const title = Number(code?.[1])
  if (!code || title < 1 || title > 54) return undefined
  const rest = text.trim().slice(code[0].length).replaceAll('–', '-').trim()
  const chapter = CHAPTER.exec(rest)?.[1]
  if (chapter) return { title, chapter: chapter.toUpperCase() }
  const sections = rest.split(/\s*(?:,|;|\band\b)\s*/i).map((run): [string, string] | undefined => {
    const [first, last = first, ...others] = run
      .split(/\s+(?:to|through)\s+/i)
      .map((one) => SECTION.exec(one)?.[1])
    return first && last && others.length === 0 ? [first, last] : undefined
  })
  return sections.every((one) => one !== undefined) ? { title, sections } : undefined
}

/** Whether a text names the United States Code at all. */
export const namesStatutes = (text: string): boolean => CODE.test(text.trim())
