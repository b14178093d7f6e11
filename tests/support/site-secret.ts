// The tests' own modules share the secret of the site that they test: they read the mails that it seals. The environment
// is read once, when it is first imported; programs that a test starts inherit nothing of this.
export const siteSecret = 'a-secret-for-tests-only-long-enough'

const { SESSION_SECRET: before } = process.env
process.env.SESSION_SECRET = siteSecret
await import('#app/env.server.ts')
if (before === undefined) delete process.env.SESSION_SECRET
else process.env.SESSION_SECRET = before
