import { assert, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanText } from '#app/forms/fields/clean-text.ts'
import { fieldRule } from '#app/forms/fields/field-rule.ts'
import { messageOf, sayInEnglish } from '#app/languages/message.ts'
import naughtyStrings from '#tests/support/naughty-strings/blns.json' with { type: 'json' }
import { defaultAssets } from './defaults.ts'
import { savingSchemas } from './revisions/saving.ts'
import { brandSchema, businessCardSchema, letterheadSchema, logoSchema, paletteSchema } from './schema.ts'
import { websiteUrl } from './words.ts'

const wordsOf = (result: { success: boolean; error?: { issues: { message: string }[] } }) =>
  result.error?.issues.map((issue) => sayInEnglish(messageOf(issue)))

describe('the fields of the board', () => {
  test('start with the specification’s values and invent nothing', () => {
    expect(defaultAssets.logo).toEqual({
      mark: 'BN',
      slogan: 'CONNECTING INNOVATION',
      backgroundColor: '#0a192f',
      primaryColor: '#0066ff',
      secondaryColor: '#ff3e3e',
      size: 512,
      fontWeight: 700,
    })
    expect(defaultAssets.palette.textColor).toBe('#ffffff')
    const { address, phone, email, website } = defaultAssets.letterhead
    const { name, title } = defaultAssets.businessCard
    expect([address, phone, email, website, name, title].join('')).toBe('')
    expect(brandSchema.parse(defaultAssets)).toEqual(defaultAssets)
  })

  test('accept a form’s values', () => {
    const sent = { ...defaultAssets.logo, size: '64', fontWeight: '500', backgroundColor: ' #ABCDEF ' }
    expect(logoSchema.parse(sent)).toMatchObject({ size: 64, fontWeight: 500, backgroundColor: '#abcdef' })
  })

  test.each(['', '63', '2049', '128.5', '1e9', 'Infinity', 'wide', '-512'])('refuse the size %j', (size) => {
    const words = wordsOf(logoSchema.safeParse({ ...defaultAssets.logo, size }))
    expect(words).toContain('Size must be a whole number from 64 to 2048')
  })

  test.each(['', '300', '450', '800', 'bold'])('refuse the font weight %j', (fontWeight) => {
    expect(wordsOf(logoSchema.safeParse({ ...defaultAssets.logo, fontWeight }))).toEqual(['Choose a font weight'])
  })

  test.each(['red', '#06f', '#0066ff80', 'url(#a)', '#0066fg', '"/><script>', 'var(--x)', '#00\n66ff'])(
    'refuse the colour %j',
    (primaryColor) => {
      const words = ['Primary colour must be a colour such as #0066ff']
      expect(wordsOf(logoSchema.safeParse({ ...defaultAssets.logo, primaryColor }))).toEqual(words)
      expect(wordsOf(paletteSchema.safeParse({ ...defaultAssets.palette, primaryColor }))).toEqual(words)
    },
  )

  test('name the field that is missing or too long', () => {
    const long = 'x'.repeat(500)
    const letterhead = { companyName: ' ', slogan: long, address: long, phone: long, email: 'nobody', website: 'no' }
    expect(wordsOf(letterheadSchema.safeParse(letterhead))).toEqual([
      'Company name is required',
      'Slogan must be 120 characters or fewer',
      'Address must be 200 characters or fewer',
      'Phone must be 40 characters or fewer',
      'Email is invalid',
      'Website must be an address such as www.example.com',
    ])
    expect(wordsOf(logoSchema.safeParse({ ...defaultAssets.logo, mark: 'LONG' }))).toEqual([
      'Initials in the logo must be 3 characters or fewer',
    ])
  })

  test('contain no invisible text', () => {
    for (const naughty of naughtyStrings) {
      const result = businessCardSchema.safeParse({
        name: cleanText(naughty, false),
        title: '',
        phone: '',
        email: '',
        website: '',
      })
      if (result.success) expect([...result.data.name].length).toBeLessThanOrEqual(80)
      else expect(wordsOf(result)).toEqual(['Name must be 80 characters or fewer'])
    }
  })
})

describe('a website', () => {
  test.each([
    ['www.example.com', 'https://www.example.com/'],
    ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
    ['http://example.com', 'http://example.com/'],
    ['example.com:8080', 'https://example.com:8080/'],
    ['회사.한국', 'https://xn--vf4b131b.xn--3e0b707e/'],
  ])('%s opens %s', (typed, url) => expect(websiteUrl(typed)).toBe(url))

  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)//example.com',
    'data:text/html,<script>',
    'ftp://example.com',
    'https://user:secret@example.com',
    'localhost',
    '/etc/passwd',
    'a b.com',
    'https://',
    '.',
    '',
  ])('%j is none', (typed) => expect(websiteUrl(typed)).toBeNull())

  test('never has another scheme', () => {
    for (const naughty of naughtyStrings) expect(websiteUrl(naughty) ?? 'https:').toMatch(/^https?:/)
    assert(
      property(string(), (typed) => {
        expect(websiteUrl(typed) ?? 'https:').toMatch(/^https?:/)
      }),
    )
  })
})

test.each(Object.entries(savingSchemas))('every field of the %s says how long it may be', (_, schema) => {
  for (const [name, rule] of Object.entries(schema.shape)) expect(fieldRule(name, rule).max, name).toBeGreaterThan(0)
})
