// Pictures of the media library in texts, without JavaScript: chosen, shown to visitors, and kept while they are used.
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { company } from '#app/content/company/company.ts'
import type { TextKind } from '#app/features/texts/define-texts.ts'
import { textKinds } from '#app/features/texts/kinds.server.ts'
import { signedIn } from '#tests/support/people.ts'
import { startSite } from '#tests/support/site.ts'
import type { Page } from '#tests/support/visitor.ts'

const library = '/admin-controls/media'

const site = await startSite()
afterAll(() => site.close())
const admin = await signedIn(site, 'admin')

let made = 0

const photo = async (red: number) => {
  const background = { r: red, g: 20, b: 160 }
  const drawn = sharp({ create: { width: 1200, height: 900, channels: 3, background } })
  return new Blob([new Uint8Array(await drawn.jpeg().toBuffer())])
}

/** Larger than a form without files may be. */
const largePhoto = async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const drawn = sharp({ create: { width: 800, height: 600, channels: 3, background: '#000', noise } })
  const photo = new Blob([new Uint8Array(await drawn.jpeg({ quality: 100 }).toBuffer())])
  expect(photo.size).toBeGreaterThan(300_000)
  return photo
}

/** A picture of its own. @returns its page in the library, and its address */
async function upload(alt: string) {
  made += 1
  const background = { r: (made * 37) % 256, g: (made * 91) % 256, b: 160 }
  const bytes = await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(bytes)]), `photo-${made}.jpg`)
  body.set('alt', alt)
  const page = await admin.send(library, body)
  expect(page.text).toContain('Picture uploaded.')
  return {
    item: page.url.pathname,
    src: /\((\/media\/[^)]+)\)/.exec(String(page.$('.copy-field input').val()))?.[1] ?? '',
  }
}

let asked = 0
/** Nothing is answered from memory. */
const visit = (path: string) => site.visitor().visit(`${path}?asked=${++asked}`)
const formOf = (kind: string, key: string) => admin.visit(`/admin/texts/${kind}/${key}/en`)
const edit = async (kind: string, key: string, typed: Record<string, string>) => {
  const saved = await admin.submit(await formOf(kind, key), '#text', typed)
  expect(saved.redirects, saved.$('.error-summary').text()).toEqual([303])
}
const choices = ({ $ }: Page, name: string) =>
  $(`#text input[type=radio][name=${name}]`)
    .toArray()
    .map((radio) => [$(radio).attr('value'), $(radio).closest('label').text()])
const usesOn = async (item: string) => (await admin.visit(item)).$('h2:contains("Used in") + ul').text()
const isDeletable = async (item: string) => {
  const page = await admin.visit(item)
  return page.$(`a[href="${item}/delete"]`).length > 0
}

/** The kinds with a picture, each with an entry, its field, and where its page shows the picture. */
const shown = [
  {
    kind: 'team',
    key: 'ceo',
    name: 'portrait',
    path: '/about',
    place: '#team picture',
    title: 'Team: CEO and founder',
  },
  {
    kind: 'case-studies',
    key: 'voting-digitalization',
    name: 'picture',
    path: '/case-studies/voting-digitalization',
    place: '.story-text > picture',
    title: 'Case studies: Digital Voting Application',
  },
]

test('every kind with a picture is known to these tests', () => {
  const withPicture = ({ fields }: TextKind) => JSON.stringify(fields).includes('"is":"picture"')
  expect(textKinds.filter(withPicture).map(({ kind }) => kind)).toEqual(shown.map(({ kind }) => kind))
})

