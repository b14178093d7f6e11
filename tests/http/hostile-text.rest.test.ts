// No text in any field is disproportionately expensive: it is compared with plain letters of the same length in the same
// field, by processor time, which other work on the machine hardly affects.
import { afterAll, expect, test } from 'vitest'
import { honeypotField, keyField } from '#app/forms/fields/field-names.ts'
import { doorForms, everyForm, forgetThrottles } from '#tests/support/every-form.ts'
import { encode, hostilePieces, repeatedTo } from '#tests/support/hostile-text.ts'
import { signedIn } from '#tests/support/people.ts'
import { publicForms } from '#tests/support/public-forms.ts'
import { startSite } from '#tests/support/site.ts'
import { staffDoors } from '#tests/support/staff-doors.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const worstRatio = 20
/** A text of all hostile pieces comes first; above this ratio to plain letters, each piece is then tried alone. */
const suspectRatio = 4
const bodyBytes = 250_000
const addressBytes = 12_000
/** Anything below this is fast, whatever the ratio. */
const floorMs = 5

const site = await startSite()
afterAll(() => site.close())

type Send = (text: string) => Promise<unknown>

async function cost(send: Send, text: string): Promise<number> {
  await forgetThrottles(site)
  const before = process.cpuUsage()
  await send(text)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** The cost of plain letters of this length. */
const plainCost = async (bytes: number, send: Send) =>
  Math.max(floorMs, await leastCost(send, repeatedTo(bytes, 'a'), 0, 2))

/** Like cost, but retried while above the limit: garbage collection may distort any one. */
async function leastCost(send: Send, text: string, limit: number, tries: number): Promise<number> {
  let least = await cost(send, text)
  for (let n = 1; n < tries && least > limit; n++) least = Math.min(least, await cost(send, text))
  return least
}

const allIn = (bytes: number) =>
  hostilePieces.map(({ piece }) => repeatedTo(bytes / hostilePieces.length, piece)).join('')

async function tooExpensive(where: string, bytes: number, send: Send, costOfPlain: () => Promise<number>) {
  const found: string[] = []
  // Plain letters need not be sent where the hostile ones are quick, whatever the ratio.
  const mixed = await cost(send, allIn(bytes))
  if (mixed <= suspectRatio * floorMs) return found
  const plain = await costOfPlain()
  const limit = suspectRatio * plain
  if (mixed <= limit || (await cost(send, allIn(bytes))) <= limit) return found
  for (const { name, piece } of hostilePieces) {
    const ratio = (await leastCost(send, repeatedTo(bytes, piece), worstRatio * plain, 4)) / plain
    if (ratio > worstRatio) found.push(`${where}: ${name} cost ${ratio.toFixed()} times as much as letters`)
  }
  return found
}

// Not the visitor, which would parse the whole page on the same processor.
async function request(visitor: Visitor, path: string, init: RequestInit = {}) {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const headers = { 'Accept-Encoding': 'identity', ...(init.body ? type : {}), ...(cookie ? { Cookie: cookie } : {}) }
  const answer = await fetch(new URL(path, site.url), { ...init, headers, redirect: 'manual' })
  await answer.arrayBuffer()
  return answer
}

test('every form outside the staff area is tested', () => {
  const actions = Object.entries(site.build.routes).flatMap(([id, route]) => (route?.module.action ? [id] : []))
  // The webhook is not a form: unsigned events are refused before parsing.
  const others = actions.filter((id) => /^routes\/(auth|files)\//.test(id) && id !== 'routes/files/webhook-resend')
  expect(Object.keys(doorForms).sort()).toEqual(others.sort())
})

test('no text of 250 kB in any field of any form is expensive', async () => {
  const found: string[] = []
  const sent = new Set<string>()
  // Common fields, and an unknown one.
  const shared = new Set([keyField, honeypotField, 'unknown'])
  for await (const { name, visitor, path, fields } of everyForm(site)) {
    sent.add(name)
    const own = fields.map(([field]) => field).filter((field) => !shared.has(field) || sent.size === 1)
    for (const field of new Set(sent.size === 1 ? [...own, 'unknown'] : own)) {
      const others = fields.filter(([name]) => name !== field).map(([name, value]) => `${name}=${encode(value)}`)
      const send: Send = (text) =>
        request(visitor, path, { method: 'POST', body: [...others, `${field}=${text}`].join('&') })
      // Fields that the page shows again cost more than others, even with plain letters.
      found.push(...(await tooExpensive(`${name}, ${field}`, bodyBytes, send, () => plainCost(bodyBytes, send))))
    }
  }
  expect(found).toEqual([])
  expect(sent.size).toBeGreaterThan(publicForms.length + 15)
})

test('no text in the query of any page is expensive', async () => {
  const found: string[] = []
  const staff = await signedIn(site)
  const pages = await pagesWithQueries(staff)
  expect(pages.size).toBeGreaterThan(15)
  for (const [path, names] of pages) {
    let plain: number | undefined
    for (const name of names) {
      const send: Send = (text) => request(staff, `${path}?${name}=${text}`)
      const plainHere = async () => {
        plain ??= await plainCost(addressBytes, send)
        return plain
      }
      found.push(...(await tooExpensive(`${path}?${name}`, addressBytes, send, plainHere)))
    }
  }
  expect(found).toEqual([])
})

/** The query parameters of the search boxes, filters and links of all pages, by the page that reads them. */
async function pagesWithQueries(staff: Visitor): Promise<Map<string, Set<string>>> {
  const names = new Map<string, Set<string>>()
  const add = (address: URL, name: string) => {
    if (address.origin !== site.url) return
    names.set(address.pathname, (names.get(address.pathname) ?? new Set()).add(name))
  }
  for (const path of [...(await publicPaths(staff)), ...staffPaths()]) {
    const { $, url } = await staff.visit(path)
    for (const link of $('a[href*="?"]').toArray()) {
      const address = new URL($(link).attr('href') ?? '', url)
      for (const name of address.searchParams.keys()) add(address, name)
    }
    for (const field of $('form[method=get] [name]').toArray()) {
      add(new URL($(field).closest('form').attr('action') ?? '', url), $(field).attr('name') ?? '')
    }
  }
  for (const path of ['/login', '/forgot-password']) add(new URL(path, site.url), 'redirectTo')
  add(new URL('/reset-password', site.url), 'token')
  return names
}

async function publicPaths(visitor: Visitor): Promise<string[]> {
  const { $ } = await visitor.visit('/sitemap.xml')
  return $('loc')
    .toArray()
    .map((place) => new URL($(place).text()).pathname)
}

const staffPaths = () =>
  staffDoors(site.build)
    .filter(({ id, path }) => site.build.routes[id]?.module.default && !/\/x(\/|$)/.test(path))
    .map(({ path }) => path)
