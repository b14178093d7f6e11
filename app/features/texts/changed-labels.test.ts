import { expect, test } from 'vitest'
import { type Branch, blankOf, labelAt, placesIn, valuesOf } from '#app/forms/document/document-values.ts'
import type { Fields } from '#app/forms/document/field-types.ts'
import { labelIn } from '#app/forms/document/label-in.server.ts'
import { textKinds } from './kinds.server.ts'
import { changedLabels } from './versions.server.ts'
import { auditedText } from './write-texts.server.ts'

/** With two rows in each list. */
function withRows(fields: Fields): Branch {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (field.is === 'group') return [name, withRows(field.fields)]
      if (field.is !== 'rows') return [name, blankOf(field)]
      const row = () => (field.item.is === 'group' ? withRows(field.item.fields) : blankOf(field.item))
      return [name, [row(), row()]]
    }),
  )
}

test('a changed field has the label of its form, on the page of versions and in a conflict, in every kind', () => {
  for (const kind of textKinds) {
    const places = placesIn(kind.fields, valuesOf(kind.fields, withRows(kind.fields)))
    expect(places.length).toBeGreaterThan(0)
    for (const { name, label } of places) {
      expect(labelAt(kind.fields, name), `${kind.kind} ${name}`).toEqual(label)
      const words = labelIn('en', label)
      expect(changedLabels(kind, name)).toBe(words)
      const { inWords } = auditedText({ kind, place: { key: 'any', language: 'en' } })
      expect(inWords({ verb: 'text-published', detail: { version: 3, fields: name } })).toBe(`Published (${words})`)
    }
  }
  expect(labelAt({}, 'gone.2')).toBeNull()
})