describe.each(shown)('a picture of $kind', ({ kind, key, name, path, place, title }) => {
  test('is chosen by its text, shown with its size and text, and kept while a draft or the site uses it', async () => {
    const { item, src } = await upload('A blue sheet')
    expect(choices(await formOf(kind, key), name)).toEqual(
      expect.arrayContaining([
        ['', 'No picture'],
        [src, 'A blue sheet'],
      ]),
    )
    expect([(await visit(path)).$(place).length, await isDeletable(item)]).toEqual([0, true])
    await edit(kind, key, { [name]: src, publish: 'draft' })
    expect(await usesOn(item)).toBe(`${title} (as a draft)`)
    expect((await visit(path)).$(place)).toHaveLength(0)
    const preview = await admin.submit(await formOf(kind, key), '#preview')
    expect(preview.$(place)).toHaveLength(1)
    expect([await isDeletable(item), (await admin.post(`${item}/delete`, '')).status]).toEqual([false, 409])

    await edit(kind, key, { publish: 'now' })
    const picture = (await visit(path)).$(place)
    const { alt, width, height } = picture.find('img').attr() ?? {}
    expect([alt, width, height]).toEqual(['A blue sheet', '1200', '900'])
    expect(picture.find('source[type="image/avif"]').attr('srcset')).toContain('480w')
    expect(await usesOn(item)).toBe(title)
    const asked = await admin.visit(`${item}/delete`)
    expect([asked.$('#delete').length, asked.text.includes('used in one post, text or issue')]).toEqual([0, true])
    expect((await admin.post(`${item}/delete`, '')).status).toBe(409)

    await edit(kind, key, { [name]: '', publish: 'now' })
    expect((await visit(path)).$(place)).toHaveLength(0)
    const gone = await admin.submit(await admin.visit(`${item}/delete`), '#delete')
    expect(gone.text).toContain('Picture deleted.')
  })

  test('that is planned is kept too, and one without a text of its own is described by what it belongs to', async () => {
    const { item, src } = await upload('')
    await edit(kind, key, { [name]: src, publish: 'planned', from: '2999-01-01', fromTime: '09:00' })
    expect([await usesOn(item), (await admin.post(`${item}/delete`, '')).status]).toEqual([title, 409])
    await edit(kind, key, { [name]: src, publish: 'now' })
    expect((await visit(path)).$(place).find('img').attr('alt')).toBe(title.replace(/^[^:]+: /, ''))
    await edit(kind, key, { [name]: '', publish: 'now' })
  })
})

const structured = ({ $ }: Page, type: string) =>
  $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()))
    .filter((thing) => thing['@type'] === type)
const metaOf = ({ $ }: Page, name: string) => $(`meta[property="${name}"]`).attr('content') ?? ''

test('the picture of a case study is on its cards, in its preview and in its structured data', async () => {
  const { src } = await upload('Voters at a tablet')
  const path = '/case-studies/voting-digitalization'
  const cards = {
    '/': '.card .card-art',
    '/resources': '.story-lead-art, .card-art',
    '/resources/case-studies': '.story-lead-art, .card-art',
    '/industries': '.card .card-art',
    '/services/software-development': '.card .card-art',
    '/case-studies/retail-omnichannel': '.card-art',
  }
  const shownOn = async () => {
    const found = Object.entries(cards).map(async ([page, art]) => {
      const { $ } = await visit(page)
      return [page, $(art).find('img[alt="Voters at a tablet"]').length]
    })
    return Object.fromEntries(await Promise.all(found))
  }
  const drawn = await visit(path)
  expect(metaOf(drawn, 'og:image')).toContain(`/og${path}.png`)
  expect(structured(drawn, 'Article')).toMatchObject([
    { headline: drawn.$('h1').text(), publisher: { name: company.name } },
  ])
  expect(structured(drawn, 'Article')[0].image.url).toBe(metaOf(drawn, 'og:image'))
  await edit('case-studies', 'voting-digitalization', { picture: src, publish: 'now' })
  expect(await shownOn()).toEqual(Object.fromEntries(Object.keys(cards).map((page) => [page, 1])))
  const pictured = await visit(path)
  expect(['og:image', 'og:image:alt'].map((name) => metaOf(pictured, name).replace(/^https?:\/\/[^/]+/, ''))).toEqual([
    pictured.$('.story-text > picture img').attr('src'),
    'Voters at a tablet',
  ])
  const [{ image }] = structured(pictured, 'Article')
  expect([image.url, image.width, image.height]).toEqual([metaOf(pictured, 'og:image'), 1200, 900])
  expect((await fetch(image.url.replace(/^https?:\/\/[^/]+/, site.url))).headers.get('Content-Type')).toBe('image/jpeg')
  await edit('case-studies', 'voting-digitalization', { picture: '', publish: 'now' })
  expect(Object.values(await shownOn())).toEqual(Object.keys(cards).map(() => 0))
})

test('a member of the team is a person in the structured data, with the portrait, once the name is known', async () => {
  const { src } = await upload('The head of marketing')
  const key = 'head-of-digital-marketing'
  expect(structured(await visit('/about'), 'Person')).toEqual([])
  await edit('team', key, { portrait: src, name: '', vacant: '', publish: 'now' })
  expect(structured(await visit('/about'), 'Person')).toEqual([])
  await edit('team', key, { name: 'Maya Meyer', publish: 'now' })
  const [person, ...more] = structured(await visit('/about'), 'Person')
  expect([person.name, person.worksFor.name, more.length]).toEqual(['Maya Meyer', company.name, 0])
  await edit('team', key, { portrait: '', vacant: 'yes', publish: 'now' })
  expect(person.image.url).toMatch(/\/media\/[0-9a-f]{24}-\d+\.jpg$/)
})

