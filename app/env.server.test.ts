import { expect, test } from 'vitest'
import { parseEnv } from './env.server.ts'

test('nothing has to be set, and a name set to nothing counts as not set', () => {
  expect(parseEnv({ PORT: '', APP_URL: ' ' })).toMatchObject({ PORT: 3000, APP_URL: 'http://localhost:3000' })
})

test('every bad value is named in one list, in words', () => {
  const raw = { PORT: 'abc', TRUSTED_PROXIES: '-1', APP_URL: 'nowhere', SESSION_SECRET: 'short' }
  expect(() => parseEnv(raw)).toThrow(
    [
      'These environment variables need mending:',
      '  PORT: must be a whole number from 0 to 65535',
      '  APP_URL: must be an address that begins with http:// or https://',
      '  SESSION_SECRET: every secret needs at least 16 characters',
      '  TRUSTED_PROXIES: must be a whole number from 0 to 10',
    ].join('\n'),
  )
})

test('a key for mail needs a sender', () => {
  expect(() => parseEnv({ RESEND_API_KEY: 'key' })).toThrow('MAIL_FROM: is needed when RESEND_API_KEY is set')
})
