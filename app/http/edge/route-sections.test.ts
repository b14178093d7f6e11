import { matchRoutes } from '@remix-run/react'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { routeSections, wholeSite } from './route-sections.ts'

type Entry = { id?: string; file: string; path?: string; index?: boolean; children?: Entry[] }
type Flat = { id: string; parentId?: string; path?: string; index?: boolean }

const idOf = ({ id, file }: Entry) => id ?? file
const flatten = (entries: Entry[], parentId?: string): Flat[] =>
  entries.flatMap((entry) => [
    { id: idOf(entry), parentId, path: entry.path, index: entry.index },
    ...flatten(entry.children ?? [], idOf(entry)),
  ])
type Tree = { id: string; path?: string; index?: false; children: Tree[] } | { id: string; path?: string; index: true }
const treeOf = (flat: Flat[], parentId?: string): Tree[] =>
  flat
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: treeOf(flat, id) }))

const site = flatten((await routes) as Entry[])
const table = Object.fromEntries(site.map((route) => [route.id, route]))
const { sectionOf, routesOf } = routeSections(table)
const matched = (flat: Flat[], path: string) =>
  matchRoutes(treeOf(flat), path)?.map(({ route, params }) => [route.id, params]) ?? null

const patternOf = ({ parentId, path = '' }: Flat): string =>
  `${parentId ? patternOf(table[parentId] as Flat) : ''}/${path}`.replace(/\/+/g, '/')
const patterns = site.map(patternOf)
const words = ['x', 'Contact', 'dashboard', 'a.b']
const addresses = patterns.flatMap((pattern) =>
  words.flatMap((word) => {
    const path = pattern.replace(/:\w+\??|\*/g, word)
    return [
      path,
      path.toUpperCase(),
      `${path}/`,
      `${path}/${word}`,
      path.replace(/\/[^/]*$/, '') || '/',
      pattern.replace(/\/:\w+\?/, ''),
    ]
  }),
)

test('every URL matches the same route in its section as among all routes', () => {
  expect(addresses.length).toBeGreaterThan(2_000)
  const whole = treeOf(site)
  for (const path of new Set(addresses)) {
    const all = matchRoutes(whole, path)?.map(({ route, params }) => [route.id, params]) ?? null
    const section = sectionOf(path)
    expect([path, section, matched(Object.values(routesOf(section)), path)]).toEqual([path, section, all])
  }
})

test('data requests belong to the section of their page', () => {
  expect(sectionOf('/contact.data')).toBe(sectionOf('/contact'))
  expect(sectionOf('/_root.data')).toBe(sectionOf('/'))
})

test('paths with escapes or empty segments are compared with all routes', () => {
  for (const path of ['/%63ontact', '//contact', '/dashboard//inbox']) expect(sectionOf(path)).toBe(wholeSite)
  expect(Object.keys(routesOf(wholeSite))).toHaveLength(site.length)
})

test('sections are few and small, whatever the request', () => {
  const sections = new Set(['/no-such', '/dashboard/no-such/at/all', ...addresses].map(sectionOf))
  expect(sections.size).toBeLessThan(250)
  expect(Object.keys(routesOf(sectionOf('/contact'))).length).toBeLessThan(12)
})
