import { type ReactNode, useRef, useState } from 'react'
import { ImageDialog } from './image-dialog.tsx'
import { IMAGE_TYPES, imagesIn } from './image-upload.ts'

type Insert = (markdown: string) => void

export type ImageInsertion = ReturnType<typeof useImageInsertion>

/** Images that are chosen, pasted, or dropped: each is asked for its words, uploaded, and inserted. */
export function useImageInsertion() {
  const chooser = useRef<HTMLInputElement>(null)
  const [images, setImages] = useState<File[]>([])
  /** Where the view that is shown inserts them. */
  const into = useRef<Insert>(undefined)

  const parts: ReactNode = (
    <>
      <input
        ref={chooser}
        type="file"
        accept={IMAGE_TYPES}
        aria-label="Choose an image"
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          setImages([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      {images[0] && (
        <ImageDialog
          key={images.length}
          file={images[0]}
          onClose={() => setImages([])}
          onInsert={(markdown) => {
            into.current?.(markdown)
            setImages(images.slice(1))
          }}
        />
      )}
    </>
  )

  return {
    parts,
    into,
    choose: () => chooser.current?.click(),
    /** Whether images were among the files. */
    take(transfer: DataTransfer | null): boolean {
      const found = imagesIn(transfer)
      if (found.length === 0) return false
      setImages(found)
      return true
    },
  }
}
