import { STATUTE_FILE_AT_MOST } from '@plumbline/contract/regulations/regulation-sources.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { api } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { longDateUtc } from '../../ui/date-text.tsx'
import { FileField, TextField } from '../../ui/field.tsx'

const MEGABYTES_AT_MOST = STATUTE_FILE_AT_MOST / 1024 / 1024

/** Adds sections of the United States Code from the XML of their title: no source is asked for statutes. */
export function StatuteForm() {
  const queries = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [citation, setCitation] = useState('')
  const [file, setFile] = useState<File>()
  const add = useMutation(
    api.regulationSources.addStatutes.mutationOptions({
      onSuccess: () => queries.invalidateQueries({ queryKey: api.regulations.key() }),
    }),
  )
  const isTooLarge = file !== undefined && file.size > STATUTE_FILE_AT_MOST

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!file || isTooLarge) return
    try {
      await add.mutateAsync({ citation, file })
    } catch {
      return
    }
    setCitation('')
    setFile(undefined)
    form.current?.reset()
  }

  return (
    <form ref={form} onSubmit={submit} className="grid gap-3" aria-label="Add statutes">
      <div className="grid items-start gap-3 sm:grid-cols-[1fr_1fr_auto]">
        <TextField
          label="Sections of the U.S. Code"
          hint="Such as 15 USC 1601 to 1608, or 15 USC chapter 41"
          value={citation}
          maxLength={maxLengthOf('regulationSources.addStatutes', 'citation')}
          required
          onChange={(event) => setCitation(event.target.value)}
        />
        <FileField
          label="XML of the title"
          hint="From uscode.house.gov/download, unpacked"
          error={
            isTooLarge
              ? `The file is larger than ${MEGABYTES_AT_MOST} MB. An operator can add it with the command "regulations add".`
              : undefined
          }
          accept=".xml"
          onChange={({ target }) => setFile(target.files?.[0])}
        />
        <Button
          type="submit"
          className="sm:mt-6.5"
          busy={add.isPending}
          disabled={citation.trim() === '' || !file || isTooLarge}
        >
          Add sections
        </Button>
      </div>
      {add.isError && <Banner tone="danger" title={problemText(add.error, 'The sections were not added.')} />}
      {add.isSuccess && <Banner tone="success" title={takenText(add.data)} />}
    </form>
  )
}

interface Taken {
  asOf: string
  added: string[]
  changed: string[]
  unchanged: string[]
}

const sectionsText = (count: number) => (count === 1 ? '1 section' : `${count} sections`)

function takenText({ asOf, added, changed, unchanged }: Taken): string {
  const said = [
    added.length > 0 && `${sectionsText(added.length)} added`,
    changed.length > 0 && `${sectionsText(changed.length)} changed`,
    unchanged.length > 0 && `${sectionsText(unchanged.length)} unchanged`,
  ].filter(Boolean)
  return `${said.join('; ')}. From the file of ${longDateUtc(asOf)}, without the notes under the sections.`
}
