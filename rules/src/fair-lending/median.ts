/**
 * The median by selection (Hoare): only the part that holds the middle is looked at again, so that nothing is sorted
 * whole. The values are put into another order.
 */
export function medianOf(values: Float64Array): number {
  const middle = values.length >> 1
  const upper = select(values, middle)
  if (values.length % 2 === 1) return upper
  // What comes before the middle is no larger; its largest is the other value of the middle.
  let lower = values[0]!
  for (let at = 1; at < middle; at++) if (values[at]! > lower) lower = values[at]!
  return (lower + upper) / 2
}

/** The value that would be at the place if all were sorted; smaller ones come before it then. */
function select(values: Float64Array, place: number): number {
  let first = 0
  let last = values.length - 1
  while (first < last) {
    const pivot = middleOf(values[first]!, values[(first + last) >> 1]!, values[last]!)
    let low = first
    let high = last
    while (low <= high) {
      while (values[low]! < pivot) low++
      while (values[high]! > pivot) high--
      if (low > high) break
      const value = values[low]!
      values[low++] = values[high]!
      values[high--] = value
    }
    if (place <= high) last = high
    else if (place >= low) first = low
    else break
  }
  return values[place]!
}

const middleOf = (one: number, two: number, three: number): number =>
  Math.max(Math.min(one, two), Math.min(Math.max(one, two), three))
