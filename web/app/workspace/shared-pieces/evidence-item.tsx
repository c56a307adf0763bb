import type { Evidence } from '@plumbline/contract/compliance/evidence.ts'
import type { SubjectRef } from '@plumbline/contract/compliance/subjects.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { FileText, Link2, MoreHorizontal } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { showToast } from '../../ui/toast.tsx'
import { dayText } from './day-text.ts'
import { EVIDENCE_TYPE_LABELS, EvidenceTypeSelect } from './evidence-type.tsx'

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

  const isUploadedThen = addedAt.slice(0, 10) === validOn
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
          {isUploadedThen ? 'added the same day' : `added ${dayText(addedAt.slice(0, 10))}`} by{' '}
          {evidence.addedByName}
        </span>
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
          {mayChange && <MenuItem onSelect={() => setOpen('edit')}>Edit title, type and date</MenuItem>}
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
      {open === 'edit' && (
        <EditDialog evidence={evidence} onClose={() => setOpen(undefined)} onChanged={onChanged} />
      )}
      {open === 'picture' && address && (
        <Dialog open title={title} size="large" onClose={() => setOpen(undefined)}>
          <img src={address} alt={title} className="mx-auto max-h-[70dvh] max-w-full" />
        </Dialog>
      )}
    </li>
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

interface EditDialogProps {
  evidence: Evidence
  onClose: () => void
  onChanged: () => Promise<unknown>
}

function EditDialog({ evidence, onClose, onChanged }: EditDialogProps) {
  const [title, setTitle] = useState(evidence.title)
  const [validOn, setValidOn] = useState(evidence.validOn)
  const [note, setNote] = useState(evidence.note)
  const [type, setType] = useState(evidence.type)
  const update = useMutation(
    api.evidence.update.mutationOptions({
      async onSuccess() {
        await onChanged()
        onClose()
      },
    }),
  )
  function save(event: FormEvent) {
    event.preventDefault()
    update.mutate({ id: evidence.id, title, type, validOn, note })
  }
  return (
    <FormDialog
      title="Edit evidence"
      size="small"
      action="Save"
      busy={update.isPending}
      problem={update.error ? problemText(update.error, 'The evidence could not be saved.') : undefined}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label="Title"
        value={title}
        maxLength={200}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextField
        label="Valid on"
        type="date"
        value={validOn}
        onChange={(event) => setValidOn(event.target.value)}
        hint="The day the content speaks of, not the day of the upload."
      />
      <EvidenceTypeSelect value={type} onChange={setType} />
      <TextArea
        label="Note"
        optional
        value={note}
        maxLength={1000}
        onChange={(event) => setNote(event.target.value)}
      />
    </FormDialog>
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
