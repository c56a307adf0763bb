import { useState } from 'react'
import { apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Button } from '../../ui/button.tsx'
import { saveFile } from '../../ui/save-file.ts'

const FORMATS = { pdf: 'PDF', docx: 'Word' } as const

/** The version as a file, with its approval page and hash. */
export function VersionDownloads({ policyId, versionId }: { policyId: string; versionId: string }) {
  const [busy, setBusy] = useState<keyof typeof FORMATS>()
  const [problem, setProblem] = useState<string>()

  async function save(format: keyof typeof FORMATS) {
    setBusy(format)
    setProblem(undefined)
    try {
      saveFile(await apiClient.policies.versionFile({ id: policyId, versionId, format }))
    } catch (error) {
      setProblem(problemText(error, 'The file could not be made. Please try again.'))
    }
    setBusy(undefined)
  }

  return (
    <div className="mt-6 grid gap-2">
      <div className="flex flex-wrap gap-2">
        {(['pdf', 'docx'] as const).map((format) => (
          <Button key={format} size="small" look="quiet" busy={busy === format} onClick={() => save(format)}>
            Download {FORMATS[format]}
          </Button>
        ))}
      </div>
      {problem && (
        <p role="alert" className="font-medium text-danger text-sm">
          {problem}
        </p>
      )}
    </div>
  )
}
