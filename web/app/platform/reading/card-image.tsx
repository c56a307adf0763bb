import { localImage } from './local-image.ts'

/** Picture above the text of a card. */
export function CardImage({ address, alt = '' }: { address: string | null; alt?: string }) {
  const image = localImage(address)
  if (!image) return null
  return (
    <img
      src={image}
      alt={alt}
      width="1600"
      height="900"
      loading="lazy"
      className="aspect-video w-full rounded-t-card object-cover"
    />
  )
}
