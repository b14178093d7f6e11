import { resolve } from 'node:path'
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

test('the address of the site has no path, for links are made by adding one', () => {
  for (const bad of ['https://example.com/site', 'https://example.com/?a=b', 'https://ada:x@example.com']) {
    expect(() => parseEnv({ APP_URL: bad }), bad).toThrow('APP_URL: must be an address without a path')
  }
  expect(parseEnv({ APP_URL: 'https://example.com/' }).APP_URL).toBe('https://example.com')
})

test('what belongs to an embedded database lies beside it, wherever that is', () => {
  expect(parseEnv({ DATABASE_URL: 'file:/var/lib/site/site.db' })).toMatchObject({
    dataFolder: '/var/lib/site',
    BACKUP_FOLDER: '/var/lib/site/backups',
  })
  expect(parseEnv({ DATABASE_URL: 'file:other/site.db' }).dataFolder).toBe(resolve('other'))
  expect(parseEnv({ DATABASE_URL: 'postgres://x@localhost/y' }).dataFolder).toBe(resolve('data'))
})
