import { expect, test } from 'vitest'
import { settingNames } from '#app/env.server.ts'
import { misspelledSettings } from './misspelled.ts'

test.each(settingNames.filter((name) => name.length >= 8))(
  '%s is recognised with any letter or underscore lost or doubled, in the singular or plural, also beside the right one',
  (name) => {
    const places = Array.from({ length: name.length - 1 }, (_, at) => at + 1)
    const typed = [
      name.toLowerCase(),
      name.replaceAll('_', ''),
      `${name}S`,
      name.replace(/IES$/, 'Y').replace(/S$/, ''),
      ...places.map((at) => name.slice(0, at) + name.slice(at + 1)),
      ...places.map((at) => name.slice(0, at) + name.slice(at - 1)),
    ].filter((one) => !settingNames.includes(one))
    for (const one of typed) {
      const found = [{ name: one, meant: expect.any(String) }]
      expect(misspelledSettings([one], settingNames), one).toEqual(found)
      expect(misspelledSettings([one, name], settingNames), `${one} and ${name}`).toEqual(found)
    }
  },
)

test.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['RESEND_KEY', 'RESEND_API_KEY'],
  ['RESEND_TOKEN', 'RESEND_API_KEY'],
  ['BACKUP_DIR', 'BACKUP_FOLDER'],
  ['DB_URL', 'DATABASE_URL'],
])('%s is recognised as %s', (name, meant) => {
  expect(misspelledSettings([name], settingNames)).toEqual([{ name, meant }])
  expect(misspelledSettings([name, meant], settingNames)).toEqual([{ name, meant }])
})

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
