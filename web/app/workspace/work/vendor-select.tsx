import { useQuery } from '@tanstack/react-query'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { Select } from '../../ui/field.tsx'

interface VendorSelectProps {
  label: string
  value: string | null
  onChange: (vendorId: string | null) => void
  hint?: string
}

/** A vendor of the register, by name. */
export function VendorSelect({ value, onChange, ...field }: VendorSelectProps) {
  const vendors = useQuery({ queryKey: [...api.vendors.key(), 'names'], queryFn: readNames })
  const names = vendors.data ?? []
  return (
    <Select {...field} value={value ?? ''} onChange={(event) => onChange(event.target.value || null)}>
      <option value="">None</option>
      {/* Until the names are here, or of a vendor that is gone, what is chosen stays chosen. */}
      {value !== null && !names.some(({ id }) => id === value) && (
        <option value={value}>Chosen vendor</option>
      )}
      {names.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </Select>
  )
}

async function readNames() {
  const names: { id: string; title: string }[] = []
  let cursor: string | undefined
  do {
    const page = await apiClient.vendors.rows({ limit: 200, ...(cursor && { cursor }) })
    names.push(...page.items.map(({ id, title }) => ({ id, title })))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return names.toSorted((a, b) => a.title.localeCompare(b.title))
}
