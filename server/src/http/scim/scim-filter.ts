import { ScimError } from './scim-answer.ts'

export interface ScimFilter {
  /** In lower case; `emails[type eq "work"].value` and `emails.value` are both `emails`. */
  attribute: string
  value: string
}

const FILTER =
  /^\s*(?<attribute>[a-z][\w.:$-]*(?:\[[^\]]*\])?(?:\.\w+)?)\s+eq\s+"(?<value>(?:[^"\\]|\\.)*)"\s*$/i

/** Directories look people up by one attribute. RFC 7644 section 3.4.2.2 knows more, which is refused by name. */
export function readFilter(text: string | null, attributes: readonly string[]): ScimFilter | undefined {
  if (text === null || text.trim() === '') return undefined
  const { attribute, value } = FILTER.exec(text)?.groups ?? {}
  const name = attribute
    ?.toLowerCase()
    .replace(/^urn:.*:(?=\w+$)/, '')
    .replace(/(\[.*\])?(\.value)?$/, '')
  if (name === undefined || value === undefined || !attributes.includes(name))
    throw new ScimError(
      400,
      `filter: only «attribute eq "value"» is known, for ${attributes.join(', ')}.`,
      'invalidFilter',
    )
  return { attribute: name, value: value.replace(/\\(.)/g, '$1') }
}
