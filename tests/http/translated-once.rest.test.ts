// Every word of a page in French or Korean, and of a mail, is translated, and once. The site is a copy that marks each
// translation: what has no mark is English, typed, a name, or one of the texts that stand in the code in every language.
import { load } from 'cheerio'
import { afterAll, describe, expect, test } from 'vitest'
import { legalPages } from '#app/content/legal/pages.ts'
import { productScreens } from '#app/features/texts/drawings.server.ts'
import { textKinds } from '#app/features/texts/kinds.server.ts'
import { englishPath, hrefIn, languageOfPath, otherLanguages } from '#app/languages/pages.ts'
import { catalogues } from '#app/languages/phrases.server.ts'
import { priorityByKind, toStaff } from '#app/mail/priority.ts'
import type { Language } from '#db/tables/records.ts'
import { judgedPaths } from '#tests/judges/pages.ts'
import { furnish, staffPaths } from '#tests/judges/staff-pages.ts'
import { storedMails } from '#tests/support/mailbox.ts'
import { causeMailsToStaff } from '#tests/support/mails-to-staff.ts'
import { causeMailsToVisitors } from '#tests/support/mails-to-visitors.ts'
import { markBuild, publishMarkedTexts } from '#tests/support/marked-site.ts'
import { signedIn } from '#tests/support/people.ts'
import { properNames } from '#tests/support/proper-names.ts'
import { startSite } from '#tests/support/site.ts'
import type { Page } from '#tests/support/visitor.ts'

type Other = (typeof otherLanguages)[number]

const site = await startSite({ UNDO_SEND_SECONDS: '60' }, markBuild())
afterAll(() => site.close())
await publishMarkedTexts(site.db, Date.now())
const staff = await signedIn(site)

/** What is the same in every language, and what the people of these tests typed. */
const names = new RegExp(
  [
    [...properNames].map((name) => name.replaceAll(/[.+]/g, String.raw`\$&`)).join('|'),
    /BN Technologies|CONNECTING INNOVATION|LinkedIn|Twitter|Facebook|Instagram|TikTok|English|Innovation|Aa/,
    /OpenStreetMap|Google Maps|KakaoMap|Naver Map|(Asia|Africa)\/\w+|UTC|New York|Douala|Path=/,
    /SVG|PNG|PDF|HTML|CSS|CSV|JSON|TXT|KRW|XAF|USD|EUR|Re(?=: )|(ENQ|APP)(-[\w-]+)?|FIRST50|\{\w+\}|#[\da-f]{6}|webhook\.test/,
    /[\w.+•-]+@[\w.-]+|https?:\S+|\/[\w./-]+|[\w-]+\.(zip|html|json|csv|pdf|ics|png|svg|ico)/,
    /Ada Admin|Eva Editor|Person \d+|Somebody|Printer|Trashed|Imported \d+|Private subject|nothing-like-this/,
    /Invitation to an interview|I agree to the Terms and have read the Privacy notice/,
  ]
    .map(
      (name) =>
        `(?<![\\p{Script=Latin}\\d])(?:${typeof name === 'string' ? name : name.source})(?![\\p{Script=Latin}\\d])`,
    )
    .join('|'),
  'gu',
)

const wordsOf = (text: string) =>
  (text.replaceAll(names, ' ').match(/\p{Script=Latin}{2,}/gu) ?? []).map((word) => word.toLowerCase())

const stringsIn = (tree: unknown): string[] => {
  if (typeof tree === 'string') return [tree]
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(stringsIn) : []
}

const textsIn = (language: Language) =>
  textKinds
    .filter(({ languages }) => languages.includes(language))
    .flatMap(({ keys, seed }) => keys.flatMap((key) => stringsIn(seed(key, language))))

/** Texts that the code has in every language. */
const codeTextsIn = (language: Language) => [
  ...stringsIn(legalPages.filter((page) => page.language === language)).map((text) =>
    text.replaceAll(/\[[^\]]*to be confirmed\]/g, ' '),
  ),
  ...stringsIn(productScreens[language]),
]

