import type { SubjectRef } from '@plumbline/contract/compliance/subjects.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { BareInput } from '../../ui/field.tsx'
import { PanelSection } from './panel-section.tsx'

/** The paragraphs of law that something names. Texts that we do not hold say so and lead to the official one. */
export function CitationList({ subject, mayChange = true }: { subject: SubjectRef; mayChange?: boolean }) {
  const citations = useQuery(api.citationLinks.list.queryOptions({ input: subject }))
  const queries = useQueryClient()
  const [typed, setTyped] = useState<string>()
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: api.citationLinks.key() }),
      queries.invalidateQueries({ queryKey: api.history.key() }),
    ])
  const add = useMutation(
    api.citationLinks.add.mutationOptions({
      async onSuccess() {
        setTyped(undefined)
        await refresh()
      },
    }),
  )
  const remove = useMutation(api.citationLinks.remove.mutationOptions({ onSuccess: refresh }))
  const items = citations.data ?? []
  if (items.length === 0 && !mayChange) return null

  function save(event: FormEvent) {
    event.preventDefault()
    if (typed?.trim()) add.mutate({ ...subject, text: typed })
  }

  return (
    <PanelSection
      title="Rules"
      count={citations.data?.length}
      action={
        mayChange && (
          <button
            type="button"
            className="font-semibold text-brand"
            onClick={() => setTyped(typed === undefined ? '' : undefined)}
          >
            {typed === undefined ? 'Cite a paragraph' : 'Cancel'}
          </button>
        )
      }
    >
      <ul className="grid gap-1 text-sm">
        {items.map(({ id, text, path, officialAddress }) => (
          <li key={id} className="flex items-center gap-2">
            {path ? (
              <Link to={path} className="font-semibold text-brass hover:underline">
                {text}
              </Link>
            ) : (
              <span>
                <a
                  href={officialAddress}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="font-semibold text-brass hover:underline"
                >
                  {text}
                </a>{' '}
                <span className="text-ink-faint">text not held, opens the official one</span>
              </span>
            )}
            {mayChange && (
              <IconButton
                label={`Remove ${text}`}
                className="ml-auto size-8"
                onClick={() => remove.mutate({ id })}
              >
                <X aria-hidden />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {typed !== undefined && (
        <form onSubmit={save} className="grid gap-2">
          <span className="flex gap-2">
            <BareInput
              label="Citation"
              placeholder="12 CFR 1026.43(e)(3)"
              maxLength={maxLengthOf('citationLinks.add', 'text')}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button type="submit" busy={add.isPending}>
              Add
            </Button>
          </span>
          {add.error && (
            <p role="alert" className="font-medium text-danger text-sm">
              {problemText(add.error, 'The citation could not be saved.')}
            </p>
          )}
        </form>
      )}
    </PanelSection>
  )
}
