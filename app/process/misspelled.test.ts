import { expect, test } from 'vitest'
import { settingNames } from '#app/env.server.ts'
import { misspelledSettings } from './misspelled.ts'

test.each(settingNames.filter((name) => name.length >= 8))(
  '%s is recognised with a letter or an underscore lost',
  (name) => {
    for (const typed of [name.toLowerCase(), name.replace(/(.*)_/, '$1'), name.slice(0, -1), `${name}S`]) {
      if (typed === name || settingNames.includes(typed)) continue
      expect(misspelledSettings([typed], settingNames), typed).toEqual([{ name: typed, meant: expect.any(String) }])
    }
  },
)

test('RESEND_APIKEY is recognised as RESEND_API_KEY, and common names are ignored', () => {
  expect(misspelledSettings(['RESEND_APIKEY'], settingNames)).toEqual([
    { name: 'RESEND_APIKEY', meant: 'RESEND_API_KEY' },
  ])
  const usual = [
    'PATH',
    'HOME',
    'HOSTNAME',
    'HOSTTYPE',
    'MAIL',
    'MAILCHECK',
    'PWD',
    'TERM',
    'LANG',
    'NODE_OPTIONS',
    'USER',
  ]
  expect(misspelledSettings([...usual, 'npm_config_loglevel', 'POSTGRES_URL'], settingNames)).toEqual([])
})
