import { afterEach, expect, test, vi } from 'vitest'
import { type ChatState, readChat, saveChat, savedChat } from './chat-conversation.ts'

afterEach(() => vi.unstubAllGlobals())

const NOTHING: ChatState = { view: 'closed', conversationId: null, pending: null }
const chat: ChatState = {
  view: 'minimized',
  conversationId: '0198c1de-0000-4000-8000-000000000001',
  pending: '<b>hmda</b>',
}

test('the next person in the same tab does not see the conversation', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  saveChat('ada', chat)
  saveChat('ada', { view: 'open' })
  expect(savedChat('eve')).toEqual(NOTHING)
  expect(savedChat('ada')).toEqual({ ...chat, view: 'open' })
})

test('without storage the chat lasts while the page does', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('disabled')
    },
    setItem: () => {
      throw new Error('disabled')
    },
  })
  saveChat('grace', chat)
  expect(savedChat('grace')).toEqual(chat)
})

test.each([null, '', '{', 'null', '7', '[]', '{"view":"wide"}'])('%s is nothing', (text) => {
  expect(readChat(text)).toEqual(NOTHING)
})

test('drops what the program would not have written', () => {
  expect(
    readChat(JSON.stringify({ view: 'open', conversationId: '../x', pending: 7, messages: [1] })),
  ).toEqual({
    ...NOTHING,
    view: 'open',
  })
})
