import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type BotCheck, botCheckFromBrowser, newIdempotencyKey } from './bot-check.ts'
import type { FieldErrors } from './field-rules.ts'
import { submissionClient } from './submission-client.ts'
import { submissionProblem } from './submission-text.ts'

interface Filing {
  form: RefObject<HTMLFormElement | null>
  /** Field errors, first field first. */
  check: (data: FormData) => FieldErrors | Promise<FieldErrors>
  send: (data: FormData, proof: BotCheck) => Promise<void>
  onSent: () => void
  /** Message for unexpected errors. */
  failed: string
  /** The server's answer to a form posted without scripts. */
  initial?: { errors: FieldErrors; problem?: string | undefined } | undefined
  /** Makes the first field with an error visible. */
  onRefused?: (firstName: string) => void
}

/** Validates and submits a form: once, however often Submit is clicked, and without losing input. */
export function useSubmission({ form, check, send, onSent, failed, initial, onRefused }: Filing) {
  const [errors, setErrors] = useState<FieldErrors>(initial?.errors ?? {})
  const [problem, setProblem] = useState(initial?.problem)
  const [sending, setSending] = useState(false)
  const underWay = useRef(false)

  // After a refused post without scripts, focuses the first error unless the user has focused something else.
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
      // After React has rendered hidden steps.
      requestAnimationFrame(() => focusField(element, first))
      return
    }
    setSending(true)
    try {
      await send(data, await botCheckFromBrowser(data))
    } catch (error) {
      return setProblem(submissionProblem(error, failed))
    }
    key.value = ''
    onSent()
  }

  /** Changed input is a new submission; a retry of the same input keeps its key. */
  function onInput() {
    // A failed load is retried and reported on submit.
    submissionClient().catch(() => {})
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
