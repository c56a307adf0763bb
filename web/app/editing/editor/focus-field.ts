/** Focuses the field of that name; formatted text is no form control and names itself. */
export function focusField(form: HTMLFormElement | null, name: string | undefined) {
  if (!form || name === undefined) return
  const field = form.elements.namedItem(name) ?? form.querySelector(`[data-field="${CSS.escape(name)}"]`)
  if (field instanceof HTMLElement) field.focus()
}
