import { expect, test } from 'vitest'
import { resumeProblem } from './application-fields.ts'

const NOT_PDF = 'Please upload a PDF file only.'
const TOO_LARGE = 'File size must be less than 5MB.'
const FIVE_MEGABYTES = 5 * 1024 * 1024

const pdf = (size: number) => new File(['%PDF-', new Uint8Array(size - 5)], 'resume.pdf')

test.each<[string, File | null, string | undefined]>([
  ['a PDF', pdf(1000), undefined],
  ['a PDF by another name', new File(['%PDF-1.4'], 'resume'), undefined],
  ['exactly five megabytes', pdf(FIVE_MEGABYTES), undefined],
  ['one byte more', pdf(FIVE_MEGABYTES + 1), TOO_LARGE],
  ['a page named as a PDF', new File(['<html>'], 'resume.pdf', { type: 'application/pdf' }), NOT_PDF],
  ['an empty file', new File([], 'resume.pdf'), NOT_PDF],
  ['nothing', null, NOT_PDF],
])('%s', async (_, file, problem) => {
  expect(await resumeProblem(file)).toBe(problem)
})
