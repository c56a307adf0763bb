import { SUMMARY_MAX_LENGTH, type SummaryPassage } from '@plumbline/contract/insight/update-summaries.ts'
import { longDay } from '../../platform/days/long-day.ts'
import type { ChangedUpdate } from '../../regulations/regulatory-updates/changed-paragraph-store.ts'
import { arrangeAnswer } from '../assistant/arrange-answer.ts'
import type { AssistantModel } from '../assistant/model-endpoint.ts'

/** As many quotes as a person reads at once; the redline shows all. */
const QUOTED_AT_MOST = 5
const QUOTE_MAX_LENGTH = 500

export interface DraftedSummary {
  body: string
  madeBy: 'quotes' | 'model'
  removedCount: number
  passages: SummaryPassage[]
}

/** What changed, in the words of the changed paragraphs. A model may arrange them, with the checks of an answer. */
export async function draftSummary(
  update: ChangedUpdate,
  model: AssistantModel | undefined,
): Promise<DraftedSummary> {
  const passages = update.paragraphs.map(({ title, text, href }, index) => ({
    ...{ number: index + 1, title, quote: text, href },
  }))
  const arranged = model && (await arrange(model, update, passages))
  const lead = `${update.description}${update.effectiveOn ? ` In force from ${longDay(update.effectiveOn)}.` : ''}`
  const texts = arranged
    ? arranged.sentences.map(
        ({ text, passages: marks }) => `${text} ${marks.map((mark) => `[${mark}]`).join('')}`,
      )
    : passages
        .slice(0, QUOTED_AT_MOST)
        .map(({ number, title, quote }) => `${title}: “${firstSentences(quote)}” [${number}]`)
  return {
    body: [lead, ...standingLines(update), ...texts].join('\n\n').slice(0, SUMMARY_MAX_LENGTH),
    madeBy: arranged ? 'model' : 'quotes',
    removedCount: arranged?.removedCount ?? 0,
    passages,
  }
}

/** A note that covers several paragraphs is said once, before the quotes. */
function standingLines({ paragraphs }: ChangedUpdate): string[] {
  const titles = new Map<string, string[]>()
  for (const { title, standing } of paragraphs)
    for (const note of standing) titles.set(note, [...(titles.get(note) ?? []), title])
  return [...titles].map(([note, named]) => `About ${named.join(', ')}: ${note}`)
}

async function arrange(model: AssistantModel, update: ChangedUpdate, passages: readonly SummaryPassage[]) {
  const given = passages.map((passage, index) => ({
    ...{ ...passage, kind: 'regulation' as const, textOf: null },
    statuses: update.paragraphs[index]!.standing,
  }))
  const stream = arrangeAnswer(
    model,
    `What does this change say? ${update.title}`,
    { passages: given },
    new AbortController().signal,
  )
  for (;;) {
    const { done, value } = await stream.next()
    if (done) return value.arrangement
  }
}

/** Whole sentences, as many as have room; a longer first one is cut where the reader sees it. */
function firstSentences(quote: string): string {
  if (quote.length <= QUOTE_MAX_LENGTH) return quote
  const cut = quote.slice(0, QUOTE_MAX_LENGTH)
  const end = cut.lastIndexOf('. ')
  return end > 0 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))} …`
}
