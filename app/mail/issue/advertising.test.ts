import { load } from 'cheerio'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '#app/content/languages.ts'
import { env } from '#app/env.server.ts'
import { issueOptions, issueText, readersLinks, sender } from '#tests/support/issue-texts.ts'
import { advertisingSubject, missingAdvertisingFacts } from './advertising.ts'
import { drawIssue } from './draw-issue.server.ts'
import type { SenderFacts } from './issue.ts'
import { fillSlots } from './slots.ts'

const flat = (text: string) => text.replace(/\s+/g, ' ')
/** Any label in brackets, with spaces or invisible marks in it. */
const labels = /\p{Ps}[\s\p{Cf}]*광[\s\p{Cf}]*고[\s\p{Cf}]*\p{Pe}/gu

const pieces = [
  '(광고)',
  '( 광고 )',
  '（광고）',
  '[광고]',
  '(광\u200b고)',
  '(',
  ')',
  '광',
  '고',
  ' ',
  '광고'.normalize('NFD'),
  'Sale',
  '\u0002',
  '\n',
]
const subject = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join('')),
)
const fact = fc.string({ minLength: 1, maxLength: 60 }).map((text) => flat(text).trim() || 'fact')
const facts: fc.Arbitrary<Record<keyof SenderFacts, string>> = fc.record({
  name: fact,
  email: fc.emailAddress(),
  phone: fact,
  address: fact,
})

test('whatever is typed, the label stands once and first, and the foot has all facts and the way out in both languages', () => {
  fc.assert(
    fc.property(subject, fc.constantFrom(...languages), facts, (subject, language, facts) => {
      const drawn = drawIssue(issueText({ subject, language }), { ...issueOptions, advertising: facts })
      expect(drawn.subject.startsWith('(광고) ')).toBe(true)
      expect(drawn.subject.match(labels)).toHaveLength(1)
      expect(drawn.subject).not.toMatch(/\p{Cc}/u)
      const { html, text } = fillSlots(drawn, readersLinks)
      const $ = load(html)
      const [shown, said] = [flat($('body').text()), flat(text)]
      for (const value of [
        ...Object.values(facts),
        '수신거부',
        'Unsubscribe',
        '보내는 사람 / Sender: ',
        '주소 / Address: ',
      ]) {
        expect(shown).toContain(value.replace(/ $/, ''))
        expect(said).toContain(value.replace(/ $/, ''))
      }
      const leaving = $('a')
        .toArray()
        .filter(({ attribs }) => attribs.href === env.APP_URL + readersLinks.unsubscribe)
      expect(leaving.map((link) => $(link).text())).toEqual(expect.arrayContaining(['수신거부', 'Unsubscribe']))
      expect(text).toContain(`수신거부 / Unsubscribe:\n${env.APP_URL}${readersLinks.unsubscribe}\n`)
    }),
    { numRuns: 150 },
  )
})

test.each([
  ['Sale', '(광고) Sale'],
  ['(광고)Sale', '(광고) Sale'],
  ['( 광고 )  Sale', '(광고) Sale'],
  ['（광고） Sale', '(광고) Sale'],
  ['[광고] (광고) Sale', '(광고) Sale'],
  ['Sale (광고)', '(광고) Sale'],
  ['(광(광고)고) Sale', '(광고) Sale'],
  ['광고와 홍보', '(광고) 광고와 홍보'],
  ['', '(광고) '],
])('%s becomes %s', (typed, labelled) => {
  expect(advertisingSubject(typed)).toBe(labelled)
})

test('missing facts are named, and leave no empty line', () => {
  expect(missingAdvertisingFacts(sender)).toEqual([])
  expect(missingAdvertisingFacts({ ...sender, phone: null, address: ' ' })).toEqual([
    'a phone number',
    'a postal address',
  ])
  const { html } = drawIssue(issueText(), { ...issueOptions, advertising: { ...sender, phone: null } })
  expect(html).not.toContain('Phone')
})

test('an issue that is no advertisement has neither label nor sender’s facts', () => {
  const { subject, html, text } = drawIssue(issueText(), issueOptions)
  expect(subject + html + text).not.toMatch(/광고|수신거부|보내는 사람/)
})
