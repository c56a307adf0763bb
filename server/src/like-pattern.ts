/** For `LIKE`: what a person typed means itself, not a pattern. */
export function asPattern(text: string): string {
  return text.toLowerCase().replace(/[\\%_]/g, '\\$&')
}

export function containing(text: string): string {
  return `%${asPattern(text)}%`
}
