import { setTimeout as pause } from 'node:timers/promises'

export interface AssistantModel {
  /** The address of an OpenAI-compatible chat endpoint, or its base. */
  url: string
  model: string
  key: string | undefined
}

const TIMEOUT_MS = 20_000
const RETRIES = 2
const FIRST_PAUSE_MS = 300
const ANSWER_MAX_BYTES = 64 * 1024

interface Message {
  role: 'system' | 'user'
  content: string
}

/** The words of the model, or undefined where it cannot be had: the answer without a model stands. */
export async function askModel(
  { url, model, key }: AssistantModel,
  messages: readonly Message[],
  timeoutMs = TIMEOUT_MS,
): Promise<string | undefined> {
  const signal = AbortSignal.timeout(timeoutMs)
  const address = url.endsWith('/chat/completions') ? url : `${url.replace(/\/$/, '')}/chat/completions`
  for (let attempt = 0; attempt <= RETRIES; attempt++) {
    try {
      if (attempt > 0) await pause(FIRST_PAUSE_MS * 2 ** (attempt - 1), undefined, { signal })
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(key ? { Authorization: `Bearer ${key}` } : {}) },
        body: JSON.stringify({ model, messages, stream: true, temperature: 0, max_tokens: 2000 }),
        // A redirect could carry the question to another host.
        redirect: 'error',
        signal,
      })
      if (response.ok) return await readAnswer(response)
      await response.body?.cancel()
      if (response.status < 500 && response.status !== 429) return undefined
    } catch {
      if (signal.aborted) return undefined
    }
  }
  return undefined
}

/** Reads the stream of events, or a whole answer where the endpoint does not stream; at most 64 KiB of it. */
async function readAnswer(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let raw = ''
  let bytes = 0
  const reader = response.body!.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    bytes += value.byteLength
    raw += decoder.decode(value, { stream: true })
    if (bytes >= ANSWER_MAX_BYTES) {
      await reader.cancel()
      break
    }
  }
  if (!/^data:/m.test(raw)) return contentOf(raw)
  return raw
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => contentOf(line.slice('data:'.length)))
    .join('')
}

function contentOf(json: string): string {
  try {
    const { choices } = JSON.parse(json) as {
      choices?: { delta?: { content?: unknown }; message?: { content?: unknown } }[]
    }
    const content = choices?.[0]?.delta?.content ?? choices?.[0]?.message?.content
    return typeof content === 'string' ? content : ''
  } catch {
    return ''
  }
}
