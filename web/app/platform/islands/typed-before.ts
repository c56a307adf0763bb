type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isChoice = (field: Field) => field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)

/**
 * Finds what a person entered in a part of the page before React knew of it, and enters it again for React, which would
 * otherwise put back what the server had rendered.
 */
export function findTypedBefore(island: HTMLElement, fields: string): () => Promise<void> {
  const repeats: (() => void)[] = []
  for (const field of island.querySelectorAll<Field>(fields))
    if (field instanceof HTMLInputElement && isChoice(field)) {
      const { checked, defaultChecked } = field
      if (checked !== defaultChecked && (checked || field.type === 'checkbox'))
        repeats.push(() => {
          field.checked = defaultChecked
          field.click()
        })
    } else if (field instanceof HTMLSelectElement) {
      const { value } = field
      const rendered = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0]
      if (value !== rendered?.value) repeats.push(() => enter(field, rendered?.value ?? '', value, 'change'))
    } else {
      const { value, defaultValue } = field
      if (value !== defaultValue) repeats.push(() => enter(field, defaultValue, value, 'input'))
    }
  return async () => {
    for (const repeat of repeats) {
      repeat()
      // React draws before the next one: a form may keep all of its fields in one state.
      await undefined
    }
  }
}

/** React reports a change only from the value that it knows: the rendered one is set through it, the typed one past it. */
function enter(field: Field, rendered: string, typed: string, event: 'input' | 'change') {
  field.value = rendered
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, typed)
  field.dispatchEvent(new Event(event, { bubbles: true }))
}
