import { afterEach, expect, test, vi } from 'vitest'
import {
  type Conversation,
  keepConversation,
  keptConversation,
  readConversation,
} from './chat-conversation.ts'

afterEach(() => vi.unstubAllGlobals())

const conversation: Conversation = {
  view: 'minimized',
  messages: [
    { id: '1', timestamp: '2026-03-02T10:00:00Z', type: 'user', content: '<b>hmda</b>' },
    { id: '2', timestamp: '2026-03-02T10:00:01Z', type: 'bot', answer: 'hmda' },
  ],
}

test('whoever signs in next in the same tab does not see what was said before', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  keepConversation('ada', conversation)
  expect(keptConversation('eve')).toEqual({ view: 'closed', messages: [] })
  expect(keptConversation('ada')).toEqual(conversation)
})

test('a conversation is read back as it was', () => {
  expect(readConversation(JSON.stringify(conversation))).toEqual(conversation)
})

test.each([null, '', '{', 'null', '7', '[]', '{"view":"wide","messages":[]}', '{"view":"open"}'])(
  '%s is nothing said',
  (text) => {
    expect(readConversation(text)).toEqual({ view: 'closed', messages: [] })
  },
)

test('messages that we would not have written are left out', () => {
  const [user, bot] = conversation.messages
  const messages = [
    user,
    { ...bot, answer: 'constructor' },
    { ...bot, answer: 'x' },
    null,
    1,
    { ...user, id: 2 },
  ]
  expect(readConversation(JSON.stringify({ view: 'open', messages })).messages).toEqual([user])
})
