import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import routes from '#app/routes.ts'
import { importsOf, reach } from '#tests/support/reach.ts'
import { otherLanguages } from './pages.ts'
import type { Translations } from './phrases/translations.ts'
import { phraseGroups, phrasesFor, sayIn, staffPhrases, translated } from './phrases.server.ts'

const groups = Object.entries(phraseGroups as Record<string, Translations>)
const phrases = groups.flatMap(([group, said]) =>
  Object.entries(said).map(([phrase, other]) => ({ group, phrase, ...other })),
)
const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()

/** English words with two meanings; no page brings both. */
const homonyms: readonly string[] = [
  // Where visitors follow an enquiry, and a column of lists.
  'Status',
  // The page, and what a mail is about.
  'About',
  // The addresses of a redirect, and the sender and recipient of a mail.
  'From',
  'To',
  // A link that shows the brand to a partner, and a part of the whole.
  'Share',
  // A refused application to its applicant, and the day on which a record was closed.
  'Closed',
  // Oneself, or another person.
  'Unsubscribe',
  // An enquiry, an application or a place is feminine in French; an email or a newsletter issue is masculine.
  'Cancelled',
  'Confirmed',
  'Received',
  // The place of a course, and the pages of a line of the launch checklist.
  'Where',
  // A course's facts for visitors, and the fields and columns of any text.
  ...['Price', 'Length', 'Teacher', 'Teachers'],
  // Where an import comes from and goes to, when something begins, and who sent and gets a mail.
  ...['From', 'To'],
  // The end of a snooze, and of a text that is shown for a time.
  'Until',
  // The kind of a thing, and the typefaces of the brand.
  'Type',
  // A mail, and a seat.
  'Held',
]

