import { Combobox as BaseCombobox } from '@base-ui/react/combobox'
import { Check } from 'lucide-react'

export interface ComboboxOption {
  value: string
  label: string
}

interface ComboboxProps {
  label: string
  options: readonly ComboboxOption[]
  value: string | undefined
  onChange: (value: string | undefined) => void
  placeholder?: string
  emptyText?: string
}

/** A searchable select for long lists. */
export function Combobox({
  label,
  options,
  value,
  onChange,
  placeholder,
  emptyText = 'Nothing matches.',
}: ComboboxProps) {
  const chosen = options.find((option) => option.value === value) ?? null
  return (
    <BaseCombobox.Root
      items={options}
      value={chosen}
      onValueChange={(option: ComboboxOption | null) => onChange(option?.value)}
      itemToStringLabel={(option: ComboboxOption) => option.label}
    >
      <BaseCombobox.Input
        aria-label={label}
        placeholder={placeholder}
        className="min-h-11 w-full rounded-control border border-control-line bg-surface px-3 text-[0.9375rem]"
      />
      <BaseCombobox.Portal>
        <BaseCombobox.Positioner sideOffset={6} className="z-50">
          <BaseCombobox.Popup className="max-h-72 w-[var(--anchor-width)] overflow-y-auto rounded-card border border-line bg-surface p-1.5 shadow-float">
            <BaseCombobox.Empty className="px-3 py-2 text-sm text-ink-faint empty:hidden">
              {emptyText}
            </BaseCombobox.Empty>
            <BaseCombobox.List>
              {(option: ComboboxOption) => (
                <BaseCombobox.Item
                  key={option.value}
                  value={option}
                  className="flex min-h-10 cursor-pointer items-center justify-between rounded-control px-3 text-sm outline-none data-[highlighted]:bg-brand-soft"
                >
                  {option.label}
                  <BaseCombobox.ItemIndicator>
                    <Check className="size-4 text-brand" aria-hidden />
                  </BaseCombobox.ItemIndicator>
                </BaseCombobox.Item>
              )}
            </BaseCombobox.List>
          </BaseCombobox.Popup>
        </BaseCombobox.Positioner>
      </BaseCombobox.Portal>
    </BaseCombobox.Root>
  )
}
