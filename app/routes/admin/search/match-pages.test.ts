import { expect, test } from 'vitest'
import { overBudget } from '#tests/support/text-budget.ts'
import { matchPages } from './match-pages.ts'

const pages = [
  { title: 'Inbox', href: '/dashboard/inbox' },
  { title: 'Received mails', href: '/dashboard/mail/received' },
  { title: 'Mail', href: '/dashboard/mail' },
  { title: 'Résumé', href: '/dashboard/cv' },
  { title: 'Log a call or visit', href: '/dashboard/inbox/new' },
]
const found = (text: string) => matchPages(pages, text).map(({ title }) => title)

test('every word must occur in a page’s name or address, whatever its case and accents', () => {
  expect(found('resume')).toEqual(['Résumé'])
  expect(found('VISIT log')).toEqual(['Log a call or visit'])
  expect(found('mail visit')).toEqual([])
  expect(found('inbox new')).toEqual(['Log a call or visit'])
})

test('a name that begins with the text comes first, and an address last', () => {
  expect(found('mail')).toEqual(['Mail', 'Received mails'])
  expect(found('inbox')).toEqual(['Inbox', 'Log a call or visit'])
  expect(found('r')).toEqual(['Received mails', 'Résumé', 'Log a call or visit', 'Inbox', 'Mail'])
})

test('an empty text finds all pages in their order', () => {
  expect(found('  ')).toEqual(pages.map(({ title }) => title))
})

test('no text takes long', async () => {
  expect(await overBudget(20_000, (text) => matchPages(pages, text))).toEqual([])
}, 600_000)
