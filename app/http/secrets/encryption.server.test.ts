import { expect, test, vi } from 'vitest'

const [older, newer] = ['an-old-secret-long-enough', 'a-new-secret-long-enough']

async function withSecrets(...secrets: string[]) {
  vi.resetModules()
  vi.stubEnv('SESSION_SECRET', secrets.join(','))
  return import('./encryption.server.ts')
}

test('a text can be decrypted for the same purpose and person only', async () => {
  const { encrypt, decrypt } = await withSecrets(newer)
  const encrypted = encrypt('two-step', 'ada', 'JBSWY3DP')
  expect(encrypted).not.toContain('JBSWY3DP')
  expect(encrypt('two-step', 'ada', 'JBSWY3DP')).not.toBe(encrypted)
  expect(decrypt('two-step', 'ada', encrypted)).toBe('JBSWY3DP')
  expect(decrypt('two-step', 'bob', encrypted)).toBeNull()
  expect(decrypt('recovery-codes', 'ada', encrypted)).toBeNull()
})

test('an altered, truncated or forged text does not decrypt', async () => {
  const { encrypt, decrypt } = await withSecrets(newer)
  const bytes = Buffer.from(encrypt('two-step', 'ada', 'JBSWY3DP'), 'base64url')
  for (let index = 0; index < bytes.length; index++) {
    const altered = Buffer.from(bytes)
    altered[index] = (altered[index] ?? 0) ^ 1
    expect(decrypt('two-step', 'ada', altered.toString('base64url'))).toBeNull()
    expect(decrypt('two-step', 'ada', bytes.subarray(0, index).toString('base64url'))).toBeNull()
  }
})

test('after a rotation any current secret decrypts, and a removed one does not', async () => {
  const encrypted = (await withSecrets(older)).encrypt('two-step', 'ada', 'JBSWY3DP')
  expect((await withSecrets(newer, older)).decrypt('two-step', 'ada', encrypted)).toBe('JBSWY3DP')
  expect((await withSecrets(newer)).decrypt('two-step', 'ada', encrypted)).toBeNull()
})
