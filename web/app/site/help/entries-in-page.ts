import type { FaqCategory, FaqEntry } from '@plumbline/contract/publishing/content.ts'

const TAGS_APART = '\n'

/** Data attributes of an entry, for filtering. */
export function markedEntry({ category, tags }: FaqEntry) {
  return { 'data-category': category, 'data-tags': tags.join(TAGS_APART) }
}

/** Reads the FAQ entries from the page, including hidden ones. */
export function readEntries(page: ParentNode): FaqEntry[] {
  return [...page.querySelectorAll<HTMLDetailsElement>('details:has([data-category])')].map((element) => {
    const { category, tags } = element.querySelector<HTMLElement>('[data-category]')!.dataset
    const answer = element.querySelector('.prose')!
    return {
      id: element.id,
      question: wordsOf(element.querySelector('h3')!),
      answerHtml: answer.innerHTML,
      answerText: wordsOf(answer),
      category: category as FaqCategory,
      tags: tags ? tags.split(TAGS_APART) : [],
    }
  })
}

const wordsOf = (element: Element) => element.textContent.replaceAll(/\s+/g, ' ').trim()