test('a picture that was deleted meanwhile, or never existed, is refused, and the rest stays as typed', async () => {
  const { item, src } = await upload('Soon gone')
  const form = await formOf('team', 'ceo')
  await admin.submit(await admin.visit(`${item}/delete`), '#delete')
  const refused = await admin.submit(form, '#text', { portrait: src, name: 'Typed Name' })
  expect([refused.status, refused.$('[name=name]').val()]).toEqual([422, 'Typed Name'])
  expect(refused.$('.error-summary').text()).toContain('Portrait is no longer in the media library')
  expect(refused.$(`.error-summary a[href="#text-portrait"]`)).toHaveLength(1)
  const elsewhere = await admin.submit(form, '#text', { portrait: 'https://example.com/a.jpg' })
  expect(elsewhere.$('.error-summary').text()).toContain('Portrait is not in the media library')
})

test('a version with a picture that was deleted is not put back, and staff are told what to do', async () => {
  const { item, src } = await upload('In an earlier version')
  await edit('team', 'cto', { portrait: src, publish: 'now' })
  await edit('team', 'cto', { portrait: '', publish: 'now' })
  await admin.submit(await admin.visit(`${item}/delete`), '#delete')
  const versions = await admin.visit('/admin/texts/team/cto/en/versions')
  const earlier = versions.$('tbody a').toArray()[1]
  const version = await admin.visit(versions.$(earlier).attr('href') ?? '')
  const presses = [
    [version, '#restore'],
    [await formOf('team', 'cto'), '#undo-publish'],
  ] as const
  for (const [page, button] of presses) {
    const refused = await admin.submit(page, button)
    expect([refused.redirects, refused.text.includes('Upload the picture again')], button).toEqual([[303], true])
    expect((await visit('/about')).$('#team picture')).toHaveLength(0)
  }
})

test('a text with a picture that is gone has its page', async () => {
  const { item, src } = await upload('Restored')
  await edit('team', 'ceo', { portrait: src, publish: 'now' })
  await site.db
    .deleteFrom('media')
    .where('id', '=', item.split('/').at(-1) ?? '')
    .execute()
  const page = await visit('/about')
  expect([page.status, page.$('#team picture').length]).toEqual([200, 0])
  await edit('team', 'ceo', { portrait: '', publish: 'now' })
})

test('an entry that was removed keeps no picture', async () => {
  const { item, src } = await upload('Of a former member')
  const added = await admin.submit(await admin.visit('/admin/texts/team'), '#add', { title: 'Baker' })
  const key = added.url.pathname.split('/').at(-2) ?? ''
  await edit('team', key, { portrait: src, publish: 'now' })
  expect(await isDeletable(item)).toBe(false)
  await admin.submit(await admin.visit('/admin/texts/team'), `[data-move="remove ${key}"]`)
  expect([await usesOn(item), await isDeletable(item)]).toEqual(['', true])
})

test('older pictures are reached by a button, with everything that was typed and chosen', async () => {
  const first = await upload('The oldest')
  const { id: _, seq: __, ...row } = await site.db.selectFrom('media').selectAll().executeTakeFirstOrThrow()
  const last = await site.db.selectFrom('media').select('seq').orderBy('seq', 'desc').executeTakeFirstOrThrow()
  for (let at = 1; at <= 30; at += 1) {
    const hash = String(at).padStart(24, '0')
    const files = row.files.replaceAll(row.hash, hash)
    await site.db
      .insertInto('media')
      .values({ ...row, id: `made-${at}`, seq: Number(last.seq) + at, hash, files, alt: `Made ${at}` })
      .execute()
  }
  const form = await formOf('team', 'ceo')
  const texts = (page: Page) => choices(page, 'portrait').map(([, text]) => text)
  expect(texts(form).slice(0, 2)).toEqual(['No picture', 'Made 30'])
  expect(texts(form)).not.toContain('The oldest')
  const newest = choices(form, 'portrait')[1]?.[0] ?? ''
  const older = form.$('button[name=pictures]:contains("Older pictures")')
  expect(older.attr('formnovalidate')).toBeDefined()
  const pressed = { name: 'Typed Name', portrait: newest, pictures: older.attr('value') ?? '' }
  const page = await admin.submit(form, '#text', pressed)
  expect([page.status, page.$('[name=name]').val(), page.$('fieldset[autofocus]').attr('id')]).toEqual([
    200,
    'Typed Name',
    'text-portrait',
  ])
  expect(texts(page)).toContain('The oldest')
  expect(page.$('[name=portrait]:checked').val()).toBe(newest)
  const back = await admin.submit(page, '#text', {
    pictures: page.$('button[name=pictures]:contains("Newest pictures")').attr('value') ?? '',
  })
  expect(texts(back)[1]).toBe('Made 30')
  const chosen = await admin.submit(page, '#text', { portrait: first.src, publish: 'draft' })
  expect(chosen.redirects).toEqual([303])
  const again = await formOf('team', 'ceo')
  expect(again.$('[name=portrait]:checked').val()).toBe(first.src)
})

