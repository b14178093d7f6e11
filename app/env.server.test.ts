import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parseEnv, settingNames } from './env.server.ts'

test('no variable is required, and an empty one counts as unset', () => {
  expect(parseEnv({ PORT: '', APP_URL: ' ' })).toMatchObject({ PORT: 3000, APP_URL: 'http://localhost:3000' })
})

test('one list explains every bad value', () => {
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

test('a mail key requires a sender', () => {
  expect(() => parseEnv({ RESEND_API_KEY: 'key' })).toThrow('MAIL_FROM: is needed when RESEND_API_KEY is set')
})

test('the site’s URL has no path, because links append one', () => {
  for (const bad of ['https://example.com/site', 'https://example.com/?a=b', 'https://ada:x@example.com']) {
    expect(() => parseEnv({ APP_URL: bad }), bad).toThrow('APP_URL: must be an address without a path')
  }
  expect(parseEnv({ APP_URL: 'https://example.com/' }).APP_URL).toBe('https://example.com')
})

test('the data folder is the one with the embedded database', () => {
  expect(parseEnv({ DATABASE_URL: 'file:/var/lib/site/site.db' })).toMatchObject({
    dataFolder: '/var/lib/site',
    BACKUP_FOLDER: '/var/lib/site/backups',
  })
  expect(parseEnv({ DATABASE_URL: 'file:other/site.db' }).dataFolder).toBe(resolve('other'))
  expect(parseEnv({ DATABASE_URL: 'postgres://x@localhost/y' }).dataFolder).toBe(resolve('data'))
})

test('every setting stands in docs/operations.md and in .env.example', () => {
  // The tools set it, not an operator.
  const names = settingNames.filter((name) => name !== 'NODE_ENV')
  const [settings, example] = [readFileSync('docs/operations.md', 'utf8'), readFileSync('.env.example', 'utf8')]
  expect(names.filter((name) => !settings.includes(`\`${name}\``))).toEqual([])
  expect(names.filter((name) => !new RegExp(`^#? ?${name}=`, 'm').test(example))).toEqual([])
})
