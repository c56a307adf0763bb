import { INQUIRY_TYPES, type InquiryType } from '@plumbline/contract/outreach/inbox.ts'
import {
  ContactDetails,
  FaqEntry,
  type LegalPage,
  type LegalPageName,
  SiteClaims,
} from '@plumbline/contract/publishing/content.ts'
import { z } from 'zod'
import { renderMarkdown } from '../../platform/markdown/render-markdown.ts'
import { readContentFile, readContentYaml } from '../seed-content/content-files.ts'

const LegalFrontMatter = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(60).max(180),
  updatedAt: z.iso.date(),
})

const FaqFile = z
  .array(
    z.strictObject({
      ...FaqEntry.pick({ id: true, category: true }).shape,
      question: z.string().min(5),
      answer: z.string().min(20),
      tags: z.array(z.string().min(1)),
    }),
  )
  .refine((entries) => new Set(entries.map(({ id }) => id)).size === entries.length, 'ids must differ')

const ContactFile = ContactDetails.extend({ inquiries: z.record(z.enum(INQUIRY_TYPES), z.email()) })

/** Read per request: pages are cached, and an edit shows without a restart. */
export function readSiteClaims(): Promise<SiteClaims> {
  return readContentYaml('site/claims.yaml', SiteClaims)
}

export async function readContactDetails(): Promise<ContactDetails> {
  const { inquiries: _, ...shown } = await readContentYaml('site/contact.yaml', ContactFile)
  return shown
}

/** Where a message of this kind is mailed. */
export async function readInquiryAddress(type: InquiryType): Promise<string> {
  const { inquiries } = await readContentYaml('site/contact.yaml', ContactFile)
  return inquiries[type]
}

/** The texts of the help as they are written. */
export function readHelpTexts() {
  return readContentYaml('help/faq.yaml', FaqFile)
}

export async function readFaq(): Promise<FaqEntry[]> {
  const entries = await readHelpTexts()
  return entries.map(({ answer, ...entry }) => {
    const { html, text } = renderMarkdown(answer)
    return { ...entry, answerHtml: html, answerText: text }
  })
}

export async function readLegalPage(name: LegalPageName): Promise<LegalPage> {
  const { frontMatter, body } = await readContentFile(`legal/${name}.md`, LegalFrontMatter)
  const { html, headings } = renderMarkdown(body)
  return { ...frontMatter, html, headings }
}
