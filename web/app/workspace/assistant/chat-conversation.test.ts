import { afterEach, expect, test, vi } from 'vitest'
import {
  type Conversation,
  readConversation,
  saveConversation,
  savedConversation,
} from './chat-conversation.ts'

afterEach(() => vi.unstubAllGlobals())

const conversation: Conversation = {
  view: 'minimized',
  messages: [
    { id: '1', timestamp: '2026-03-02T10:00:00Z', type: 'user', content: '<b>hmda</b>' },
    { id: '2', timestamp: '2026-03-02T10:00:01Z', type: 'bot', answer: 'hmda' },
  ],
}

test('the next person in the same tab does not see the conversation', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  saveConversation('ada', conversation)
  expect(savedConversation('eve')).toEqual({ view: 'closed', messages: [] })
  expect(savedConversation('ada')).toEqual(conversation)
})

test('a conversation reads back unchanged', () => {
  expect(readConversation(JSON.stringify(conversation))).toEqual(conversation)
})

test.each([null, '', '{', 'null', '7', '[]', '{"view":"wide","messages":[]}', '{"view":"open"}'])(
  '%s is an empty conversation',
  (text) => {
    expect(readConversation(text)).toEqual({ view: 'closed', messages: [] })
  },
)

test('drops messages that the program would not have written', () => {
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
