import { expect, test } from 'vitest'
import { parseTarget } from './schema.ts'

test.each([
  'http://hooks.example.com/x',
  'ftp://hooks.example.com/x',
  'https://user:word@hooks.example.com/',
  'https://hooks.example.com:8443/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://10.0.0.5/',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[fe80::1]/',
  'https://[fd00::1]/',
  'https://localhost/',
  'https://localhost./',
  'https://intranet/',
  'https://printer.local/',
  'https://db.internal/',
  'not an address',
  '',
])('%s is refused', (address) => {
  expect(parseTarget(address)).toBeNull()
})

test.each(['https://hooks.example.com/x', 'https://hooks.slack.com/services/T0/B0/x', 'https://93.184.215.14/'])(
  '%s may be told',
  (address) => {
    expect(parseTarget(address)?.href).toBe(address)
  },
)
