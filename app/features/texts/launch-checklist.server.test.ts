import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findKind, textKinds } from './kinds.server.ts'
import { lacksFact, launchChecklist, requiredFields } from './launch-checklist.server.ts'
import { labelsIn } from './missing-facts.ts'

const sources = readdirSync('app/content', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.(ts|yaml|md)$/.test(file) && !file.endsWith('launch-checklist.yaml'))
  .map((file) => `app/content/${file}`)
const labels = (file: string) => labelsIn(readFileSync(file, 'utf8').replaceAll(/\s+/g, ' '))
const named = launchChecklist.flatMap(({ files = [] }) => files)

test('every file with a placeholder that staff cannot edit is listed, and every listed file exists', () => {
  const inCode = sources.filter(
    (file) => file.endsWith('.ts') && !/\/(company|facts|missing-facts|testimonials)\.ts$/.test(file),
  )
  const marked = inCode.filter((file) => labels(file).length > 0)
  expect(marked.length).toBeGreaterThan(3)
  expect(marked.filter((file) => !named.includes(file))).toEqual([])
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})

test('every missing fact has one line, and supplied facts have none', () => {
  const marked = sources.filter((file) => !/\/missing-facts\.ts$/.test(file)).flatMap(labels)
  const listed = launchChecklist.flatMap(({ facts = [] }) => facts)
  expect(listed.toSorted()).toEqual([...new Set(marked)].toSorted())
})

test('every line has a unique id, and names kinds of text that there are', () => {
  expect(launchChecklist.length).toBeGreaterThan(50)
  expect(new Set(launchChecklist.map(({ id }) => id)).size).toBe(launchChecklist.length)
  const kinds = launchChecklist.flatMap(({ kinds = [] }) => kinds)
  expect(kinds.filter((kind) => !findKind(kind))).toEqual([])
})

const clauses = [
  'backupRetention',
  'legal.hostingLocation',
  'legal.transferSafeguards',
  'legal.refundTerms',
  'legal.liability',
  'legal.governingLaw',
  'legal.decidingLanguage',
]
const office = ['street', 'postal', 'phone', 'email', 'landmark']

/** Every other field of every form is asked for by the form itself, or may stay empty. */
const waitedFor: Record<string, readonly string[]> = {
  'company facts en': [
    ...['legalName', 'registeredAddress', 'registrationNumbers', 'foundedOn', 'headcount', 'email'],
    ...office.map((name) => `seoul.${name}`),
    ...office.map((name) => `cameroon.${name}`),
    ...['press.name', 'press.email', 'press.phone', 'privacy.officer', 'privacy.email'],
    ...['hostingProvider', 'escalationContact', 'backupSchedule', ...clauses],
  ],
  'company facts fr': clauses,
  'company facts ko': clauses,
  'team ceo en': ['name', 'bio'],
  'team cto en': ['name', 'bio'],
  'timeline the-first-client-projects en': ['date'],
  'timeline two-offices-one-team en': ['date'],
  'timeline courses-alongside-client-work en': ['date'],
  'docs course-handbook en': ['text'],
  'media-page media en': ['photos'],
}

test('a launch waits for these fields, and forms call none of them optional', () => {
  const found = textKinds.flatMap((kind) =>
    kind.keys.flatMap((key) =>
      kind.languages.map((language) => {
        const names = requiredFields(kind, { key, language }).toSorted()
        return [`${kind.kind} ${key} ${language}`, names] as const
      }),
    ),
  )
  const expected = Object.entries(waitedFor).map(([text, names]) => [text, names.toSorted()] as const)
  expect(Object.fromEntries(found.filter(([, names]) => names.length > 0))).toEqual(Object.fromEntries(expected))
})

test('a field lacks a fact until each of its placeholders is replaced', () => {
  const handbook = findKind('docs') ?? expect.fail()
  const place = { key: 'course-handbook', language: 'en' } as const
  const lacks = (text: string) => lacksFact(handbook, place, 'text', text)
  expect(lacks('')).toBe(true)
  expect(lacks('[Refund terms – to be confirmed] and [Minimum age for courses – to be confirmed]')).toBe(true)
  expect(lacks('Within 14 days, and [Minimum age for courses – to be confirmed]')).toBe(true)
  expect(lacks('Within 14 days, from 16 years on')).toBe(false)
})
