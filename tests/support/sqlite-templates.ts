// SQLite files that are made once for a test run, so that not every test runs every migration: one that is only migrated,
// and one as a site leaves it that has been started for the first time.
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { seedFirstPosts } from '#app/features/blog/first-posts.server.ts'
import { connect } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
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
  await withDatabase(started, (db) => seedFirstPosts(db, Date.now()))
  process.env[startedFile] = started
  return () => rmSync(folder, { recursive: true })
}

async function withDatabase(file: string, act: (db: ReturnType<typeof connect>, url: string) => Promise<unknown>) {
  const url = `file:${file}`
  const db = connect(url)
  await act(db, url)
  await db.destroy()
}
