import {
  isReadableColor,
  LOGO_MEGABYTES_AT_MOST,
  UNREADABLE_COLOR,
  USUAL_REPORT_COLOR,
} from '@plumbline/contract/insight/reports.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { FileField, TextField } from '../../ui/field.tsx'
import { FormProblem } from '../../ui/form-problem.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { showToast } from '../../ui/toast.tsx'

/** The institution's logo and color on its reports. For managers. */
export function LookCard() {
  const look = useQuery(api.reports.look.queryOptions())
  if (look.isPending) return <Skeleton className="h-40 w-full" />
  if (look.isError)
    return <ErrorState title="The look of reports could not be loaded" onRetry={() => look.refetch()} />
  return <LookForm key={`${look.data.color} ${look.data.logo?.length}`} {...look.data} />
}

function LookForm({ color: saved, logo }: { color: string; logo: string | null }) {
  const [color, setColor] = useState(saved)
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const queries = useQueryClient()
  const colorProblem = isReadableColor(color) ? undefined : UNREADABLE_COLOR
  const isTooLarge = file !== undefined && file.size > LOGO_MEGABYTES_AT_MOST * 1024 * 1024

  async function save(keepsLogo: boolean) {
    setProblem(undefined)
    setSaving(true)
    try {
      await apiClient.reports.saveLook({ color, keepsLogo, ...(file && { logo: file }) })
      await queries.invalidateQueries({ queryKey: api.reports.look.key() })
      showToast('Look of reports saved')
      setFile(undefined)
    } catch (error) {
      setProblem(problemText(error, 'The look was not saved. Try again.'))
    }
    setSaving(false)
  }

  return (
    <SectionCard title="Look of reports">
      <form
        className="grid gap-5 px-5 pb-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!colorProblem && !isTooLarge) void save(true)
        }}
      >
        <FormProblem problem={problem} onDismiss={() => setProblem(undefined)} />
        <div className="grid gap-5 sm:grid-cols-[min(12rem,25vw)_minmax(0,1fr)]">
          <TextField
            label="Color of headings"
            type="color"
            value={color}
            error={colorProblem}
            onChange={({ target }) => setColor(target.value)}
          />
          <FileField
            label="Logo"
            hint={`PNG, JPEG, or WebP, up to ${LOGO_MEGABYTES_AT_MOST} MB. Printed above the title in PDF and Word.`}
            accept="image/png,image/jpeg,image/webp"
            error={isTooLarge ? `The logo is larger than ${LOGO_MEGABYTES_AT_MOST} MB.` : undefined}
            onChange={({ target }) => setFile(target.files?.[0])}
          />
        </div>
        {logo && (
          <p className="flex flex-wrap items-center gap-4">
            <img src={logo} alt="Present logo" className="max-h-12 max-w-48 rounded-sm bg-white" />
            <Button look="quiet" size="small" disabled={isSaving} onClick={() => save(false)}>
              Remove the logo
            </Button>
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="quiet" disabled={isSaving}>
            Save look
          </Button>
          {color !== USUAL_REPORT_COLOR && (
            <Button look="quiet" disabled={isSaving} onClick={() => setColor(USUAL_REPORT_COLOR)}>
              Usual color
            </Button>
          )}
        </div>
      </form>
    </SectionCard>
  )
}
