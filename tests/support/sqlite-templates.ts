// SQLite templates made once for a test run, so that not every test runs every migration: one just migrated, and one of a
// started site with its first articles published.
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { seedFirstPosts } from '#app/features/blog/seed-first-posts.server.ts'
import { publishFirstPosts } from '#app/features/blog/store/first-posts.server.ts'
import { theSite } from '#db/audit.ts'
import { connect } from '#db/driver/connect.ts'
import { migrate } from '#db/migrate.ts'
import { confirmCaseStudies } from './confirmed-case-studies.ts'
import { startedFile } from './started-file.ts'

declare module 'vitest' {
  interface ProvidedContext {
    migratedFile: string
  }
}

export default async function makeTemplates({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'site-templates-'))
  const migrated = join(folder, 'migrated.db')
  await withDatabase(migrated, (db, url) => migrate(db, url))
  provide('migratedFile', migrated)
  const started = join(folder, 'started.db')
  copyFileSync(migrated, started)
  await withDatabase(started, async (db) => {
    await seedFirstPosts(db, Date.now())
    await publishFirstPosts(db, { actor: theSite, now: Date.now() })
    await confirmCaseStudies(db, Date.now())
  })
  process.env[startedFile] = started
  return () => rmSync(folder, { recursive: true })
}

async function withDatabase(file: string, act: (db: ReturnType<typeof connect>, url: string) => Promise<unknown>) {
  const url = `file:${file}`
  const db = connect(url)
  await act(db, url)
  await db.destroy()
}
