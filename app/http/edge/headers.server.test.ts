import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function policyIn(mode: string) {
  vi.stubEnv('NODE_ENV', mode)
  vi.resetModules()
  const { documentPolicy } = await import('./headers.server.ts')
  return documentPolicy({ scriptHashes: ['abc'] })
}

test('visitors get no inline style and no socket', async () => {
  const policy = await policyIn('production')
  expect(policy).not.toContain('unsafe-inline')
  expect(policy).not.toContain('ws:')
})

test('the development server may inject styles and open a web socket', async () => {
  const policy = await policyIn('development')
  expect(policy).toContain("style-src 'self' 'unsafe-inline';")
  expect(policy).toContain("connect-src 'self' ws:;")
  expect(policy).toContain("script-src 'self' 'sha256-abc';")
})
