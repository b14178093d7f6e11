// The built site in this process, on its own port, with its own database.
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { createRequestHandler } from '@remix-run/express'
import type { ServerBuild } from '@remix-run/node'
import compression from 'compression'
import express from 'express'
import { env } from '#app/env.server.ts'
import { publishFirstPosts } from '#app/features/blog/store/first-posts.server.ts'
import { theSite } from '#db/audit.ts'
import { connect } from '#db/driver/connect.ts'
import type { Database, Db } from '#db/schema.ts'
import { confirmCaseStudies } from './confirmed-case-studies.ts'
import { keepCopy } from './fresh-database.ts'
import { signedIn } from './people.ts'
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

type Running = Omit<Site, 'db' | 'visitor' | 'close'> & {
  settings: Record<string, string>
  databaseUrl: string
  /** Makes it a site just started; null for a database of the test's own. */
  refresh: (() => Promise<void>) | null
}
const holder = globalThis as { siteOfTests?: Running }

/**
 * The site as under remix-serve. A process has one, because its modules read the environment once: test files in one
 * process get the same, as if just started.
 * @param settings environment variables in addition to the defaults
 * @param server the folder of the built server
 */
export async function startSite(settings: Record<string, string> = {}, server = 'build/server'): Promise<Site> {
  const before = holder.siteOfTests
  if (before && !isDeepStrictEqual(before.settings, settings)) throw new Error('This process has a site already')
  await before?.refresh?.()
  const running = before ?? (await run(settings, server))
  holder.siteOfTests = running
  const { url, build, databaseUrl } = running
  // For what the test itself does outside the build, such as queueing mails.
  env.APP_URL = process.env.APP_URL ?? url
  env.SESSION_SECRET = [siteSecret]
  const db = connect(databaseUrl)
  return { url, build, db, visitor: () => new Visitor(url), close: () => db.destroy() }
}

/** Empties these tables, in this order. */
export async function empty({ db }: Pick<Site, 'db'>, ...tables: readonly (keyof Database)[]) {
  for (const table of tables) await db.deleteFrom(table).execute()
}

async function run(settings: Record<string, string>, builtServer: string): Promise<Running> {
  const started = process.env[startedFile]
  const folder = mkdtempSync(join(started ? dirname(started) : tmpdir(), 'site-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const app = express().disable('x-powered-by')
  // Unreferenced, like the site's jobs: the process ends when nobody asks any more.
  const server = app.listen(0, '127.0.0.1').unref()
  await new Promise((done) => server.once('listening', done))
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  const file = join(folder, 'site.db')
  if (started && !settings.DATABASE_URL) copyFileSync(started, file)
  const databaseUrl = settings.DATABASE_URL ?? `file:${file}`
  Object.assign(process.env, {
    // Production mode: React's development build takes twice as long to render a page.
    NODE_ENV: 'production',
    APP_URL: url,
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: siteSecret,
    MAIL_TO: 'staff@example.com',
    // A visitor may come from an address of their own.
    TRUSTED_PROXIES: '1',
    // A busy machine is slow; nothing here measures time.
    SLOW_QUERY_MS: '0',
    // Tests change the database through another connection: with the cache the site would notice a second later.
    RESPONSE_CACHE_MB: '0',
    // Replies leave at once, except where a test takes them back.
    UNDO_SEND_SECONDS: '0',
    ...settings,
  })
  const build: ServerBuild = await import(resolve(builtServer, 'index.js'))
  app.use(compression())
  app.use(build.publicPath, express.static(build.assetsBuildDirectory, { immutable: true, maxAge: '1y' }))
  app.use(express.static('public', { maxAge: '1h' }))
  app.all('*', createRequestHandler({ build, mode: 'production' }))
  // With the template's blog, which most tests expect.
  if (!started || settings.DATABASE_URL) {
    const db = connect(databaseUrl)
    await fetch(`${url}/healthcheck`)
    await publishFirstPosts(db, { actor: theSite, now: Date.now() })
    await confirmCaseStudies(db, Date.now())
    await db.destroy()
  }
  const refresh = settings.DATABASE_URL ? null : await keepFresh(folder, file, url)
  return { settings, url, build, databaseUrl, refresh }
}

/** @returns a function that puts the database and its folder back as they are now */
async function keepFresh(folder: string, file: string, url: string): Promise<() => Promise<void>> {
  const putBack = await keepCopy(file)
  const own = new Set(readdirSync(folder))
  return async () => {
    for (const name of readdirSync(folder).filter((one) => !own.has(one)))
      rmSync(join(folder, name), { recursive: true })
    await putBack()
    // The site remembers texts and the brand by numbers that are given anew from here on. This page reads them all.
    const db = connect(`file:${file}`)
    const { status } = await (await signedIn({ db, visitor: () => new Visitor(url) })).visit('/admin/texts')
    await db.destroy()
    if (status !== 200) throw new Error(`The texts of the site were answered ${status}`)
    await putBack()
  }
}
