// Loaded before a test file imports anything, because the environment is read once, on first import. Programs started by a
// test do not inherit it.
import { siteSecret } from './site-secret.ts'

const { SESSION_SECRET: before } = process.env
process.env.SESSION_SECRET = siteSecret
await import('#app/env.server.ts')
if (before === undefined) delete process.env.SESSION_SECRET
else process.env.SESSION_SECRET = before
