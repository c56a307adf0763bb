import type { Evidence } from '@plumbline/contract/compliance/evidence.ts'
import type { SubjectRef } from '@plumbline/contract/compliance/subjects.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { FileText, Link2, MoreHorizontal, Pencil } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { dayOfMoment } from '../../ui/day-of-moment.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { showToast } from '../../ui/toast.tsx'
import { dayText, todayText } from './day-text.ts'
import { EvidenceForm } from './evidence-form.tsx'
import { EVIDENCE_TYPE_LABELS } from './evidence-type.tsx'

interface EvidenceItemProps {
  evidence: Evidence
  subject: SubjectRef
  mayChange: boolean
  onChanged: () => Promise<unknown>
  onReplace: () => void
}

export function EvidenceItem({ evidence, subject, mayChange, onChanged, onReplace }: EvidenceItemProps) {
  const {
    id,
    title,
    note,
    validOn,
    validUntil,
    file,
    target,
    address: place,
    addedAt,
    replaces,
    replacedBy,
    useCount,
  } = evidence
  const [open, setOpen] = useState<'uses' | 'edit' | 'picture'>()
  const [address, setAddress] = useState<string>()
  const unlink = useMutation(
    api.evidence.unlink.mutationOptions({
      async onSuccess() {
        await onChanged()
        showToast('Evidence taken off', title, useCount > 1 ? undo : undefined)
      },
      onError: (error) => showToast(problemText(error, 'The evidence could not be taken off.')),
    }),
  )
  const undo = {
    label: 'Undo',
    onPress: () => void apiClient.evidence.link({ ...subject, evidenceId: id }).then(onChanged, () => {}),
  }

  async function view(save: boolean) {
    if (!file) return
    try {
      const opened = await apiClient.files.open({ id: file.id })
      if (!save && file.contentType.startsWith('image/') && file.isShownInline) {
        setAddress(opened.path)
        setOpen('picture')
      } else window.open(save ? `${opened.path}?save` : opened.path, '_blank', 'noopener')
    } catch (error) {
      showToast(problemText(error, 'The file could not be opened.'))
    }
  }

  const isUploadedThen = dayOfMoment(addedAt) === validOn
  if (open === 'edit')
    return (
      <li>
        <EvidenceForm evidence={evidence} onClose={() => setOpen(undefined)} onChanged={onChanged} />
      </li>
    )
  return (
    <li className="flex items-start gap-2.5 text-sm">
      {file ? (
        <FileText className="mt-0.5 size-4 flex-none text-ink-soft" aria-hidden />
      ) : (
        <Link2 className="mt-0.5 size-4 flex-none text-ink-soft" aria-hidden />
      )}
      <div className="grid min-w-0 flex-1 gap-0.5">
        {target ? (
          <Link to={target.path} className="wrap-anywhere font-semibold hover:underline">
            {title}
          </Link>
        ) : (
          <span className="wrap-anywhere font-semibold">{title}</span>
        )}
        <span className="text-ink-faint text-xs">
          {evidence.type !== 'document' && `${EVIDENCE_TYPE_LABELS[evidence.type]}, `}
          {evidence.type === 'document' ? 'Valid' : 'valid'} on {dayText(validOn)},{' '}
          {isUploadedThen ? 'added the same day' : `added ${dayText(dayOfMoment(addedAt))}`} by{' '}
          {evidence.addedByName}
        </span>
        {validUntil && !replacedBy && <Expiry on={validUntil} />}
        {place && <Address text={place} />}
        {note && <span className="wrap-anywhere">{note}</span>}
        <span className="flex flex-wrap gap-x-2 text-ink-faint text-xs">
          <button type="button" className="underline underline-offset-3" onClick={() => setOpen('uses')}>
            Used in {useCount === 1 ? '1 place' : `${useCount} places`}
          </button>
          {file && (
            <span title={file.sha256}>
              SHA-256 {file.sha256.slice(0, 8)}…{file.sha256.slice(-4)}
            </span>
          )}
          {file?.isEncrypted && <span className="text-warning">Protected PDF</span>}
        </span>
        {replaces && (
          <span className="text-ink-faint text-xs">
            Replaces “{replaces.title}” of {dayText(replaces.validOn)}
          </span>
        )}
        {replacedBy && (
          <span className="text-warning text-xs">
            Replaced by “{replacedBy.title}” of {dayText(replacedBy.validOn)}
          </span>
        )}
      </div>
      {mayChange && (
        <IconButton label={`Change ${title}`} className="size-9" onClick={() => setOpen('edit')}>
          <Pencil aria-hidden />
        </IconButton>
      )}
      {file && (
        <Button
          look="plain"
          size="small"
          aria-label={`${file.isShownInline ? 'View' : 'Save'} ${title}`}
          onClick={() => view(!file.isShownInline)}
        >
          {file.isShownInline ? 'View' : 'Save'}
        </Button>
      )}
      {(mayChange || file?.isShownInline) && (
        <Menu
          trigger={
            <IconButton label={`More about ${title}`} className="size-9">
              <MoreHorizontal aria-hidden />
            </IconButton>
          }
        >
          {file?.isShownInline && <MenuItem onSelect={() => view(true)}>Save a copy</MenuItem>}
          {mayChange && file && !replacedBy && (
            <MenuItem onSelect={onReplace}>Replace with a newer file</MenuItem>
          )}
          {mayChange && (
            <MenuItem danger onSelect={() => unlink.mutate({ ...subject, evidenceId: id })}>
              Take off
            </MenuItem>
          )}
        </Menu>
      )}
      {open === 'uses' && <UsesDialog evidence={evidence} onClose={() => setOpen(undefined)} />}
      {open === 'picture' && address && (
        <Dialog open title={title} size="large" onClose={() => setOpen(undefined)}>
          <img src={address} alt={title} className="mx-auto max-h-[70dvh] max-w-full" />
        </Dialog>
      )}
    </li>
  )
}

/** When it stops proving anything, in words that say so once the day has passed. */
function Expiry({ on }: { on: string }) {
  const isOver = on < todayText()
  return (
    <span className={isOver ? 'font-semibold text-danger text-xs' : 'text-ink-faint text-xs'}>
      {isOver ? 'Expired on' : 'Valid until'} {dayText(on)}
    </span>
  )
}

function UsesDialog({ evidence, onClose }: { evidence: Evidence; onClose: () => void }) {
  const uses = useQuery(api.evidence.uses.queryOptions({ input: { id: evidence.id } }))
  return (
    <Dialog open size="small" title="Where this is used" description={evidence.title} onClose={onClose}>
      <ul className="grid gap-2">
        {uses.data?.items.map(({ kind, id, title, path }) => (
          <li key={`${kind} ${id}`}>
            <Link to={path} onClick={onClose} className="font-semibold hover:underline">
              {title}
            </Link>
          </li>
        ))}
      </ul>
      {uses.isError && <p>The places could not be loaded.</p>}
      {uses.data && uses.data.hiddenCount > 0 && (
        <p className="mt-3 text-ink-soft text-sm">And {uses.data.hiddenCount} more that you may not see.</p>
      )}
    </Dialog>
  )
}

/** Where evidence lies that is not stored here: a link where a browser can follow it. */
function Address({ text }: { text: string }) {
  const isLink = /^https?:\/\//.test(text)
  return (
    <span className="wrap-anywhere text-ink-soft">
      At{' '}
      {isLink ? (
        <a href={text} target="_blank" rel="noreferrer" className="underline underline-offset-3">
          {text}
        </a>
      ) : (
        text
      )}
    </span>
  )
}
