import { useQuery } from '@tanstack/react-query'
import { readDots, type TractDots } from './tract-dots.ts'

/** Of our own host, loaded on the screen with the map alone. */
const ADDRESS = new URL('../../../../data/fair-lending/tract-centroids.csv.gz', import.meta.url).href

async function loadDots(): Promise<TractDots> {
  const response = await fetch(ADDRESS).catch(() => undefined)
  const bytes = response?.ok && (await response.arrayBuffer().catch(() => undefined))
  if (!bytes) throw new Error('The map could not be loaded. Check the connection, and try again.')
  // A server on the way may have unpacked it.
  const [first, second] = new Uint8Array(bytes)
  const stream = new Blob([bytes]).stream()
  const isPacked = first === 0x1f && second === 0x8b
  return readDots(
    await new Response(isPacked ? stream.pipeThrough(new DecompressionStream('gzip')) : stream).text(),
  )
}

export const useCentroids = () =>
  useQuery({
    queryKey: ['tract-centroids'],
    queryFn: loadDots,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
