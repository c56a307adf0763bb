/**
 * The name of a paragraph across the library: `1026.19(e)`, and with its part where the key alone is not enough:
 * `1026/comment 19(e)-1`, `31-1020/1020.320`.
 */
export function placeName(part: string, key: string): string {
  return key.startsWith('comment') || /^(?:usc|\d\d)-/.test(part) ? `${part}/${key}` : key
}
