// An admin without scripts fills in everything that the launch checklist names; a crawl then finds nothing missing.
import { afterAll, expect, test } from 'vitest'
import { company } from '#app/content/company/company.ts'
import { companyTexts } from '#app/features/texts/company/company-texts.ts'
import { missingIn, ownFields, type TextKind, type TextPlace } from '#app/features/texts/define-texts.ts'
import { textKinds } from '#app/features/texts/kinds.server.ts'
import { labelsIn } from '#app/features/texts/missing-facts.ts'
import { placesIn } from '#app/forms/document/document-values.ts'
import type { Leaf } from '#app/forms/document/field-types.ts'
import { publicPages } from '#tests/support/catalogue.ts'
import { unlistedPaths } from '#tests/support/given-out.ts'
import { signedIn } from '#tests/support/people.ts'
import { signLegalTexts } from '#tests/support/sign-legal-texts.ts'
import { startSite } from '#tests/support/site.ts'

let presses = 0
let made = 0
/** What was typed, by the name of its field. */
const typed: { field: string; value: string }[] = []
const checklist = '/dashboard/settings/launch-checklist'
const name = 'Número Três'

const site = await startSite()
afterAll(() => site.close())
const admin = await signedIn(site, 'admin')

async function send(path: string, form: string, values: Record<string, string> = {}) {
  presses += 1
  const saved = await admin.submit(await admin.visit(path), form, values)
  expect(saved.redirects, `${path}: ${saved.$('.error-summary').text()}`).toEqual([303])
}

function valueFor({ is }: Leaf): string | null {
  made += 1
  if (is === 'line' || is === 'prose') return `Known ${made}`
  if (is === 'email') return `known${made}@example.com`
  if (is === 'phone') return `+82 2 555 0${100 + made}`
  if (is === 'url') return `https://example.com/known-${made}`
  if (is === 'day') return '2021-03-02'
  if (is === 'decimal') return String((made % 80) + 1)
  return null
}

const ofCompany = new Set(missingIn(companyTexts).map(({ label }) => label))
/** A fact of the company is asked for once: other texts are filled in from it. */
const isAsked = (label: string) => !ofCompany.has(label)

/** Types into every empty field of a text, and in place of each missing fact, and presses Save. */
async function fill(kind: TextKind, { key, language }: TextPlace) {
  const path = `/admin/texts/${kind.kind}/${key}/${language}`
  const { $ } = await admin.visit(path)
  const shown = (field: string) => String($(`#text [name="${field}"]`).val() ?? $(`#text [name="${field}"]`).text())
  const values: Record<string, string> = {}
  const fields = ownFields(kind, language)
  const rows = Object.fromEntries(
    $('#text input[type=hidden]')
      .toArray()
      .map((input) => [$(input).attr('name') ?? '', $(input).attr('value') ?? '']),
  )
  for (const place of placesIn(fields, rows)) {
    if (!('leaf' in place) || $(`#text [name="${place.name}"]`).length !== 1) continue
    const before = shown(place.name)
    const value = before === '' || labelsIn(before).some(isAsked) ? valueFor(place.leaf) : null
    if (value === null) continue
    values[place.name] =
      before === ''
        ? value
        : before.replace(/\[([^[\]]+) – to be confirmed\]/g, (slot, label) => (isAsked(label) ? value : slot))
    typed.push({ field: `${kind.kind}/${key}/${language} ${place.name}`, value })
  }
  await send(path, '#text', values)
}

const placesOf = (kind: TextKind): TextPlace[] => {
  const all = kind.keys.map((key) => ({ key, language: kind.languages[0] }))
  if (['courses', 'plans'].includes(kind.kind)) return all
  const missing = missingIn(kind)
    .filter(({ label }) => kind === companyTexts || isAsked(label))
    .map(({ key, language }) => ({ key, language }))
  return [...new Map(missing.map((place) => [`${place.key} ${place.language}`, place])).values()]
}

test('everything that the checklist names is filled in with fewer than 60 presses of a button', async () => {
  await send('/admin/branding/letterhead', '#letterhead', { companyName: name })
  for (const kind of textKinds) for (const place of placesOf(kind)) await fill(kind, place)
  presses += await signLegalTexts(admin)
  await send(checklist, '#launch', { signedOff: 'yes' })
  expect(presses).toBeLessThan(60)
  const list = await admin.visit(checklist)
  const lines = list.texts('.point-text')
  expect(lines.filter((line) => /^(Missing|Empty)/.test(line))).toEqual([])
  expect(lines.filter((line) => line.startsWith('✓')).length).toBeGreaterThan(70)
  expect(list.text).toContain('0 facts are still missing')
})

/**
 * For staff, or shown in another form: a place on the map, the source of a figure, a consent; or shown on pages whose
 * translations wait to be signed off.
 */
const notShown = /latitude|longitude|reviewNote|sourceNote|confirmedBy|remit|consentOn|period|(fr|ko) stats/

/** What staff see in the place of a discount; a company may give none. */
const noCode = 'A discount code that runs'

test('a crawl finds no missing fact, no old name, and every new fact', async () => {
  const left: Record<string, string[]> = {}
  let all = ''
  for (const { path } of publicPages) {
    const [page, forStaff] = [await site.visitor().visit(path), await admin.visit(path)]
    expect([page.status, page.$('meta[name=robots]').length], path).toEqual([200, 0])
    const slots = forStaff.$('.fact-slot').toArray()
    const found = [
      ...slots.map((slot) => forStaff.$(slot).text()).filter((words) => words !== noCode),
      ...(page.html.match(new RegExp(company.name)) ?? []),
    ]
    if (found.length > 0) left[path] = found
    all += page.html
  }
  expect(left).toEqual({})
  const unseen = typed.filter(({ field, value }) => !notShown.test(field) && value.length > 4 && !all.includes(value))
  expect(unseen).toEqual([])
})

const entered = (field: string) =>
  typed.find((one) => one.field === `company/facts/en ${field}`)?.value ?? expect.fail(`${field} was not asked for`)
const former = /BN Technologies|to be confirmed|\{(?:company|slogan|mark)\b/

test('feeds, files and the pages that are not listed have no missing fact and no old name either', async () => {
  const left: Record<string, string> = {}
  for (const path of await unlistedPaths(site)) {
    const found = former.exec(await (await fetch(site.url + path)).text())
    if (found) left[path] = found[0]
  }
  expect(left).toEqual({})
  const inFiles = {
    '/.well-known/security.txt': entered('email'),
    '/blog/feed/rss.xml': name,
    '/site.webmanifest': name,
  }
  for (const [path, words] of Object.entries(inFiles))
    expect(await (await fetch(site.url + path)).text(), path).toContain(words)
})

test('the search finds the new facts', async () => {
  for (const field of ['legalName', 'headcount', 'seoul.street', 'privacy.officer', 'hostingProvider']) {
    const found = await site.visitor().visit(`/search?q=${encodeURIComponent(entered(field))}`)
    expect(found.$('main mark').text(), field).not.toBe('')
  }
})
