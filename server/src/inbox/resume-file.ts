import { RESUME_BYTES_AT_MOST } from '@plumbline/contract/inbox-limits.ts'

export type ResumeVerdict = 'fine' | 'too-large' | 'not-pdf'

/** By its content: the name and the type that came along are the sender's word. */
export async function judgeResume(file: File): Promise<ResumeVerdict> {
  if (file.size > RESUME_BYTES_AT_MOST) return 'too-large'
  const start = new Uint8Array(await file.slice(0, 5).arrayBuffer())
  return String.fromCharCode(...start) === '%PDF-' ? 'fine' : 'not-pdf'
}

const NAME_AT_MOST = 120

/** Its last part, without what breaks headers and file systems. */
export function safeFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const clean = last.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}"*:<>?|]/gu, '').trim()
  const stem = clean.replace(/\.pdf$/i, '').slice(0, NAME_AT_MOST)
  return `${stem || 'resume'}.pdf`
}
