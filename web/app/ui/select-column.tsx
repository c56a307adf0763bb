import type { Column } from './table.tsx'

interface SelectBoxProps {
  /** What is selected, by name. */
  name: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A checkbox before what it selects; with large text it leaves the room to the text. */
export function SelectBox({ name, checked, onChange }: SelectBoxProps) {
  return (
    <label className="grid size-[min(1.75rem,36px)] flex-none cursor-pointer place-items-center">
      <input
        type="checkbox"
        className="size-[min(1.125rem,24px)] accent-brand"
        aria-label={`Select ${name}`}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}

interface SelectColumnOptions<Row> {
  nameOf: (row: Row) => string
  isSelected: (row: Row) => boolean
  onSelect: (row: Row, isOn: boolean) => void
  /** Rows that cannot be selected have no checkbox. */
  maySelect?: (row: Row) => boolean
}

/** The first column of a list whose rows can be selected. */
export const selectColumn = <Row,>({
  nameOf,
  isSelected,
  onSelect,
  maySelect,
}: SelectColumnOptions<Row>): Column<Row> => ({
  id: 'select',
  heading: 'Select',
  headingHidden: true,
  className: 'as-table:w-10',
  cell: (row) =>
    (!maySelect || maySelect(row)) && (
      <SelectBox name={nameOf(row)} checked={isSelected(row)} onChange={(isOn) => onSelect(row, isOn)} />
    ),
})
