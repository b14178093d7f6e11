import { expect, test } from 'vitest'
import { maskLinks } from './secret-links.ts'

const token = 'Ab3-dEf_ghIJKLmnopqrstuvwxyz0123456789ABCDE'
const signed = `0190f7a4-0000-7000-8000-0123456789ab_${'0af9'.repeat(16)}`
const key = '0af9'.repeat(16)
const confirm = `0190f7a4-0000-7000-8000-0123456789ab_3_${'0af9'.repeat(16)}`

test.each([
  [`https://site.example/invite/${token}`, 'https://site.example/invite/••••••••'],
  [`(https://site.example/reset-password?token=${token})`, '(https://site.example/reset-password?token=••••••••)'],
  [`<a href="https://site.example/status/${token}">`, '<a href="https://site.example/status/••••••••">'],
  [`https://site.example/status/${token}/add`, 'https://site.example/status/••••••••/add'],
  [`https://site.example/newsletter/confirm/${confirm}.`, 'https://site.example/newsletter/confirm/••••••••.'],
  [`<https://site.example/unsubscribe/${signed}>`, '<https://site.example/unsubscribe/••••••••>'],
  [
    `/newsletter/preferences/${signed} /newsletter/unsubscribe/${signed}`,
    '/newsletter/preferences/•••••••• /newsletter/unsubscribe/••••••••',
  ],
  [`<https://site.example/unsubscribe/${key}>`, '<https://site.example/unsubscribe/••••••••>'],
  [
    `/newsletter/preferences/${key} /newsletter/unsubscribe/${key}`,
    '/newsletter/preferences/•••••••• /newsletter/unsubscribe/••••••••',
  ],
])('%s', (text, masked) => {
  expect(maskLinks(text)).toBe(masked)
})

test.each([
  'https://site.example/status?reference=ENQ-2345-6789',
  'https://site.example/dashboard/contacts/ENQ-2345-6789',
  'https://site.example/newsletter/unsubscribe',
  'https://site.example/forgot-password',
  `https://site.example/status/${token}x`,
  `https://site.example/about/${token}`,
])('%s is nobody’s', (text) => {
  expect(maskLinks(text)).toBe(text)
})
