import { cureLetter, letterText } from '@plumbline/rules/fees/cure-letter.ts'
import type { FeeToleranceInput, FeeToleranceResult } from '@plumbline/rules/fees/fee-tolerance-shape.ts'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { saveFile } from '../../ui/save-file.ts'

interface CureLetterCardProps {
  result: FeeToleranceResult
  input: FeeToleranceInput
}

/** The refund letter to review: to copy, or as a file to complete and sign. */
export function CureLetterCard({ result, input }: CureLetterCardProps) {
  const [problem, setProblem] = useState<string>()
  const text = letterText(cureLetter(result, input.consummation))

  async function download(format: 'docx' | 'pdf') {
    setProblem(undefined)
    try {
      saveFile(await apiClient.loanTestResults.cureLetter({ input, format }))
    } catch (error) {
      setProblem(problemText(error, 'The letter could not be made.'))
    }
  }

  return (
    <SectionCard title="Letter to review" action={<CopyButton text={text} label="Copy the letter" />}>
      <div className="flex flex-wrap gap-2 px-5 pb-4">
        <Button look="quiet" onClick={() => download('docx')}>
          <FileDown className="size-4" aria-hidden /> Word (DOCX)
        </Button>
        <Button look="quiet" onClick={() => download('pdf')}>
          <FileDown className="size-4" aria-hidden /> PDF
        </Button>
      </div>
      {problem && (
        <div className="px-5 pb-4">
          <Banner tone="danger">{problem}</Banner>
        </div>
      )}
      <p className="whitespace-pre-wrap border-line border-t px-5 py-4 text-[0.9375rem]">{text}</p>
    </SectionCard>
  )
}
