import { expect, test } from 'vitest'
import { sentFrom } from './sent-from.ts'

const ours = ['https://site.example']
const none = { page: null, campaign: null }

test('the page and its campaign are read from the Referer', () => {
  const referer =
    'https://site.example/contact?office=seoul&utm_source=letter&utm_campaign=%EB%B4%84%00&utm_medium=mail'
  expect(sentFrom(referer, ours)).toEqual({ page: '/contact', campaign: 'letter / mail / 봄' })
  expect(sentFrom('https://site.example/about?draft=faq.contact.en.3.0.1.ab&asked=1', ours)).toEqual({
    page: '/about',
    campaign: null,
  })
  expect(sentFrom('https://site.example/about', ours)).toEqual({ page: '/about', campaign: null })
})

test('foreign, invalid and overlong addresses yield nothing, or only a part', () => {
  for (const referer of [null, '', 'x', 'https://elsewhere.example/contact?utm_source=x']) {
    expect(sentFrom(referer, ours)).toEqual(none)
  }
  const long = sentFrom(`https://site.example/${'a'.repeat(900)}?utm_source=${'b'.repeat(900)}`, ours)
  expect([long.page?.length, long.campaign?.length]).toEqual([200, 100])
})
