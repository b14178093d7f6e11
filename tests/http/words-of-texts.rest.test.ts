// The form of every kind of text, in each of its languages, as screen readers and spelling checkers read it.
import { afterAll, expect, test } from 'vitest'
import { ownFields } from '#app/features/texts/define-texts.ts'
import { textKinds } from '#app/features/texts/kinds.server.ts'
import { type Branch, placesIn, valuesOf } from '#app/forms/document/document-values.ts'
import { isWords } from '#app/forms/document/field-types.ts'
import { signedIn } from '#tests/support/people.ts'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()
afterAll(() => site.close())
const admin = await signedIn(site, 'admin')
await site.db.updateTable('users').set({ language: 'ko' }).execute()

const forms = textKinds.flatMap((kind) =>
  kind.keys
    .slice(0, 1)
    .flatMap((key) => kind.languages.map((language) => ({ kind, language, path: `${kind.kind}/${key}/${language}` }))),
)

test.each(forms)(
  '$path: fields with words name their language, and no label does',
  async ({ kind, language, path }) => {
    const { status, $ } = await admin.visit(`/admin/texts/${path}`)
    expect([status, $('html').attr('lang')]).toEqual([200, 'ko'])
    const fields = ownFields(kind, language)
    const places = placesIn(fields, valuesOf(fields, kind.seed(kind.keys[0] ?? '', language) as Branch))
    const words = places.flatMap((place) => ('leaf' in place && isWords(place.leaf) ? [place.name] : []))
    const marked = $(`#text :is(input, textarea)[lang=${language}]`).toArray()
    expect(marked.map((field) => $(field).attr('name'))).toEqual(words)
    expect($('#text [lang]').length).toBe(words.length)
  },
)

test('the preview of Markdown, and a version beside the newest, name the language too', async () => {
  const doc = await admin.visit('/admin/texts/docs/course-handbook/en')
  const previewed = await admin.submit(doc, '#text', { preview: 'text' })
  expect(previewed.$('.document-preview [lang=en]').text()).not.toBe('')
  const path = '/admin/texts/values/quality/fr'
  for (const title of ['Autrement', 'Encore'])
    await admin.submit(await admin.visit(path), '#text', { title, publish: 'draft' })
  const versions = await admin.visit(`${path}/versions`)
  const older = versions.$('main a[href*="/versions/"]').last().attr('href') ?? ''
  expect(
    (await admin.visit(older)).$('[aria-labelledby=version-differences] [data-change=removed] [lang=fr]').text(),
  ).toBe('Autrement')
})
