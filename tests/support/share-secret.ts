// Before a test file loads anything: the environment is read once, when it is first imported. Programs that a test starts
// inherit nothing of this.
import { siteSecret } from './site-secret.ts'

const { SESSION_SECRET: before } = process.env
process.env.SESSION_SECRET = siteSecret
await import('#app/env.server.ts')
if (before === undefined) delete process.env.SESSION_SECRET
else process.env.SESSION_SECRET = before
