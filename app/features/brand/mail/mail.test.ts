import { load } from 'cheerio'
import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { bilingualAssets } from '#tests/support/brand-assets.ts'
import { defaultAssets } from '../defaults.ts'
import { writeEmailSignature, writeLetterheadMail } from './letterhead-mail.ts'

// Mail programs need tables and style attributes, so only rules that hold everywhere apply.
const validator = new HtmlValidate({ extends: ['html-validate:document'], rules: { 'require-sri': 'off' } })

const problemsOf = async (html: string) =>
  (await validator.validateString(html)).results.flatMap(({ messages }) => messages.map(({ message }) => message))

describe('the signature', () => {
  const { html, text } = writeEmailSignature(bilingualAssets)

  test('is the same in HTML and in text, with links that match their text', () => {
    const $ = load(html)
    const words = $.text().replace(/\s+/g, ' ')
    for (const part of Object.values(bilingualAssets.businessCard)) {
      expect(words).toContain(part)
      expect(text).toContain(part)
    }
    expect(
      $('a')
        .toArray()
        .map((link) => $(link).attr('href')),
    ).toEqual(['tel:+237600000000', 'mailto:noelle@example.com', 'https://example.com/%C3%A9quipe?a=1,2;b'])
    expect(text.startsWith('-- \n')).toBe(true)
  })

  test('is a table without external content', () => {
    const $ = load(html)
    expect($('table').length).toBe(1)
    expect($('img, link, script, style, iframe, object, form').length).toBe(0)
    expect(html).not.toMatch(/url\(|@import|background=/i)
  })

  test('leaves out unknown facts', () => {
    const bare = writeEmailSignature(defaultAssets)
    expect(bare.text).toBe('-- \nBN Technologies\nCONNECTING INNOVATION\n')
    expect(load(bare.html)('a').length).toBe(0)
  })

  test('makes no link from other text', () => {
    const businessCard = {
      ...defaultAssets.businessCard,
      phone: 'ask us',
      email: 'a@b',
      website: 'javascript:alert(1)',
    }
    const $ = load(writeEmailSignature({ ...defaultAssets, businessCard }).html)
    expect($('a').length).toBe(0)
    expect($.text()).toContain('javascript:alert(1)')
  })
})

describe('the letterhead as a mail', () => {
  test('is a whole document with the letter between head and foot', async () => {
    const html = writeLetterheadMail(bilingualAssets, ['안녕하세요,', 'À bientôt <b>'])
    const $ = load(html)
    expect($('title').text()).toBe('BN Technologies')
    expect(
      $('p')
        .toArray()
        .map((part) => $(part).text()),
    ).toEqual(['안녕하세요,', 'À bientôt <b>'])
    for (const part of Object.values(bilingualAssets.letterhead)) expect($('body').text()).toContain(part)
    expect($('img, link, script, style, iframe, object, form').length).toBe(0)
    expect(await problemsOf(html)).toEqual([])
  })

  test('has no empty foot', () => {
    const $ = load(writeLetterheadMail(defaultAssets))
    expect(
      $('td')
        .toArray()
        .every((cell) => $(cell).text().trim().length > 0),
    ).toBe(true)
  })
})
