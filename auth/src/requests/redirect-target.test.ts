import { expect, test } from 'vitest'
import { readAuthSettings } from '../auth-settings.ts'
import { isAllowedRedirect } from './redirect-target.ts'

const settings = readAuthSettings({
  AUTH_REDIRECT_ALLOW_LIST:
    'https://*.example.org/in,https://open.example.net/**,plumbline://back,https://192.168.1.9/**',
})
const site = { siteUrl: 'https://app.example.com', settings }
const local = { siteUrl: 'http://localhost:3000', settings }

test.each([
  'https://app.example.com',
  'https://app.example.com/reset-password?x=1#there',
  'https://APP.example.com/',
  'https://a.example.org/in',
  'https://open.example.net/a/b.html',
  'https://open.example.net/a#fragment',
  'plumbline://back',
])('%s is allowed', (target) => {
  expect(isAllowedRedirect(site, target)).toBe(true)
})

test.each([
  'http://app.example.com/',
  'https://app.example.com:8443/',
  'https://app.example.com.evil.example/',
  'https://evil.example/?https://app.example.com',
  'https://app.example.com@evil.example/',
  'https://evil@app.example.com/',
  'https://user:secret@app.example.com/',
  'https://app.example.com\\@evil.example/',
  'https:\\\\app.example.com/',
  'https:/app.example.com/',
  'https:app.example.com',
  '//app.example.com/',
  '/reset-password',
  'https://app.example.com%2eevil.example/',
  'https://app%2eexample.com/',
  'https://ａpp.example.com/',
  'https://evil.example#https://app.example.com/',
  'https://evil.example/\thttps://app.example.com',
  ' https://app.example.com/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://127.1/',
  'http://192.168.1.9/',
  'http://127.0.0.1:9000/in',
  'http://[::1]:9000/in',
  'http://localhost:9000/in',
  'https://192.168.1.9/in',
  'https://a.b.example.org/in',
  'https://a.example.org/in/deeper',
  'javascript:alert(1)',
  'javascript://app.example.com/%0aalert(1)',
  'data:text/html,hello',
  'plumbline://elsewhere',
  'https://open.example.net@evil.example/a',
  '',
])('%s is not', (target) => {
  expect(isAllowedRedirect(site, target)).toBe(false)
})

test('beside a local site any local port is allowed', () => {
  expect(isAllowedRedirect(local, 'http://127.0.0.1:9000/in')).toBe(true)
  expect(isAllowedRedirect(local, 'http://[::1]:9000/in')).toBe(true)
  expect(isAllowedRedirect(local, 'http://localhost:5173/login')).toBe(true)
  expect(isAllowedRedirect(local, 'https://localhost:5173/login')).toBe(false)
})

test('no allow list opens script addresses', () => {
  const everything = { ...site, settings: readAuthSettings({ AUTH_REDIRECT_ALLOW_LIST: '**' }) }
  expect(isAllowedRedirect(everything, 'javascript:alert(1)')).toBe(false)
  expect(isAllowedRedirect(everything, 'https://a@b.example/')).toBe(false)
})
