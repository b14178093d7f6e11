// Every sign of restricted access keeps an imported post from becoming public.

import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { sayInEnglish } from '#app/languages/message.ts'
import { theSite } from '#db/audit.ts'
import { describeOnBothDialects } from '#tests/support/databases.ts'
import type { Post } from '../post.ts'
import { openValues } from './front-matter.ts'
import { readImport } from './read-import.server.ts'
import { runImport } from './run-import.server.ts'
import { stageImport } from './stage-import.server.ts'

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text))

const markdown = (line: string) =>
  new Uint8Array(
    zipSync({ 'posts/a.md': bytesOf(`---\ntitle: A\ndate: 2020-01-02\nstatus: published\n${line}\n---\n\nWords\n`) }),
  )

const restricted = Object.fromEntries(Object.keys(openValues).map((name) => [name, markdown(`${name}: gold`)]))

const open: Record<string, Uint8Array> = {
  'without a word of it': markdown(''),
  ...Object.fromEntries(
    Object.entries(openValues).flatMap(([name, values]) =>
      values.map((value) => [`${name} ${value}`, markdown(`${name}: ${JSON.stringify(value)}`)]),
    ),
  ),
}

describeOnBothDialects('an import', (openDatabase) => {
  test('never publishes restricted posts, and keeps the state of all others', async () => {
    const db = await openDatabase()
    const by = { actor: theSite, now: Date.UTC(2026, 0, 1) }
    const takePictures = async (post: Post) => ({ post, notes: [] })
    const outcomes = new Map<string, string>()
    for (const [name, file] of Object.entries({ ...restricted, ...open })) {
      const read = readImport(file)
      if (!read.ok) throw new Error(`${name}: ${sayInEnglish(read.problem)}`)
      for (const post of read.incoming.posts) post.key = name
      const [first] = read.incoming.posts
      if (first) {
        if (first.isRestricted) expect([name, first.post.status]).toEqual([name, 'draft'])
        // The import does not rely on that.
        const status = first.isRestricted ? 'published' : first.post.status
        first.post = { ...first.post, title: name, slug: name, status }
      }
      const id = await stageImport(db, { name, ...read }, by)
      await runImport(db, id, { publish: 'kept' }, takePictures, by)
    }
    for (const { title, status, live_from } of await db.selectFrom('posts').selectAll().execute()) {
      outcomes.set(title, live_from === null ? status : 'public')
    }
    expect(Object.keys(restricted).filter((name) => outcomes.get(name) !== 'draft')).toEqual([])
    expect(Object.keys(open).filter((name) => outcomes.get(name) !== 'public')).toEqual([])
  }, 120_000)
})

test('the reason is reported', () => {
  const read = readImport(markdown('visibility: members'))
  expect(read.ok && read.incoming.posts[0]?.told.map((told) => sayInEnglish(told))).toEqual([
    'Stays a draft: only members could read it',
  ])
})
