import { expect, test } from 'vitest'
import { sayIn } from '#app/languages/phrases.server.ts'
import { optionsFor } from './palette-options.ts'

const say = sayIn('en')

const known = {
  commands: [
    { letter: 'r', words: 'Reply' },
    { letter: 's', words: 'Snooze' },
  ],
  pages: [
    { title: 'Inbox', href: '/dashboard/inbox' },
    { title: 'Replies', href: '/dashboard/replies' },
    ...Array.from({ length: 8 }, (_, n) => ({ title: `Settings ${n}`, href: `/dashboard/settings/${n}` })),
  ],
  hits: [],
}
const listed = (text: string, hits: (typeof hit)[] = []) =>
  optionsFor(text, { ...known, hits }, say).map(({ title, options }) => [
    title,
    ...options.map((option) => option.title),
  ])
const hit = { group: 'Contacts', title: 'Reply to Ann', detail: 'ENQ-1', href: '/dashboard/contacts/ENQ-1' }

test('an empty text lists all commands and pages', () => {
  const pages = known.pages.map(({ title }) => title)
  expect(listed('')).toEqual([
    ['On this page', 'Reply', 'Snooze'],
    ['Pages', ...pages],
  ])
})

test('a text narrows commands and pages, and what the search found stands in its lists', () => {
  const other = { ...hit, title: 'Reply to Bo' }
  const mail = { ...hit, group: 'Received emails', title: 'Re: reply' }
  expect(listed('REPL', [hit, mail, other])).toEqual([
    ['On this page', 'Reply'],
    ['Pages', 'Replies'],
    ['Contacts', 'Reply to Ann', 'Reply to Bo'],
    ['Received emails', 'Re: reply'],
    ['Search', 'Search everything for “REPL”'],
  ])
  expect(listed('settings').find(([title]) => title === 'Pages')).toHaveLength(1 + 6)
})

test('a text that nothing matches can still be searched', () => {
  const [search] = optionsFor('a & b', known, say)
  expect(search?.options.map(({ href }) => href)).toEqual(['/dashboard/search?q=a+%26+b'])
})

test('every key is unique, even for several hits of one record', () => {
  const options = optionsFor('r', { ...known, hits: [hit, hit] }, say).flatMap((group) => group.options)
  expect(new Set(options.map(({ key }) => key)).size).toBe(options.length)
})
