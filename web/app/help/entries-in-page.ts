import type { FaqCategory, FaqEntry } from '@plumbline/contract/content.ts'

const TAGS_APART = '\n'

/** What an entry's element carries beside what it shows. */
export function markedEntry({ category, tags }: FaqEntry) {
  return { 'data-category': category, 'data-tags': tags.join(TAGS_APART) }
}

/** The questions and answers as the page shows them, be they hidden or not. */
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