const setOf = (texts: string[]) => new Set(texts.flatMap(wordsOf))
const phrases = Object.values(catalogues.fr).flatMap((group) => Object.keys(group))
const isPhrase = new Set(phrases)
const english = setOf([...phrases.map((phrase) => phrase.replaceAll(/\{\w+\}|\|\w+$/g, ' ')), ...textsIn('en')])
/** With what Intl says of time zones and minutes, and a label of the legal pages' missing facts. */
const ofCode = { fr: setOf([...codeTextsIn('fr'), 'centre clause min']), ko: setOf(codeTextsIn('ko')) }
/** Mails to visitors have words of the code too: the greeting, offices and times. */
const all = (language: Other) =>
  setOf([...stringsIn(catalogues[language]), ...textsIn(language), ...codeTextsIn(language)])
const ofMails = { fr: all('fr'), ko: all('ko') }

/** What people typed, code, what the search found in a text, and what is in another language on purpose. */
const isOther = (language: Other) =>
  `script, style, textarea, pre, code, kbd, blockquote, iframe, .brand, .search-group p, [dir=auto], .typed, [lang]:not(html, body, [lang=${language}])`

/** The words of a page in their order, then each text that is read out or shown on pointing. */
function textsOf(html: string, language: Other): string[] {
  const $ = load(html)
  const [title, description] = [$('title').text(), $('meta[name=description]').attr('content')]
  $(isOther(language)).remove()
  const shown = $('body, body *').toArray()
  const attributes = shown.flatMap(({ attribs }) =>
    ['aria-label', 'placeholder', 'alt', 'title'].map((name) => attribs[name] ?? ''),
  )
  $('body *').prepend(' ').append(' ')
  return [title, description ?? '', $('body').text(), ...attributes]
}

/** What says that it is English, though it has a translation: not the title of a page that is in English only. */
function needlesslyEnglish(html: string): string[] {
  const $ = load(html)
  $('a[hreflang=en]').remove()
  const texts = $('[lang=en]:not(html, body)')
    .toArray()
    .map((element) => $(element).text().trim())
  return texts.filter((text) => isPhrase.has(text)).map((text) => `in English: ${text}`)
}

