// The built site in this process, on its own port, with its own database.
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createRequestHandler } from '@remix-run/express'
import type { ServerBuild } from '@remix-run/node'
import compression from 'compression'
import express from 'express'
import { env } from '#app/env.server.ts'
import { publishFirstPosts } from '#app/features/blog/store/first-posts.server.ts'
import { theSite } from '#db/audit.ts'
import { connect } from '#db/driver/connect.ts'
import type { Db } from '#db/schema.ts'
import { confirmCaseStudies } from './confirmed-case-studies.ts'
import { siteSecret } from './site-secret.ts'
import { startedFile } from './started-file.ts'
import { Visitor } from './visitor.ts'

export type Site = {
  url: string
  /** A second connection to the site's database. */
  db: Db
  build: ServerBuild
  /** A browser without JavaScript and without cookies yet. */
  visitor: () => Visitor
  close: () => Promise<void>
}

/**
 * Starts the site like remix-serve. One site for each test file: its modules read the environment once.
 * @param settings environment variables in addition to the defaults
 */
export async function startSite(settings: Record<string, string> = {}): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  const app = express().disable('x-powered-by')
  const server = app.listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  const file = join(folder, 'site.db')
  const started = process.env[startedFile]
  if (started && !settings.DATABASE_URL) copyFileSync(started, file)
  const databaseUrl = settings.DATABASE_URL ?? `file:${file}`
  Object.assign(process.env, {
    // Production mode: React's development build takes twice as long to render a page.
    NODE_ENV: 'production',
    APP_URL: url,
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: siteSecret,
    // A busy machine is slow; nothing here measures time.
    SLOW_QUERY_MS: '0',
    // Tests change the database through another connection: with the cache the site would notice a second later.
    RESPONSE_CACHE_MB: '0',
    // Replies leave at once, except where a test takes them back.
    UNDO_SEND_SECONDS: '0',
    ...settings,
  })

  // For mails that the test itself queues, outside the build.
  env.APP_URL = process.env.APP_URL ?? url

  const build: ServerBuild = await import(resolve('build/server/index.js'))
  app.use(compression())
  app.use(build.publicPath, express.static(build.assetsBuildDirectory, { immutable: true, maxAge: '1y' }))
  app.use(express.static('public', { maxAge: '1h' }))
  app.all('*', createRequestHandler({ build, mode: 'production' }))
  const db = connect(databaseUrl)
  // With the template's blog, which most tests expect.
  if (!started || settings.DATABASE_URL) {
    await fetch(`${url}/healthcheck`)
    await publishFirstPosts(db, { actor: theSite, now: Date.now() })
    await confirmCaseStudies(db, Date.now())
  }

  return {
    url,
    db,
    build,
    visitor: () => new Visitor(url),
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      await db.destroy()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
