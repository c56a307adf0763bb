import { UslmError, uslmLines } from '@plumbline/rules/regulations/uslm-sections.ts'
import { UnreadableFile } from '@plumbline/rules/workbooks/unreadable-file.ts'

export interface StatuteXml {
  title: number
  sections: { section: string; xml: string }[]
}

/** The lines of each section; the first is its heading. */
export function readStatutes({ title, sections }: StatuteXml): string[][] {
  return sections.map(({ section, xml }) => {
    try {
      return uslmLines(section, xml)
    } catch (error) {
      if (!(error instanceof UslmError)) throw error
      throw new UnreadableFile(`${title} U.S.C. ${section}: ${error.message}`, 'uslm')
    }
  })
}
