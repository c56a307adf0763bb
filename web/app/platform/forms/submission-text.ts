/** Shape of the client's errors; other errors have no code. */
interface Refusal {
  code?: string
  data?: { retryAfterSeconds?: number }
}

/** The message for a refused submission; `otherwise` for unexpected errors. */
export function submissionProblem(error: unknown, otherwise: string): string {
  const { code, data } = error as Refusal
  switch (code) {
    case 'TOO_MANY_REQUESTS':
      return `Too many forms were sent from your connection. Please try again in ${waitInWords(data)}.`
    case 'LOOKS_AUTOMATED':
      return 'This looked as if a program had filled it in. Please look it over and send it once more.'
    case 'BAD_REQUEST':
      return 'Something in the form was not accepted. Please look it over and send it once more.'
    case 'RESUME_NOT_PDF':
      return RESUME_NOT_PDF
    case 'RESUME_TOO_LARGE':
    case 'PAYLOAD_TOO_LARGE':
      return RESUME_TOO_LARGE
    default:
      return otherwise
  }
}

export const RESUME_NOT_PDF = 'Please upload a PDF file only.'
export const RESUME_TOO_LARGE = 'File size must be less than 5MB.'

function waitInWords(data: { retryAfterSeconds?: number } | undefined): string {
  const minutes = Math.ceil((data?.retryAfterSeconds ?? 3600) / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
