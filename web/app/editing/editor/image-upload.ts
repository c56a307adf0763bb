import type { UploadedImage } from '@plumbline/contract/publishing/media.ts'
import { apiClient } from '../../platform/api/api-client.ts'
import { declaredError } from '../../platform/api/outcome.ts'

export const IMAGE_TYPES = 'image/png,image/jpeg,image/webp,image/avif'
const MEGABYTES_AT_MOST = 10

const PROBLEMS: Record<string, string> = {
  IMAGE_TOO_LARGE: `The image is larger than ${MEGABYTES_AT_MOST} MB. Choose a smaller one.`,
  NOT_AN_IMAGE: 'This file is not a PNG, JPEG, WebP or AVIF image.',
  IMAGE_DAMAGED: 'This image is damaged or incomplete.',
  IMAGE_TOO_WIDE: 'This image has more than 50 million pixels. Make it smaller first.',
  UNAUTHORIZED: 'Your session has ended. Sign in again in another tab, then try once more.',
}
const UNEXPECTED = 'The image could not be uploaded. Please try again.'

/** The uploaded image, or the message to show. */
export async function uploadImage(
  file: File,
): Promise<{ outcome: 'uploaded'; image: UploadedImage } | { outcome: 'failed'; problem: string }> {
  if (file.size > MEGABYTES_AT_MOST * 1024 * 1024) {
    return { outcome: 'failed', problem: PROBLEMS.IMAGE_TOO_LARGE! }
  }
  try {
    return { outcome: 'uploaded', image: await apiClient.media.upload({ image: file }) }
  } catch (error) {
    const code = declaredError(error)?.code ?? ''
    return { outcome: 'failed', problem: PROBLEMS[code] ?? UNEXPECTED }
  }
}

export function imagesIn(transfer: DataTransfer | null): File[] {
  return [...(transfer?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
}
