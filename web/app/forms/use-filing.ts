import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { FieldErrors } from './field-rules.ts'
import { filingClient } from './filing-client.ts'
import { filingProblem } from './filing-text.ts'
import { type FormProof, newIdempotencyKey, provenInBrowser } from './form-proof.ts'

interface Filing {
  form: RefObject<HTMLFormElement | null>
  /** What is wrong, the first field first. */
  check: (data: FormData) => FieldErrors | Promise<FieldErrors>
  send: (data: FormData, proof: FormProof) => Promise<void>
  onSent: () => void
  /** Said when sending fails for a reason that nobody foresaw. */
  failed: string
  /** What the server said of a form that was posted before scripts came. */
  initial?: { errors: FieldErrors; problem?: string | undefined } | undefined
  /** Makes the field that is to be put right reachable. */
  onRefused?: (firstName: string) => void
}

/** Checks a form and sends it: once, whatever is pressed, and without losing what was typed. */
export function useFiling({ form, check, send, onSent, failed, initial, onRefused }: Filing) {
  const [errors, setErrors] = useState<FieldErrors>(initial?.errors ?? {})
  const [problem, setProblem] = useState(initial?.problem)
  const [sending, setSending] = useState(false)
  const underWay = useRef(false)

  // Posted before scripts came, and refused: the focus goes to the first error, unless the person is already busy.
  const refused = Object.keys(initial?.errors ?? {})[0]
  useEffect(() => {
    if (refused && form.current && document.activeElement === document.body) focusField(form.current, refused)
  }, [refused, form])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (underWay.current || !form.current) return
    underWay.current = true
    try {
      await attempt(form.current)
    } finally {
      underWay.current = false
      setSending(false)
    }
  }

  async function attempt(element: HTMLFormElement) {
    const key = element.elements.namedItem('idempotencyKey') as HTMLInputElement
    key.value ||= newIdempotencyKey()
    const data = new FormData(element)
    setProblem(undefined)
    const found = await check(data)
    setErrors(found)
    const [first] = Object.keys(found)
    if (first) {
      onRefused?.(first)
      // After React has shown what was hidden.
      requestAnimationFrame(() => focusField(element, first))
      return
    }
    setSending(true)
    try {
      await send(data, await provenInBrowser(data))
    } catch (error) {
      return setProblem(filingProblem(error, failed))
    }
    key.value = ''
    onSent()
  }

  /** Another text is another form; until then, trying again is the same one. */
  function onInput() {
    // Failing, it is fetched again when the form is sent, and said then.
    filingClient().catch(() => {})
    const key = form.current?.elements.namedItem('idempotencyKey')
    if (key instanceof HTMLInputElement) key.value = ''
  }

  return { errors, setErrors, problem, sending, formProps: { ref: form, onSubmit: submit, onInput } }
}

export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name)
  const element = field instanceof RadioNodeList ? field[0] : field
  if (element instanceof HTMLElement) element.focus()
}
