import { bearerToken } from '../../platform/session/session.ts'

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000
const MESSAGE = /^data: (changed|here)$/gm

interface Following {
  signal: AbortSignal
  onMessage: (message: 'here' | 'changed') => void
  /** The server ended or refused the stream: the session or the role may have changed. */
  onEnded: () => void
}

/** Stays connected until the signal, or until the server refuses for good. */
export async function followStream({ signal, onMessage, onEnded }: Following): Promise<void> {
  let pauseMs = FIRST_PAUSE_MS
  while (!signal.aborted) {
    try {
      const token = await bearerToken()
      if (!token) return
      const response = await fetch('/live', { signal, headers: { authorization: `Bearer ${token}` } })
      if (response.status === 401 || response.status === 403) return onEnded()
      if (response.ok && response.body) {
        pauseMs = FIRST_PAUSE_MS
        await readMessages(response.body, onMessage)
        onEnded()
      }
    } catch {
      // No connection, or it was cut.
    }
    await pause(pauseMs * (0.5 + Math.random()), signal)
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
  }
}

async function readMessages(
  body: ReadableStream<Uint8Array>,
  onMessage: Following['onMessage'],
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const text = rest + value
    const end = text.lastIndexOf('\n') + 1
    rest = text.slice(end)
    for (const [, message] of text.slice(0, end).matchAll(MESSAGE)) onMessage(message as 'here' | 'changed')
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}
