import { expect, test, vi } from 'vitest'

const [older, newer] = ['an-old-secret-long-enough', 'a-new-secret-long-enough']

async function withSecrets(...secrets: string[]) {
  vi.resetModules()
  vi.stubEnv('SESSION_SECRET', secrets.join(','))
  return import('./sealed.server.ts')
}

test('what is sealed opens for the same purpose and the same person only', async () => {
  const { seal, unseal } = await withSecrets(newer)
  const sealed = seal('two-step', 'ada', 'JBSWY3DP')
  expect(sealed).not.toContain('JBSWY3DP')
  expect(seal('two-step', 'ada', 'JBSWY3DP')).not.toBe(sealed)
  expect(unseal('two-step', 'ada', sealed)).toBe('JBSWY3DP')
  expect(unseal('two-step', 'bob', sealed)).toBeNull()
  expect(unseal('recovery-codes', 'ada', sealed)).toBeNull()
})

test('what was altered, cut or made up does not open', async () => {
  const { seal, unseal } = await withSecrets(newer)
  const bytes = Buffer.from(seal('two-step', 'ada', 'JBSWY3DP'), 'base64url')
  for (let index = 0; index < bytes.length; index++) {
    const altered = Buffer.from(bytes)
    altered[index] = (altered[index] ?? 0) ^ 1
    expect(unseal('two-step', 'ada', altered.toString('base64url'))).toBeNull()
    expect(unseal('two-step', 'ada', bytes.subarray(0, index).toString('base64url'))).toBeNull()
  }
})

test('after a rotation any of the secrets opens, and a secret that is gone does not', async () => {
  const sealed = (await withSecrets(older)).seal('two-step', 'ada', 'JBSWY3DP')
  expect((await withSecrets(newer, older)).unseal('two-step', 'ada', sealed)).toBe('JBSWY3DP')
  expect((await withSecrets(newer)).unseal('two-step', 'ada', sealed)).toBeNull()
})
