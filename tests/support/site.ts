// The built site in this process, on a port of its own, with a database of its own.
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
 * Starts the site as remix-serve does. One site for each test file: its modules read the environment once.
 * @param settings environment variables beside the defaults
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
    // As it is run: React for development takes twice as long to draw a page.
    NODE_ENV: 'production',
    APP_URL: url,
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: siteSecret,
    // A busy machine is slow; nothing here measures time.
    SLOW_QUERY_MS: '0',
    // Tests change the database by a connection of their own, as another server would: the site may notice a second later.
    RESPONSE_CACHE_MB: '0',
    ...settings,
  })

  // Of mails that the test itself causes, beside those of the build.
  env.APP_URL = process.env.APP_URL ?? url

  const build: ServerBuild = await import(resolve('build/server/index.js'))
  app.use(compression())
  app.use(build.publicPath, express.static(build.assetsBuildDirectory, { immutable: true, maxAge: '1y' }))
  app.use(express.static('public', { maxAge: '1h' }))
  app.all('*', createRequestHandler({ build, mode: 'production' }))
  const db = connect(databaseUrl)
  // As in the template: what most tests are about is a site with a blog.
  if (!started || settings.DATABASE_URL) {
    await fetch(`${url}/healthcheck`)
    await publishFirstPosts(db, theSite, Date.now())
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