/** Links to pages in English that do not say so: neither a switch of this page nor a post, which tells its own language. */
function silentlyEnglish({ $ }: Page): string[] {
  const links = $('a[href^="/"]:not([hreflang=en])')
    .toArray()
    .map(({ attribs }) => attribs.href ?? '')
  // A file has an ending.
  return links
    .filter((href) => languageOfPath(href.split(/[?#]/)[0] ?? '') === 'en')
    .filter((href) => !/\.\w+([?#]|$)|^\/lite\?|^\/blog\/[\w%-]+$/.test(href))
    .map((href) => `leads to English: ${href}`)
}

const translation = /⟦[^⟦⟧]*⟧/g

/** What is wrong in a text, with the words around it. */
function faultsIn(text: string, allowed: ReadonlySet<string>): string[] {
  const rest = text.replaceAll(translation, ' ¦ ').replaceAll(/\s+/g, ' ')
  const around = (at: number) => rest.slice(Math.max(at - 30, 0), at + 40)
  const isTwice = [...rest.matchAll(/[⟦⟧⟪]/g)].map(({ index }) => around(index))
  const unnamed = rest.replaceAll(names, (name) => '·'.repeat(name.length))
  const words = [...unnamed.matchAll(/\p{Script=Latin}{2,}/gu)].filter(([word]) => {
    const lower = word.toLowerCase()
    return english.has(lower) && !allowed.has(lower)
  })
  return [...isTwice, ...words.map(({ index, 0: word }) => `${word}: ${around(index)}`)]
}

/** Each fault once, after the first place that has it. */
class Faults {
  readonly found = new Map<string, string>()
  places = 0

  constructor(readonly language: Other) {}

  add(place: string, faults: string[]) {
    for (const fault of faults) if (!this.found.has(fault)) this.found.set(fault, `${place}: ${fault}`)
  }

  see(place: string, texts: string[], allowed: ReadonlySet<string> = ofCode[this.language]) {
    this.places += 1
    const faults = texts.flatMap((text) => faultsIn(text, allowed))
    this.add(place, faults)
  }

  seePage(page: Page) {
    const place = page.url.pathname + page.url.search
    expect([place, page.$('html').attr('lang')]).toEqual([place, this.language])
    this.see(place, textsOf(page.html, this.language))
  }

  seePublicPage(page: Page) {
    this.seePage(page)
    this.add(page.url.pathname, [...needlesslyEnglish(page.html), ...silentlyEnglish(page)])
  }

  get list() {
    return [...this.found.values()]
  }
}

/** The pages for visitors that exist in the language, and some states of them. */
async function pathsIn(language: Other): Promise<string[]> {
  const paths = await judgedPaths(site)
  const own = paths.filter((path) => languageOfPath(path) === language)
  const translated = own.map(englishPath)
  const states = paths.filter((path) => languageOfPath(path) === 'en').map((path) => hrefIn(language, path, translated))
  return [
    ...new Set([...own, ...states.filter((path) => languageOfPath(path) === language), `/${language}/no-such-page`]),
  ]
}

const isToStaff = (kind: string) => (toStaff as string[]).includes(kind)

/**
 * Mails that no page causes: what a clock, the mail service or somebody who guesses causes. app/mail/messages/languages.test.ts
 * draws them. The test of an issue is in the language of the issue.
 */
const ofNoPage = [
  'clock-doubted',
  'codes-refused',
  'daily-digest',
  'mails-waiting',
  'newsletter-test',
  'overdue-digest',
  'passkey-needed',
  'passwords-refused',
  'reply-undelivered',
  'webhook-switched-off',
]

describe.each(otherLanguages)('in %s', (language) => {
  test('each word of the pages for visitors is translated, and once', async () => {
    const faults = new Faults(language)
    const tried = new Set<string>()
    for (const path of await pathsIn(language)) {
      const visitor = site.visitor()
      const page = await visitor.visit(path)
      faults.seePublicPage(page)
      const forms = page.$('main form[method=post][id]').toArray()
      for (const form of forms.map(({ attribs }) => `${attribs.id}`)) {
        if (tried.has(form)) continue
        tried.add(form)
        const fields = page.$(`#${form} :is(input:not([type]), input[type=text], input[type=email], textarea)[name]`)
        const blank = fields.toArray().map((field) => [page.$(field).attr('name'), ''])
        faults.seePublicPage(await visitor.submit(page, `#${form}`, Object.fromEntries(blank)))
      }
    }
    expect(faults.list).toEqual([])
    expect([faults.places > 60, tried.size]).toEqual([true, 9])
  })

  test('each word of the forms, of their answers and of the mails that follow is translated, and once', async () => {
    const faults = new Faults(language)
    const see = (page: Page) => faults.seePublicPage(page)
    // Notices go to the address of the settings, which gets English, and to staff who chose them.
    await site.db.updateTable('users').set({ language, notices: 'each' }).execute()
    const reference = await causeMailsToVisitors({ site, staff, email: `${language}@example.com`, language, see })
    await causeMailsToStaff({ site, staff, reference, language })
    const kinds = new Set<string>()
    for (const { kind, subject, html_body } of await storedMails(site.db)) {
      if (!html_body?.includes(`<html lang="${language}"`)) continue
      kinds.add(kind)
      const allowed = isToStaff(kind) ? ofCode : ofMails
      faults.see(`mail ${kind}`, [subject, ...textsOf(html_body, language)], allowed[language])
    }
    expect(faults.list).toEqual([])
    expect([...new Set([...kinds, ...ofNoPage])].sort()).toEqual(Object.keys(priorityByKind).sort())
  })
})

const isOfStaff = (path: string) =>
  /^\/(dashboard|admin|admin-controls)(\/|\?|$)/.test(path) && !path.startsWith('/admin/branding/sample')

test('each word of the staff area is translated, and once', async () => {
  const admin = await furnish(site)
  const paths = (await staffPaths(site, admin)).filter(isOfStaff)
  for (const language of otherLanguages) {
    await site.db.updateTable('users').set({ language }).execute()
    const faults = new Faults(language)
    for (const path of paths) faults.seePage(await admin.visit(path))
    expect([language, faults.list]).toEqual([language, []])
    expect(faults.places).toBeGreaterThan(120)
  }
})
