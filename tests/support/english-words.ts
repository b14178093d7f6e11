// Finds words of the English page on the same page in another language.
import { catalogues } from '#app/languages/phrases.server.ts'
import { textsOf } from './page-texts.ts'
import { properNames } from './proper-names.ts'
import type { Page } from './visitor.ts'

/** Words that are the same in French. */
const sameInFrench = new Set([
  'Contact',
  'Blog',
  'Menu',
  'Services',
  'Technologies',
  'Documentation',
  'Cloud',
  'Cookies',
  'Message',
  'Directions',
  'Articles',
  'Pages',
  'CV',
  'Plan',
  'Questions',
  'Question',
  'Sources',
  'Extension',
  'Options',
  'Observation',
  'Messages',
  'Stock',
  'Article',
  'Standard',
  'Composables',
  'Clients',
  'Finance',
  'Fintech',
  '18 minutes',
  '30 minutes',
  '60 minutes',
  'Innovation',
  'Collaboration',
])
const names =
  /^(BN Technologies|CONNECTING INNOVATION|English|Français|한국어|FIRST50|가+|OpenStreetMap|Google Maps|KakaoMap|Naver Map|©.*|Contact \| .*|ENQ|APP|(ENQ|APP|REQ|)-.*|[\w-]+\.(zip|html|json)|[\w.+•-]+@[\w.-]+)$/

/** Titles of English pages, in links that name them as such. */
const englishTitles = ({ $ }: Page) =>
  new Set(
    $('a[lang=en][hreflang=en]')
      .toArray()
      .map((link) => $(link).text()),
  )

const companyInTitle = / \| BN Technologies$/
/** Before a label that is only read out. */
const colonBefore = /^: /

/** The texts that a page shares with its English version, and that are no names. */
export const englishOn = (page: Page, english: Page) => {
  english.$('[lang=fr], [lang=ko]').remove()
  const all = new Set(textsOf(english.$))
  const titles = englishTitles(page)
  const isFrench = page.$('html').attr('lang') === 'fr'
  const isSame = (text: string) => names.test(text) || properNames.has(text) || (isFrench && sameInFrench.has(text))
  const isKnown = (text: string) =>
    titles.has(text) || isSame(text.replace(companyInTitle, '').replace(colonBefore, ''))
  return textsOf(page.$).filter((text) => all.has(text) && !isKnown(text))
}

/** Typed by people, or code: the same in every language. */
const typed = '[dir=auto], .typed, [lang]:not(html, body), pre, code, kbd, blockquote, iframe, time, .brand'

/** The texts that a staff page shares with its English version, and that are neither names nor typed. */
export const englishOnStaff = (page: Page, english: Page, language: 'fr' | 'ko') => {
  for (const { $ } of [page, english]) $(typed).remove()
  const isSame = (text: string) => staffNames.test(text) || phrasesThatStay[language].has(text)
  return englishOn(page, english).filter((text) => !isSame(text.replace(companyInTitle, '')))
}

/** Phrases whose translation is the same word, such as Contacts in French. */
const staying = (language: 'fr' | 'ko') =>
  new Set(
    Object.values(catalogues[language]).flatMap((group) =>
      Object.entries(group).flatMap(([phrase, said]) => (said === phrase ? [phrase] : [])),
    ),
  )
const phrasesThatStay = { fr: staying('fr'), ko: staying('ko') }

/** Formats, addresses and files; currencies, networks and typefaces; time zones; titles and people of the furnished site. */
const staffNames = new RegExp(
  `^(${[
    /CSV|HTML|PDF|SVG|JSON|ZIP|UTC|Markdown|DOCX|TXT|CSS|WCAG.*|PNG( \d+ px)?|vCard/,
    /v?\d[\d.]*|[\d.]+:1|[\w/.:-]+\.\w+|#\w+|((^|[,;] )[\w-]*(\/[\w.:…-]*)+( \(FAQ\))?)+/,
    /KRW|XAF|USD|EUR|LinkedIn|Twitter|Facebook|Instagram|TikTok|Bricolage Grotesque|Hanken Grotesk|Pretendard/,
    /\(?[A-Z]\w+(\/[\w +-]+)+\)?|Ada Admin|Eva Editor|Laptop|Somebody|Trashed|Person \d+ Kim|Spring( \d+)?|Imported \d+|Private subject/,
    /[Vv]ersion \d+|\d+ min(utes)?|Invitation to an interview \(.*\)/,
  ]
    .map(({ source }) => source)
    .join('|')})$`,
)
