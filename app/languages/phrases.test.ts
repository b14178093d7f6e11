import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import routes from '#app/routes.ts'
import { importsOf, reach } from '#tests/support/reach.ts'
import { drawn, issue, message, messageOf, sentences } from './message.ts'
import { otherLanguages } from './pages.ts'
import { catalogues, phraseIn, phraseOf, phrasesFor, sayIn, staffPhrases } from './phrases.server.ts'
import { joinStored, storedKeys, storedMessage, toStored } from './stored-messages.ts'
import { inEnglish } from './with-values.ts'

const korean: Readonly<Record<string, Readonly<Record<string, string>>>> = catalogues.ko
const phrases = Object.entries(catalogues.fr).flatMap(([group, said]) =>
  Object.entries(said).map(([phrase, fr]) => ({ group, phrase, fr, ko: korean[group]?.[phrase] ?? '' })),
)
/** In the form of many: a language needs no number where it says "one record". */
const namesIn = (text: string) => {
  const ofMany = text.replaceAll(/\{(\w+), plural, .*?other \{([^{}]*)\}\}/g, (_, name, many) =>
    many.replace('#', `{${name}}`),
  )
  return [...ofMany.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()
}

describe.each(['mail', 'public', 'staff'])('the catalogues %s.json', (name) => {
  const textIn = (language: string) => readFileSync(`app/languages/catalogues/${language}/${name}.json`, 'utf8')
  const keysOf = (groups: Record<string, Record<string, string>>) =>
    Object.entries(groups).flatMap(([group, said]) => [group, ...Object.keys(said)])

  it.each(otherLanguages)(
    'say each phrase of a group once in the file of %s: of two, readers keep the last',
    (language) => {
      const written = [...textIn(language).matchAll(/("(?:\\.|[^"\\])*")(\s*:)?/g)]
      const keys = written.flatMap(([, text = '', isKey]) => (isKey ? [JSON.parse(text)] : []))
      expect(keys.length).toBeGreaterThan(40)
      expect(keys).toEqual(keysOf(JSON.parse(textIn(language))))
    },
  )

  it('have the same groups of the same phrases in every language', () => {
    const [french = [], ...others] = otherLanguages.map((language) => keysOf(JSON.parse(textIn(language))))
    for (const other of others) expect(other).toEqual(french)
  })
})

describe('the phrases', () => {
  it('are said in one way, whichever group they come from: a word with two meanings has a context', () => {
    const ways = new Map(phrases.map(({ phrase, fr, ko }) => [phrase, `${fr} ${ko}`]))
    expect(phrases.filter(({ phrase, fr, ko }) => ways.get(phrase) !== `${fr} ${ko}`)).toEqual([])
  })

  it('have a context only where the word has another meaning beside it, and no English text has it', () => {
    const inContext = phrases.filter(({ phrase }) => inEnglish(phrase) !== phrase)
    expect(inContext.length).toBeGreaterThan(20)
    for (const { phrase } of inContext) {
      const word = inEnglish(phrase)
      const meanings = new Set(phrases.flatMap((one) => (inEnglish(one.phrase) === word ? one.phrase : [])))
      expect([phrase, meanings.size > 1]).toEqual([phrase, true])
      expect(sayIn('en')(phraseIn(phrase))).toBe(word)
    }
  })

  it.each([
    ['About', 'À propos', 'About|subject', 'Concerne'],
    ['Status', 'Statut', 'Status|page', 'Suivi'],
    ['Received', 'Reçue', 'Received|mails', 'Reçus'],
    ['Closed', 'Clôturée', 'Closed|application', 'Non retenue'],
    ['Confirmed', 'Confirmée', 'Confirmed|subscription', 'Confirmé'],
    ['Cancelled', 'Annulée', 'Cancelled|issue', 'Annulé'],
    ['Unsubscribe', 'Se désinscrire', 'Unsubscribe|person', 'Désinscrire'],
    ['Where', 'Lieu', 'Where|pages', 'Où'],
    ['From', 'De', 'From|mail', 'Expéditeur'],
    ['To', 'À', 'To|redirect', 'Vers'],
  ] as const)('%s is %s, and %s is %s', (one, first, other, second) => {
    expect([sayIn('fr')(one), sayIn('fr')(other)]).toEqual([first, second])
  })

  it('reach each page with both meanings of a word', () => {
    const french = (path: string) => phrasesFor(new Request(`http://site${path}`), 'status').phrases
    expect(french('/fr/status')?.['Closed|application']).toBe('Non retenue')
    expect(staffPhrases('fr', '/dashboard').phrases?.Status).toBe('Statut')
    for (const path of ['/dashboard/contacts', '/dashboard/careers', '/dashboard/inbox'])
      expect([path, staffPhrases('ko', path).phrases?.Received]).toEqual([path, '접수됨'])
    expect(staffPhrases('ko', '/dashboard/mail').phrases?.['Received|mails']).toBe('받은 메일')
  })

  it('keep their names in braces in every language', () => {
    const other = phrases.filter(({ phrase, fr, ko }) =>
      [fr, ko].some((text) => `${namesIn(text)}` !== `${namesIn(phrase)}`),
    )
    expect(other).toEqual([])
  })

  it('have a form for one and for other numbers in each plural, with no name in it', () => {
    const texts = phrases.flatMap(({ phrase, fr, ko }) => [phrase, fr, ko]).filter((text) => text.includes(', plural,'))
    expect(texts.length).toBeGreaterThan(50)
    expect(texts.filter((text) => !/\{\w+, plural, one \{[^{}]+\} other \{[^{}]+\}\}/.test(text))).toEqual([])
  })

  it('have French apostrophes, quotes and accented capitals', () => {
    expect(phrases.filter(({ fr }) => /['"]|\.\.\.|\b(A|E)(?=tre\b|tat\b|quipe\b)| [,.]/.test(fr))).toEqual([])
  })

  it('have no Korean particle after a value, because it depends on the value', () => {
    expect(phrases.filter(({ ko }) => /\}(은|는|이|가|을|를|와|과|로|으로)(?![가-힣])/.test(ko))).toEqual([])
  })
})

describe('a message', () => {
  it('is drawn with its values: texts as they are, numbers as the language groups them, messages in the language', () => {
    const tooLong = message('{label} must be {max} characters or fewer', { label: message('Message'), max: 5000 })
    expect(sayIn('en')(tooLong)).toBe('Message must be 5,000 characters or fewer')
    expect(sayIn('fr')(tooLong)).toBe('Message\u00a0: 5\u202f000 caractères au maximum')
    expect(
      sayIn('ko')(message('{label} must be {max} characters or fewer', { label: message('Name'), max: 120 })),
    ).toBe('이름: 120자 이하로 입력해 주세요')
  })

  it.each([
    ['en', 0, '0 seats left'],
    ['en', 1, '1 seat left'],
    ['en', 1200, '1,200 seats left'],
    ['fr', 0, '0 place libre'],
    ['fr', 2, '2 places libres'],
    ['fr', 1_000_000, '1\u202f000\u202f000 places libres'],
    ['ko', 1, '1석 남음'],
  ] as const)('has the plural of its number: %s, %i', (language, count, words) => {
    expect(sayIn(language)('{count, plural, one {# seat left} other {# seats left}}', { count })).toBe(words)
  })

  it('has other values beside a plural, whose braces and hashes stay', () => {
    const seen =
      'Visitors won’t see it until {count, plural, one {this field is} other {these fields are}} filled in: {fields}.'
    expect(sayIn('en')(seen, { count: 2, fields: '{count} #1' })).toBe(
      'Visitors won’t see it until these fields are filled in: {count} #1.',
    )
  })

  it.each(['Received', 'Closed', 'Close', 'Seat', 'Kind'])('keeps the value %s, though it is a phrase', (name) => {
    expect(sayIn('fr')('Moved {name} to {status}.', { name, status: message('Closed') })).toBe(
      sayIn('fr')('Moved {name} to {status}.', { name: '{name}', status: 'Clôturée' }).replace('{name}', name),
    )
    expect(sayIn('fr')('Apply for {course}', { course: name })).toContain(name)
    expect(sayIn('ko')(drawn(name))).toBe(name)
  })

  it('may be several after each other, without those that are empty', () => {
    expect(sayIn('fr')(sentences('Undone.', null, '', drawn(''), drawn('Ada')))).toBe(`${sayIn('fr')('Undone.')} Ada`)
  })

  it('is the same behind the issue of a schema', () => {
    const told = { message: issue('{label}: at least {least}', { label: message('Offices'), least: 1 }) }
    expect(sayIn('fr')(messageOf(told))).toBe('Bureaux\u00a0: au moins 1')
    expect(sayIn('fr')(messageOf({ message: issue('Email is required') }))).toBe('Indiquez votre adresse e-mail')
  })

  it('has the spaces of French typography', () => {
    expect(sayIn('fr')('Did you mean {suggestion}?', { suggestion: 'a@b.c' })).toBe('Vouliez-vous dire a@b.c\u202f?')
  })
})

describe('a stored message', () => {
  const said = (stored: string) => sayIn('fr')(storedMessage(stored))

  it('is drawn in the language of whoever reads it, with what was added to it later', () => {
    const stored = toStored('It answered {status}.', { status: 500 })
    expect(said(stored)).toBe('Elle a répondu 500.')
    const added = joinStored(null, stored, 'No success for 23 hours.') ?? ''
    expect(added).toBe(
      '{"sentences":[{"phrase":"It answered {status}.","values":{"status":500}},"No success for 23 hours."]}',
    )
    expect(said(added)).toBe('Elle a répondu 500. Aucun envoi réussi en 23 heures.')
  })

  it('may be a list, to which more is added, and of which other words stay as they are', () => {
    expect(joinStored(null, null)).toBeNull()
    expect(joinStored('It contains a web address.', null)).toBe('It contains a web address.')
    expect(joinStored('{"phrase":"It answ', 'No success for 23 hours.')).toBe(
      '{"sentences":["{\\"phrase\\":\\"It answ","No success for 23 hours."]}',
    )
    const two = joinStored('It contains a web address.', '422: no. Close')
    expect(two).toBe('{"sentences":["It contains a web address.","422: no. Close"]}')
    expect(said(joinStored(two, 'No success for 23 hours.') ?? '')).toBe(
      'Contient une adresse web. 422: no. Close Aucun envoi réussi en 23 heures.',
    )
  })

  it('stays in English where its key is unknown, and as it is where it is no message', () => {
    expect(said('{"phrase":"Gone since {day}.","values":{"day":"May"}}')).toBe('Gone since May.')
    expect(said('It contains a web address. It contains an HTML link.')).toBe(
      'It contains a web address. It contains an HTML link.',
    )
    for (const other of [
      '{"phrase":"It answered',
      '{"phrase":5}',
      '{"sentences":"It contains a web address."}',
      '{"phrase":"No success for 23 hours.","values":null}',
    ])
      expect(said(other)).toBe(other)
  })

  it('has a list of the keys, each of which some code stores', () => {
    const storing = readdirSync('app', { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.ts$/.test(path) && !/\.test\.|^languages\//.test(path))
      .map((path) => readFileSync(join('app', path), 'utf8'))
      .filter((code) => /\bStoredKey\b|toStored|pause_reason|last_error|\berror:/.test(code))
    expect(storedKeys.filter((key) => !storing.some((code) => code.includes(`'${key}'`)))).toEqual([])
  })

  it('is none where another program’s answer is a phrase of ours', () => {
    for (const answer of ['Closed', 'Not Found', 'Failed']) expect(said(answer)).toBe(answer)
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

const filesOf = (isOne: RegExp) =>
  ['app', 'db']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
    .filter((path) => isOne.test(path) && !path.includes('.test.'))
    .map((path) => readFileSync(path, 'utf8'))

const sources = filesOf(/\.tsx?$/)

test('no text is called a phrase that is none: a table gives the phrase of a code', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path))
  const casting = files.filter(
    (path) => !path.includes('.test.') && /\bas Phrase\b/.test(readFileSync(join('app', path), 'utf8')),
  )
  // The issue of a schema carries its message as text.
  expect(casting).toEqual(['languages/message.ts'])
  expect(phraseOf('Closed')).toBe('Closed')
  expect(phraseOf('A course of this name')).toBeUndefined()
  expect(() => phraseIn('A course of this name')).toThrow('A course of this name')
})

/** Each text in quotes and each word, also as code makes words of it: "office-days" becomes "Office days". */
function written(): ReadonlySet<string> {
  const texts = sources.flatMap((code) => ["'", '"', '`', /\W+/].flatMap((end) => code.split(end)))
  const short = [...new Set(texts)].filter((text) => text.length < 800)
  const spaced = short.flatMap((text) => [text, text.replaceAll(/[-_]/g, ' ')])
  return new Set(spaced.flatMap((text) => [text, text.charAt(0).toUpperCase() + text.slice(1)]))
}

/** What code puts together, such as `No ${rows} found`. */
const composed = sources.flatMap((code) =>
  [...code.matchAll(/`([^`]*\$\{[^`]*)`/g)].flatMap(([, template = '']) => {
    const parts = template.split(/\$\{[^}]*\}/)
    const isWords = parts.join('').replaceAll(/[^A-Za-z]/g, '').length > 2 && !/[<>/=#]/.test(template)
    return isWords
      ? [new RegExp(`^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`)]
      : []
  }),
)

/** Made of the names of files, colours, or of what the audit log keeps. */
const isMade = (phrase: string) =>
  /^(Square|Lockup|Mark|Mail|Logo) |^\w+ on (background|primary|secondary|text)$|: \{value\}$|^entry | changed$/.test(
    phrase,
  )

/** The key of a drawing, whose words are its name. */
const keyOf = (phrase: string) => `${phrase.toLowerCase().replaceAll(' ', '-')}:`

test('every phrase is said somewhere', () => {
  const known = written()
  const texts = filesOf(/\.ya?ml$/)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
  const isComposed = (phrase: string) => composed.some((pattern) => pattern.test(phrase))
  const isSaid = (phrase: string): boolean =>
    known.has(phrase) || [phrase, keyOf(phrase)].some((words) => texts.includes(words)) || isComposed(phrase)
  const unused = [...new Set(phrases.map(({ phrase }) => phrase))].filter(
    (phrase) => !isSaid(phrase) && !isMade(phrase) && !phrase.split(': ').every(isSaid),
  )
  expect(unused).toEqual([])
})