describe('the phrases', () => {
  it('are said in one way, whichever group they come from', () => {
    const ways = new Map(phrases.map(({ phrase, fr, ko }) => [phrase, `${fr} ${ko}`]))
    const otherwise = phrases.filter(({ phrase, fr, ko }) => ways.get(phrase) !== `${fr} ${ko}`)
    expect(otherwise.filter(({ phrase }) => !homonyms.includes(phrase))).toEqual([])
  })

  it('have another meaning only where one is needed', () => {
    const ways = (wanted: string) =>
      new Set(phrases.filter(({ phrase }) => phrase === wanted).map(({ fr, ko }) => `${fr} ${ko}`))
    expect(homonyms.filter((phrase) => ways(phrase).size < 2)).toEqual([])
  })

  it('reach each page with the meaning that its groups give them', () => {
    const french = (path: string) => phrasesFor(new Request(`http://site${path}`), 'status').phrases?.Status
    expect(french('/fr/status')).toBe('Suivi')
    expect(staffPhrases('fr', '/dashboard').phrases?.Status).toBe('Statut')
    for (const path of ['/dashboard/contacts', '/dashboard/careers', '/dashboard/inbox'])
      expect([path, staffPhrases('ko', path).phrases?.Received]).toEqual([path, '접수됨'])
    expect(staffPhrases('ko', '/dashboard/mail').phrases?.Received).toBe('받은 메일')
    // The server says a place's state to visitors.
    expect(translated('fr', 'Confirmed')).toBe('Confirmée')
  })

  it('stay as they are where a translation is translated once more', () => {
    const said = otherLanguages.flatMap((language) => phrases.map((phrase) => ({ language, text: phrase[language] })))
    const words = (text: string) => text.replaceAll(/\s/g, '')
    expect(said.filter(({ language, text }) => words(translated(language, text)) !== words(text))).toEqual([])
  })

  it('keep their names in braces in every language', () => {
    const other = phrases.filter(({ phrase, fr, ko }) =>
      [fr, ko].some((text) => `${namesIn(text)}` !== `${namesIn(phrase)}`),
    )
    expect(other).toEqual([])
  })

  it('have French apostrophes, quotes and accented capitals', () => {
    expect(phrases.filter(({ fr }) => /['"]|\.\.\.|\b(A|E)(?=tre\b|tat\b|quipe\b)| [,.]/.test(fr))).toEqual([])
  })

  it('have no Korean particle after a value, because it depends on the value', () => {
    expect(phrases.filter(({ ko }) => /\}(은|는|이|가|을|를|와|과|로|으로)(?![가-힣])/.test(ko))).toEqual([])
  })
})

describe('a message that was made in English', () => {
  it('is translated with its values, which are translated and grouped too', () => {
    expect(translated('fr', 'Message must be 5,000 characters or fewer')).toBe(
      'Message\u00a0: 5\u202f000 caractères au maximum',
    )
    expect(translated('ko', 'Name must be 120 characters or fewer')).toBe('이름: 120자 이하로 입력해 주세요')
  })

  it('is read as the phrase that it was made from, though another one could have made it', () => {
    const made = phrases.filter(({ phrase }) => phrase.includes('{'))
    const named = (phrase: string) => phrase.replaceAll(/\{(count|number)\}/g, '7').replaceAll(/\{\w+\}/g, 'Ada')
    const meant = (message: string) => made.filter(({ phrase }) => named(phrase) === message).map(({ ko }) => named(ko))
    const other = made
      .map(({ phrase }) => named(phrase))
      .filter((message) => ![message, ...meant(message)].includes(translated('ko', message)))
    expect(other).toEqual([])
  })

  it('keeps what somebody typed, even if it is a phrase', () => {
    expect(translated('fr', 'Not imported: "Posts" is already here')).toMatch(/«\u00a0Posts\u00a0» est déjà là/)
  })

  it('is not read as a phrase that says next to nothing', () => {
    expect(translated('fr', 'Notes by Ada')).toBe('Notes by Ada')
    expect(translated('fr', 'Some posts')).toBe('Some posts')
  })

  it('stays when nobody translated it', () => {
    expect(translated('fr', 'Something new')).toBe('Something new')
  })

  it('has the spaces of French typography', () => {
    expect(sayIn('fr')('Did you mean {suggestion}?', { suggestion: 'a@b.c' })).toBe('Vouliez-vous dire a@b.c\u202f?')
  })
})

type Entry = { file: string; path?: string; id?: string; children?: Entry[] }
const layout = ((await routes) as Entry[]).find(({ id }) => id === 'fr/layout')
const pages = (layout?.children ?? []).map(({ file }) => join('app', file))
const root = 'app/root.tsx'

/** In components: what the server says for itself needs no phrases in the page. */
const saidBy = (file: string) =>
  [...reach(file)]
    .filter((path) => /\.tsx$/.test(path) && !path.includes('.server.'))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/\b(?:say\(|phrase=)\s*(['"])(.*?)\1/g)])
    .map(([, , phrase = '']) => phrase)

/** By its loader, or by those that it takes from the files beside it. */
const broughtBy = (file: string) =>
  [file, ...importsOf(file).filter((path) => path.endsWith('.server.ts'))]
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/phrasesFor\(request,([^)]*)\)/g)])
    .flatMap(([, names = '']) => [...names.matchAll(/'(\w+)'/g)].map(([, name]) => name))

/** Forms speak of conflicts and of ended sessions, which only staff have. */
const isOfStaff = (phrase: string) => phrases.every((each) => each.phrase !== phrase || each.group === 'staff')

test.each(pages)('%s brings every phrase that it can say', (file) => {
  const brought = new Set([...broughtBy('app/routes/public/public-layout.tsx'), ...broughtBy(file)])
  const known = new Set(phrases.filter(({ group }) => brought.has(group)).map(({ phrase }) => phrase))
  const said = [...saidBy(root), ...saidBy('app/routes/public/public-layout.tsx'), ...saidBy(file)]
  expect(said.length).toBeGreaterThan(20)
  expect([...new Set(said)].filter((phrase) => !known.has(phrase) && !isOfStaff(phrase))).toEqual([])
})

test('every language is in the list of phrases', () => {
  expect(otherLanguages.every((language) => phrases.every((phrase) => phrase[language].length > 0))).toBe(true)
})