test('a picture is uploaded in the form, by its button or with the text, and everything that was typed stays', async () => {
  const form = await formOf('team', 'ceo')
  const versions = () => site.db.selectFrom('text_versions').select('number').execute()
  const before = await versions()
  const send = async (fields: Record<string, string>, file?: Blob, name = 'new.jpg') => {
    const body = new FormData()
    const controls = form.$('#text').serializeArray()
    for (const field of controls) body.append(field.name, field.value)
    for (const [field, value] of Object.entries({ name: 'Typed Name', ...fields })) body.set(field, value)
    if (file) body.set('pictures-file', file, name)
    return admin.send(form.$('#text').attr('action') ?? '', body)
  }
  const press = { pictures: 'portrait upload' }
  const none = await send(press)
  expect([none.status, none.$('#text [name=name]').val()]).toEqual([422, 'Typed Name'])
  expect(none.$('#text-portrait .field-error').text()).toContain('Choose a picture first')
  const wrong = await send(press, new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']), 'drawing.svg')
  expect([wrong.status, wrong.$('#text [name=name]').val()]).toEqual([422, 'Typed Name'])
  expect(wrong.$('#text-portrait .field-error').text()).toContain('SVG files are not accepted')

  const uploaded = await send({ ...press, 'pictures-alt': 'Fresh from the camera' }, await largePhoto())
  expect([uploaded.status, uploaded.$('#text [name=name]').val()]).toEqual([200, 'Typed Name'])
  expect(uploaded.$('fieldset[autofocus]').attr('id')).toBe('text-portrait')
  const chosen = uploaded.$('[name=portrait]:checked')
  expect(chosen.closest('label').text()).toBe('Fresh from the camera')
  expect(await versions()).toEqual(before)

  const refused = await send({ role: '', 'pictures-alt': 'Beside an error' }, await photo(202))
  expect([refused.status, refused.$('[name=portrait]:checked').closest('label').text()]).toEqual([
    422,
    'Beside an error',
  ])
  const saved = await send({ 'pictures-alt': 'With the text', publish: 'draft' }, await photo(203))
  expect(saved.redirects).toEqual([303])
  expect((await formOf('team', 'ceo')).$('[name=portrait]:checked').closest('label').text()).toBe('With the text')
})

test('pictures are searched by a button or by Enter, with everything that was typed, and nothing is saved', async () => {
  const { src } = await upload('A heron in the reeds')
  await upload('A gravel road')
  const before = await site.db.selectFrom('text_versions').select('number').execute()
  const typed = { name: 'Typed Name', 'pictures-search-portrait': 'heron' }
  const page = await formOf('team', 'ceo')
  for (const [button, value] of [
    ['pictures', 'portrait search'],
    ['entered', 'yes'],
  ] as const) {
    const found = await admin.submit(page, '#text', { ...typed, [button]: value })
    expect([found.status, found.$('#text [name=name]').val()]).toEqual([200, 'Typed Name'])
    // Beside the one that another test chose.
    const shown = choices(found, 'portrait').map(([value, name]) => `${value} ${name}`)
    expect(shown).toContain(`${src} A heron in the reeds`)
    expect(shown.join()).not.toContain('A gravel road')
    expect(found.$('[name="pictures-search-portrait"]').val()).toBe('heron')
  }
  const none = await admin.submit(page, '#text', { 'pictures-search-portrait': 'nothing', pictures: 'portrait search' })
  expect(none.$('#text-portrait').text()).toContain('No pictures found')
  expect(await site.db.selectFrom('text_versions').select('number').execute()).toEqual(before)
})
