import { RESUME_BYTES_AT_MOST } from '@plumbline/contract/outreach/inbox-limits.ts'

export type ResumeVerdict = 'fine' | 'too-large' | 'not-pdf'

/** Detects the type by content; the name and the declared type are the sender's claim. */
export async function judgeResume(file: File): Promise<ResumeVerdict> {
  if (file.size > RESUME_BYTES_AT_MOST) return 'too-large'
  const start = new Uint8Array(await file.slice(0, 5).arrayBuffer())
  return String.fromCharCode(...start) === '%PDF-' ? 'fine' : 'not-pdf'
}

const NAME_AT_MOST = 120

/** The base name, without characters that break headers or file systems. */
export function safeFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const clean = last.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}"*:<>?|]/gu, '').trim()
  const stem = clean.replace(/\.pdf$/i, '').slice(0, NAME_AT_MOST)
  return `${stem || 'resume'}.pdf`
}
