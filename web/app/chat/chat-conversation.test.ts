import { expect, test } from 'vitest'
import { type Conversation, readConversation } from './chat-conversation.ts'

const conversation: Conversation = {
  view: 'minimized',
  messages: [
    { id: '1', timestamp: '2026-03-02T10:00:00Z', type: 'user', content: '<b>hmda</b>' },
    { id: '2', timestamp: '2026-03-02T10:00:01Z', type: 'bot', answer: 'hmda' },
  ],
}

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
