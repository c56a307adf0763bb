import type { CitationAnswer } from '@plumbline/contract/regulations/regulations.ts'
import type { ApiClient } from '../../router.ts'

const BELOW_AT_MOST = 200
const ADDRESS = /^\/resources\/regulations\/(?<part>[\w-]+)\/(?<page>[^#?]+)(?:\?[^#]*)?(?:#(?<anchor>.+))?$/

export interface ParagraphWithBelow extends CitationAnswer {
  /** The paragraphs under the one that was found, in their order. */
  below: { citation: string; text: string; notes: string[] }[]
  isCut: boolean
}

/** What a citation names is often a heading alone: "(ii) Timing-". The words that answer stand below it. */
export async function findWithBelow(
  api: ApiClient,
  input: { citation: string; on?: string },
): Promise<ParagraphWithBelow> {
  const answer = await api.regulations.lookup(input)
  const { part, page, anchor } = ADDRESS.exec(answer.address ?? '')?.groups ?? {}
  if (answer.outcome !== 'found' || !part || !page) return { ...answer, below: [], isCut: false }
  const { paragraphs, comments, statuses } = await api.regulations.page({
    part,
    page,
    ...(input.on && { on: input.on }),
  })
  const all = [...paragraphs, ...comments]
  const top = all.find((one) => one.anchor === anchor)
  const below = anchor === undefined ? paragraphs : all.filter(({ key }) => top && isBelow(key, top.key))
  return {
    ...answer,
    below: below.slice(0, BELOW_AT_MOST).map(({ citation, text, statuses: ids, gap }) => ({
      citation,
      text,
      notes: [
        ...statuses.filter(({ id }) => ids.includes(id)).map(({ title }) => title),
        ...(gap ? [gap] : []),
      ],
    })),
    isCut: below.length > BELOW_AT_MOST,
  }
}

const isBelow = (key: string, top: string): boolean =>
  key.startsWith(top) && '(.-'.includes(key.charAt(top.length) || ' ')
