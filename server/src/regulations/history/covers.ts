/** Whether a citation means a paragraph: the paragraph itself, or one below it. */
export function covers(citation: string, key: string) {
  return key === citation || (key.startsWith(citation) && /^[(\-. #"]/.test(key.slice(citation.length)))
}
