import { ownImage } from './own-image.ts'

/** Above a card's text; a picture of another host is not shown. */
export function CardImage({ address }: { address: string | null }) {
  const image = ownImage(address)
  if (!image) return null
  return (
    <img
      src={image}
      alt=""
      width="1600"
      height="900"
      loading="lazy"
      className="aspect-video w-full rounded-t-card object-cover"
    />
  )
}
