import { z } from 'zod'
import { managers } from '../platform/access.ts'

export const IMAGE_MEGABYTES_AT_MOST = 10

export const UploadedImage = z.object({
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
})
export type UploadedImage = z.infer<typeof UploadedImage>

export const media = {
  upload: managers
    .meta({ bodyMaxKib: (IMAGE_MEGABYTES_AT_MOST + 1) * 1024 })
    .route({
      method: 'POST',
      path: '/media',
      summary: 'A picture for a text: PNG, JPEG, WebP or AVIF; kept as WebP without its metadata',
    })
    .input(z.object({ image: z.file() }))
    .output(UploadedImage)
    .errors({
      IMAGE_TOO_LARGE: {
        status: 413,
        message: `The image is larger than ${IMAGE_MEGABYTES_AT_MOST} MB.`,
        data: z.object({ megabytesAtMost: z.number() }),
      },
      NOT_AN_IMAGE: { status: 422, message: 'The file is not a PNG, JPEG, WebP or AVIF image.' },
      IMAGE_DAMAGED: { status: 422, message: 'The image is damaged or incomplete.' },
      IMAGE_TOO_WIDE: {
        status: 422,
        message: 'The image has too many pixels.',
        data: z.object({ megapixelsAtMost: z.number() }),
      },
    }),
}
