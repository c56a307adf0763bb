import { stemsOf } from './words.ts'

const MEANING =
  /^\s*(?:what|who) (?:is|are|does) (?:an? |the )?(?:definition of |meaning of |meant by )?(?:an? |the )?(.{3,60}?)(?: mean)?(?: (?:under|for|in) .*)?\??$/i
const DEFINITION =
  /^(?:\([A-Za-z0-9]{1,5}\)\s*)*(?:(?:Definitions?|In general|General|Scope)\.\s*)?(?:\([A-Za-z0-9]{1,5}\)\s*)*(?:For (?:the )?purposes? of [^,“]{3,60},? )?(?:[Tt]he term )?(?:The\s+|An?\s+)?[“"]?([^.,:;]{2,60}?)[”"]?(?:,[^.]{0,40},)?\s+(?:means|is the|is an?|has the same meaning)\b/

/** The term whose meaning a question asks for, as stems. */
export function askedTerm(question: string): string | undefined {
  const term = MEANING.exec(question)?.[1]
  return term ? stemsOf(term).join(' ') || undefined : undefined
}

/** The term that a paragraph defines: "(13) Consummation means …". */
export function definedTerm(text: string): string | undefined {
  const term = DEFINITION.exec(text)?.[1]
  // "Creditor that is a loan originator" names a case, and defines nothing.
  return term && !/\b(?:that|which|who|when|if|there|this|it)\b/i.test(term)
    ? stemsOf(term).join(' ') || undefined
    : undefined
}
