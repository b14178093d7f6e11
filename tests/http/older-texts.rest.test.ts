// Texts that were stored by another release, whatever their shape, never break a page: the code's text is shown instead.
import { afterAll, expect, test } from 'vitest'
import { codeText, ownSeed } from '#app/features/texts/define-texts.ts'
import { textKinds } from '#app/features/texts/kinds.server.ts'
import { parseStored } from '#app/features/texts/parse-stored.ts'
import { newestVersion } from '#app/features/texts/versions.server.ts'
import { saveText } from '#app/features/texts/write-texts.server.ts'
import { theSite } from '#db/audit.ts'
import { publicPages } from '#tests/support/catalogue.ts'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()
afterAll(() => site.close())

const places = textKinds.flatMap((kind) =>
  kind.keys.flatMap((key) => kind.languages.map((language) => ({ kind, place: { key, language } }))),
)
const others = [undefined, null, 7, true, 'words', '', 'x'.repeat(5000), [], [[]], [{}], {}, { older: 'name' }]

/** Each field in turn, with a value that another release may have stored; undefined leaves the field out. */
function* documents() {
  for (const { kind, place } of places) {
    const seed = ownSeed(kind, place)
    for (const name of Object.keys(seed))
      for (const other of others)
        yield { kind, place, document: JSON.stringify({ ...seed, [name]: other, gone: 'yes' }) }
  }
}

test('ten thousand documents of other schemas are read, or give way to the code’s', () => {
  let [fit, misfit] = [0, 0]
  for (const { kind, place, document } of documents()) {
    const read = parseStored(kind, place, { document, schema: 0 })
    if (read === null) misfit += 1
    else fit += 1
  }
  expect(fit + misfit).toBeGreaterThan(10_000)
  expect([fit > 1000, misfit > 1000]).toEqual([true, true])
})

test.each(['{"older":"name"}', '["older"]', '{"title":7,"name":7,"items":7}'])(
  'every page is there while every text is stored as %s',
  async (document) => {
    const by = { actor: theSite, now: Date.now() }
    for (const { kind, place } of places) {
      const { number: version } = await newestVersion(site.db, kind, place)
      await saveText(site.db, kind, place, { document: codeText(kind, place), version, publish: { at: 'now' } }, by)
    }
    await site.db.updateTable('text_versions').set({ document, schema: 0 }).execute()
    for (const { path } of publicPages) {
      // Nobody has confirmed the code's case studies.
      if (path.startsWith('/case-studies/')) continue
      // A query that no page knows: the answer does not come from memory.
      const page = await site.visitor().visit(`${path}?stored=${encodeURIComponent(document)}`)
      expect(page.status, path).toBe(200)
    }
  },
)
