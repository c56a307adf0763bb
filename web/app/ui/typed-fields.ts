const TEXT = 'textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=file])'
/** A search, and text that stays when its form closes. */
const PASSING = '[type=search], [role=combobox], search *, [data-kept] *'
const FORM = 'form, [data-form]'

/** Fields that somebody typed into, each with what it said before. */
export function typedFields() {
  const before = new WeakMap<Element, string>()
  const typed = new Set<Element>()
  let isSubmitted = false
  /** A field that is gone was saved or taken back. */
  const areChanged = () =>
    [...typed].some((field) => field.isConnected && shownIn(field) !== before.get(field))
  return {
    noteBefore(field: Element) {
      if (!typed.has(field)) before.set(field, shownIn(field))
    },
    noteTyped(field: Element, isInForm: boolean) {
      if (field.matches(PASSING)) return
      isSubmitted = false
      if (field.closest(FORM) || (isInForm && field.matches(TEXT))) typed.add(field)
    },
    noteSubmitted() {
      isSubmitted = true
    },
    areChanged,
    /** Changed, and not on their way: what is being saved may open another screen. */
    arePending: () => !isSubmitted && areChanged(),
    forget: () => typed.clear(),
  }
}

function shownIn(field: Element): string {
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type))
    return String(field.checked)
  if (
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
  )
    return field.value
  return field.textContent ?? ''
}
