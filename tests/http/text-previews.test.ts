// A text before it is published: its Markdown below the field, without JavaScript.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeText, ownFields, type TextKind } from '#app/features/texts/define-texts.ts'
import { textKinds } from '#app/features/texts/kinds.server.ts'
import { placesIn, valuesOf } from '#app/forms/document/document-values.ts'
import { signedIn } from '#tests/support/people.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import type { Page, Visitor } from '#tests/support/visitor.ts'

let site: Site
let admin: Visitor
beforeAll(async () => {
  site = await startSite()
  admin = await signedIn(site, 'admin')
})
afterAll(() => site.close())

const firstKey = ({ keys: [key = ''] }: TextKind) => key
const formOf = (kind: TextKind) => admin.visit(`/admin/texts/${kind.kind}/${firstKey(kind)}/${kind.languages[0]}`)
const versions = () => site.db.selectFrom('text_versions').selectAll().execute()

/** The names of the fields that a page reads as Markdown. */
function markdownIn(kind: TextKind): string[] {
  const [language] = kind.languages
  const values = valuesOf(kind.fields, codeText(kind, { key: firstKey(kind), language }))
  const places = placesIn(ownFields(kind, language), values)
  return places.flatMap((place) => ('leaf' in place && place.leaf.isMarkdown ? place.name : []))
}

describe('the preview of Markdown', () => {
  const press = (page: Page, typed: Record<string, string> = {}, of = 'text') =>
    admin.submit(page, '#text', { ...typed, preview: of })
  const typed = '## First <b>part</b>\n\nAbout {company}.\n\n- One point\n- Another'

  test('is offered for each field that a page reads as Markdown, and for no other', async () => {
    const offered = textKinds.filter((kind) => markdownIn(kind).length > 0)
    expect(offered.map(({ kind }) => kind)).toEqual(['products', 'case-studies', 'whitepapers', 'docs'])
    for (const kind of textKinds.filter(firstKey)) {
      const { $ } = await formOf(kind)
      const buttons = $('#text button[name=preview][formnovalidate]').toArray()
      expect(
        buttons.map((button) => $(button).attr('value')),
        kind.kind,
      ).toEqual(markdownIn(kind))
    }
  })

  test.each(textKinds.filter((kind) => markdownIn(kind).length > 0).map((kind) => [kind.kind, kind] as const))(
    'shows the text of %s as its page would, keeps everything typed and stores nothing',
    async (_, kind) => {
      const before = await versions()
      const [title = ''] = Object.keys(kind.fields)
      const page = await press(await formOf(kind), { text: typed, [title]: '', metaDescription: 'Typed, not saved' })
      expect([page.status, page.$('.error-summary').length]).toEqual([200, 0])
      const preview = page.$('section[autofocus]')
      expect(preview.attr('aria-label')).toBe('Preview of Text')
      expect(preview.find('h3').text()).toBe('First <b>part</b>')
      expect(preview.find('.content-part > p').text()).toBe('About BN Technologies.')
      expect(preview.find('li').length).toBe(2)
      expect([title, 'text', 'metaDescription'].map((name) => page.$(`[name=${name}]`).val())).toEqual([
        '',
        typed,
        'Typed, not saved',
      ])
      // The next press saves nothing of what the form refuses.
      expect((await admin.submit(page, '#text')).status).toBe(422)
      expect(await versions()).toEqual(before)
    },
  )

  test('says so where there is no text, and is not drawn for another field', async () => {
    const [kind] = textKinds.filter(({ kind }) => kind === 'docs') as [TextKind]
    const empty = await press(await formOf(kind), { text: '  ' })
    expect(empty.$('section[autofocus]').text()).toContain('There is no text to show yet.')
    for (const other of ['title', 'questions', 'questions.0', '__proto__', '']) {
      const page = await press(await formOf(kind), { title: 'Typed' }, other)
      expect([page.status, page.$('[name=title]').val()], other).toEqual([200, 'Typed'])
      expect(page.$('.document-preview')).toHaveLength(0)
    }
  })

  test('needs the permission to edit', async () => {
    const desk = await signedIn(site, 'desk')
    const refused = await desk.post('/admin/texts/docs/how-we-work/en', 'preview=text&text=typed')
    expect(refused.status).toBe(403)
  })
})
