import { timingSafeEqual } from 'node:crypto'

/** Compares what someone presents with what is secret, without telling by its time how much of it was right. */
export function sameText(presented: string, secret: string): boolean {
  const [a, b] = [Buffer.from(presented), Buffer.from(secret)]
  return a.length === b.length && timingSafeEqual(a, b)
}
