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

/** The words of the model as they come; it ends without any where the model cannot be had, or when it is stopped. */
export async function* askModel(
  { url, model, key }: AssistantModel,
  messages: readonly Message[],
  stop: AbortSignal,
): AsyncGenerator<string, void, undefined> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(TIMEOUT_MS)])
  const address = url.endsWith('/chat/completions') ? url : `${url.replace(/\/$/, '')}/chat/completions`
  let hasBegun = false
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
      if (response.ok) {
        for await (const words of readAnswer(response)) {
          hasBegun = true
          yield words
        }
        return
      }
      await response.body?.cancel()
      if (response.status < 500 && response.status !== 429) return
    } catch {
      // What was written before the connection broke is checked as it is; a second attempt would repeat it.
      if (signal.aborted || hasBegun) return
    }
  }
}

/** Reads the stream of events, or a whole answer where the endpoint does not stream; at most 64 KiB of it. */
async function* readAnswer(response: Response): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder()
  let unread = ''
  let streams = false
  let bytes = 0
  for await (const chunk of response.body! as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength
    unread += decoder.decode(chunk, { stream: true })
    streams ||= unread.startsWith('data:') || unread.includes('\ndata:')
    if (streams) {
      const lines = unread.split('\n')
      unread = lines.pop()!
      yield* lines.map(contentOfLine).filter((words) => words !== '')
    }
    if (bytes >= ANSWER_MAX_BYTES) break
  }
  const words = streams ? contentOfLine(unread) : contentOf(unread)
  if (words !== '') yield words
}

const contentOfLine = (line: string) =>
  line.startsWith('data:') ? contentOf(line.slice('data:'.length)) : ''

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
