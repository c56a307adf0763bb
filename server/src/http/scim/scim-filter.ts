import { ScimError } from './scim-answer.ts'

/** One comparison; several are joined by `and`. */
export interface ScimFilter {
  /** In lower case; `emails[type eq "work"].value` and `emails.value` are both `emails`. */
  attribute: string
  value: string
}

const TERM = /\s*([a-z][\w.:$-]*(?:\[[^\]]*\])?(?:\.\w+)?)\s+eq\s+"((?:[^"\\]|\\.)*)"\s*/iy
const AND = /and\s/iy
const TERMS_AT_MOST = 5

/** Directories compare with `eq` and join with `and`. RFC 7644 section 3.4.2.2 knows more, which is refused by name. */
export function readFilter(text: string | null, attributes: readonly string[]): ScimFilter[] {
  if (text === null || text.trim() === '') return []
  const terms: ScimFilter[] = []
  let at = 0
  do {
    TERM.lastIndex = at
    const [term = '', attribute = '', value = ''] = TERM.exec(text) ?? []
    const name = attribute
      .toLowerCase()
      .replace(/^urn:.*:(?=\w+$)/, '')
      .replace(/(\[.*\])?(\.value)?$/, '')
    if (!attributes.includes(name) || terms.length === TERMS_AT_MOST) throw unknown(attributes)
    terms.push({ attribute: name, value: value.replace(/\\(.)/g, '$1') })
    at += term.length
    AND.lastIndex = at
    const [and = ''] = AND.exec(text) ?? []
    if (and === '' && at < text.length) throw unknown(attributes)
    at += and.length
  } while (at < text.length)
  return terms
}

const unknown = (attributes: readonly string[]) =>
  new ScimError(
    400,
    `filter: only «attribute eq "value"» is known, joined by «and», for ${attributes.join(', ')}.`,
    'invalidFilter',
  )
