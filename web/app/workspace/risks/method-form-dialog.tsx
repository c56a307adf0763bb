import type { RiskMethodVersion } from '@plumbline/contract/compliance/risk-methods.ts'
import { BAND_LABELS, RISK_FIELDS, STRENGTH_LABELS } from '@plumbline/contract/compliance/risks.ts'
import { RISK_FACTORS } from '@plumbline/rules/risks/risk-method.ts'
import type { ReactNode } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { TextArea, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useRecordForm } from '../work/record-form.tsx'
import {
  draftOfMethod,
  METHOD_WORDS,
  type MethodDraft,
  methodOfDraft,
  RELIEVING,
  STARTING,
} from './method-draft.ts'

interface MethodFormDialogProps {
  inUse: RiskMethodVersion
  onClose: () => void
}

const asRecord = (version: RiskMethodVersion) => ({ id: 'method', ...version })

/** Changes how risks are rated; every risk is recalculated. */
export function MethodFormDialog({ inUse, onClose }: MethodFormDialogProps) {
  const { draft, set, dialog } = useRecordForm({
    keptAs: 'risk-method',
    onClose,
    record: asRecord(inUse),
    draft: (version): MethodDraft => ({ ...draftOfMethod(version!.method), reason: '' }),
    find: async () => asRecord((await apiClient.riskMethods.list())[0]!),
    words: METHOD_WORDS,
    check(typed) {
      const method = methodOfDraft(typed)
      if (typeof method === 'string') return method
      return typed.reason.trim() ? undefined : 'Say why the method changes.'
    },
    save(typed, version) {
      const method = methodOfDraft(typed)
      if (typeof method === 'string') throw new Error(method)
      return apiClient.riskMethods.change({ ...method, version, reason: typed.reason })
    },
    stale: [api.riskMethods.key(), api.risks.key()],
    failure: 'The method could not be changed. Please try again.',
    onSaved({ name, movedCount }) {
      showToast(
        `${name} is in use`,
        movedCount === 1 ? '1 risk came to another figure.' : `${movedCount} risks came to another figure.`,
      )
      onClose()
    },
  })
  const field = (name: string, label: ReactNode, more: { hint?: string; numeric?: boolean } = {}) => (
    <TextField
      key={name}
      label={label}
      {...(more.hint && { hint: more.hint })}
      inputMode={more.numeric ? 'decimal' : 'text'}
      maxLength={maxLengthOf('riskMethods.change', 'words.likelihood[]')}
      value={draft[name] ?? ''}
      onChange={(event) => set({ [name]: event.target.value })}
    />
  )
  const total = RISK_FACTORS.reduce((sum, factor) => sum + (Number(draft[`weights.${factor}`]) || 0), 0)
  return (
    <FormDialog
      {...dialog}
      title="Change the method"
      description="Every risk is recalculated with the new version. Approved assessments keep the method they were made with."
      action="Use this method"
    >
      <Group title="Weights, in percent">
        <div className="grid items-end gap-4 sm:grid-cols-2">
          {RISK_FACTORS.map((factor) =>
            field(`weights.${factor}`, RISK_FIELDS[factor].label, { numeric: true }),
          )}
          <p className="py-2 text-ink-soft" aria-live="polite">
            Together {total} %{total !== 100 && '; they must be 100 %'}
          </p>
        </div>
      </Group>
      <Group title="What controls take off, in points">
        <div className="grid gap-4 sm:grid-cols-3">
          {RELIEVING.map((name) => field(`relief.${name}`, STRENGTH_LABELS[name], { numeric: true }))}
        </div>
      </Group>
      <Group title="Where levels begin, in points">
        <div className="grid gap-4 sm:grid-cols-3">
          {STARTING.map((name) => field(`bandsFrom.${name}`, BAND_LABELS[name], { numeric: true }))}
        </div>
      </Group>
      {RISK_FACTORS.map((factor) => (
        <Group key={factor} title={`Words: ${RISK_FIELDS[factor].label.toLowerCase()}`}>
          <div className="grid gap-4 sm:grid-cols-5">
            {[0, 1, 2, 3, 4].map((index) => field(`words.${factor}.${index}`, String(index + 1)))}
          </div>
        </Group>
      ))}
      <TextArea
        label="Why it changes"
        hint="Everybody reads it beside the version."
        required
        maxLength={maxLengthOf('riskMethods.change', 'reason')}
        value={draft.reason}
        onChange={(event) => set({ reason: event.target.value })}
      />
    </FormDialog>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{title}</legend>
      {children}
    </fieldset>
  )
}
