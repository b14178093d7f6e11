// The pages of the site, with the facts and texts that staff edit on each.
import { Link, useLoaderData } from '@remix-run/react'
import { languageNames } from '#app/content/languages.ts'
import { db } from '#app/db.server.ts'
import { currentBrand } from '#app/features/brand/current-brand.server.ts'
import { excerptAround, hasWord, markWords } from '#app/features/search/mark-words.ts'
import { ownFields, type TextKind } from '#app/features/texts/define-texts.ts'
import { textKinds } from '#app/features/texts/kinds.server.ts'
import { lacksFact, requiredFields } from '#app/features/texts/launch-checklist.server.ts'
import { misfitsOf } from '#app/features/texts/read-texts.server.ts'
import { readStored, type StoredTexts } from '#app/features/texts/translations/stored-texts.server.ts'
import { listTranslations, type TranslationLine } from '#app/features/texts/translations/translations.server.ts'
import { statesNow } from '#app/features/texts/versions.server.ts'
import { textWords } from '#app/features/texts/words.ts'
import { type Branch, placesIn, valuesOf } from '#app/forms/document/document-values.ts'
import { type Fields, isWords } from '#app/forms/document/field-types.ts'
import { editParameter } from '#app/http/browser/draft-address.ts'
import { drawn } from '#app/languages/message.ts'
import { otherLanguages, pageLanguages } from '#app/languages/pages.ts'
import type { Say } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { ListSearch } from '#app/routes/admin/shared/list-filters.tsx'
import { type Asked, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { smallOg } from '#app/routes/og-path.ts'
import { readPublicPages } from '#app/routes/public-pages.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Marked } from '#app/ui/text/marked.tsx'
import { normalizeForSearch } from '#db/queries/search.ts'
import type { Language } from '#db/tables/records.ts'
import { kindPath, textForm, textPath, textsCrumb, textsPath, translationsPath } from './paths.ts'

export const handle = { permission: 'texts.read', title: textsCrumb.label } as const

// The pages of the site, each with the texts that it shows and what is missing in them.

/** Lists that a page shows whose address says nothing of it. */
const shownOn: Readonly<Record<string, string>> = { 'case-studies': '/resources' }

const pathname = (path: string) => new URL(path, 'http://site').pathname

/** The pages that have a text of their own, with the title of the first. */
const pages = new Map(
  textKinds
    .filter(({ kind, list }) => !list && kind !== 'company')
    .flatMap((kind) => kind.keys.map((key) => [pathname(kind.path(key)), kind.keyTitle?.(key) ?? kind.title] as const))
    .reverse(),
)

/** The page of the site that shows a text, or the one that lists the entries with pages of their own; null without one. */
function pageOf(kind: TextKind, key: string | null): string | null {
  if (kind.kind === 'company') return null
  let path = shownOn[kind.kind] ?? pathname(kind.path(key ?? ''))
  while (path && !pages.has(path)) path = path.slice(0, path.lastIndexOf('/'))
  return path || null
}

type Read = {
  stored: StoredTexts
  translations: ReadonlyMap<Language, readonly TranslationLine[]>
  now: number
  say: Say
  search: string
}

/** The pages with the texts that they show; those with the searched words in their title or text, in a search. */
async function textList({ request, now, language, say }: Asked) {
  const search = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 100)
  const { locale } = pageLanguages[language]
  const [stored, ...lines] = await Promise.all([
    readStored(db, textKinds, ['en', ...otherLanguages]),
    ...otherLanguages.map(async (one) => [one, (await listTranslations(db, one, now)).flatMap(textsOf)] as const),
  ])
  const read = { stored, translations: new Map(lines), now, say, search }
  const pictureOf = await picturesOfPages(now)
  const found = (await Promise.all(textKinds.map((kind) => linesOf(kind, read))))
    .flat()
    .flatMap(({ holding, ...line }) => {
      const title = say(line.title)
      const holders = search ? holding() : []
      const isNamed = hasSearched(title, search)
      if (!isNamed && holders.length === 0) return []
      return [
        {
          ...line,
          title,
          entries: line.count === null ? [] : holders,
          passage: isNamed || line.count !== null ? null : holders[0]?.passage,
        },
      ]
    })
  const rows = [...pages.keys(), null].map((path) => {
    const texts = found.filter((line) => line.page === path)
    const title = say(path === null ? 'On every page, or on none' : (pages.get(path) ?? drawn(path)))
    const facts = texts.flatMap((text) => text.facts)
    const waiting = otherLanguages.flatMap((one) => {
      const count = texts.reduce((sum, text) => sum + (text.waiting.get(one) ?? 0), 0)
      return count > 0 ? [{ language: one, count, to: translationsPath(one) }] : []
    })
    const picture = pictureOf(path)
    return { path, title, picture, facts, waiting, texts: texts.map(({ facts: _, waiting: __, ...text }) => text) }
  })
  const shown = rows.filter(({ texts }) => texts.length > 0)
  // Texts that have no page of their own come last.
  const order = (one: (typeof shown)[number], other: (typeof shown)[number]) =>
    Number(one.path === null) - Number(other.path === null) || one.title.localeCompare(other.title, locale)
  return { search, pages: shown.sort(order) }
}

/** Each page's preview image; the start page's for what is on no page of its own. */
async function picturesOfPages(now: number) {
  const [shown, { version }] = await Promise.all([readPublicPages(db, now), currentBrand(db)])
  const titles = new Map(shown.map(({ path, title }) => [path, title]))
  return (path: string | null) => {
    const drawn = path !== null && titles.has(path) ? path : '/'
    return smallOg(drawn, titles.get(drawn) ?? '', version)
  }
}

const textsOf = ({ texts }: { texts: readonly TranslationLine[] }) => texts

/** One for a list, or one for each key. */
async function linesOf(kind: TextKind, read: Read) {
  const misfits = await misfitsOf(db, kind)
  const lines = kind.list ? [null] : kind.keys
  return lines.map((line) => {
    const keys = line === null ? read.stored.entries(kind).map(({ key }) => key) : [line]
    const title = (line && kind.keyTitle?.(line)) || kind.title
    return {
      id: `${kind.kind} ${line}`,
      page: pageOf(kind, line),
      title,
      count: line === null ? keys.length : null,
      to: line === null ? kindPath(kind.kind) : textPath(kind.kind, line, kind.languages[0]),
      isDraft: keys.some((key) => hasDraft(kind, key, read)),
      facts: keys.flatMap((key) => missingFacts(kind, key, read)),
      waiting: new Map(otherLanguages.map((language) => [language, countWaiting(kind, line, language, read)])),
      holding: () => holdingEntries(kind, keys, read),
      isMisfit: misfits.some((name) => line === null || name.startsWith(`${line} `)),
    }
  })
}

const hasDraft = (kind: TextKind, key: string, { stored, now }: Read) =>
  kind.languages.some((language) => {
    const { draft, planned } = statesNow(stored.statesOf(kind, { key, language }), now)
    return draft !== undefined || planned !== undefined
  })

/** The facts that a launch waits for, with the way to each field. */
function missingFacts(kind: TextKind, key: string, { stored }: Read) {
  const asked = kind.languages.slice(0, kind.isReviewed ? 1 : undefined)
  return asked.flatMap((language) => {
    const place = { key, language }
    const names = requiredFields(kind, place)
    const values = names.length > 0 ? valuesOf(kind.fields, stored.edited(kind, place)?.document ?? {}) : {}
    return names
      .filter((name) => lacksFact(kind, place, name, String(values[name] ?? '')))
      .map((name) => `${textPath(kind.kind, key, language)}#${textForm}-${name}`)
  })
}

/** The translations that visitors do not read yet. */
const countWaiting = (kind: TextKind, key: string | null, language: Language, { translations }: Read) =>
  (translations.get(language) ?? []).filter(
    (line) => line.kind === kind.kind && (key === null || line.key === key) && !isPublished(line),
  ).length

const isPublished = ({ state }: TranslationLine) => state === 'reviewed' || state === 'stale'

/** The texts of a line that hold the searched words in any language, each with a link to the first such language. */
function holdingEntries(kind: TextKind, keys: readonly string[], { stored, search }: Read) {
  return keys.flatMap((key) => {
    const title = stored.edited(kind, { key, language: kind.languages[0] })?.title ?? key
    const [found] = kind.languages.flatMap((language) => {
      const edited = stored.edited(kind, { key, language })
      const texts = edited ? [edited.title, ...wordsOf(ownFields(kind, language), edited.document)] : []
      const text = texts.find((one) => hasSearched(one, search))
      return text === undefined ? [] : [{ language, text }]
    })
    if (!found) return []
    const { language, text } = found
    const passage = hasSearched(title, search) ? null : { language, parts: passageIn(text, search) }
    return [{ to: textPath(kind.kind, key, language), title, passage }]
  })
}

/** The words are searched as they are typed, and found as in the search of the site. */
const asTyped = (search: string) => [{ word: normalizeForSearch(search), also: [], isPart: true }]

const hasSearched = (text: string, search: string) => search === '' || hasWord(text, asTyped(search))

const passageIn = (text: string, search: string) =>
  markWords(excerptAround(text, asTyped(search), line), asTyped(search))

/** As long as a card is wide. */
const line = { longest: 50, before: 20 }

function wordsOf(fields: Fields, document: Branch): string[] {
  const values = valuesOf(fields, document)
  return placesIn(fields, values).flatMap((place) => {
    const value = 'leaf' in place && isWords(place.leaf) ? values[place.name] : undefined
    return typeof value === 'string' ? [value] : []
  })
}

export const loader = staffLoader(handle.permission, textList)

type Row = Awaited<ReturnType<typeof textList>>['pages'][number]
type Line = Row['texts'][number]

export default function TextsPage() {
  const say = useSay()
  const { pages, search } = useLoaderData<typeof loader>()
  return (
    <StaffPage
      title={say(textsCrumb.label)}
      beside={
        <LinkButton to={translationsPath(otherLanguages[0])} variant="outline">
          {say('Translations')}
        </LinkButton>
      }
    >
      <p>{say('Published text appears straight away on the site, in emails and in search-engine data.')}</p>
      <ListSearch path={textsPath} name="Texts" label="Search texts" search={search} />
      {pages.length > 0 ? (
        <div className="tiles">
          {pages.map((page) => (
            <Page key={page.path} {...page} />
          ))}
        </div>
      ) : null}
      {pages.length === 0 ? (
        <EmptyState
          title={say('No texts found')}
          hint={say('The search looks in titles and in the words of every language.')}
          action={
            <LinkButton to={textsPath} variant="outline">
              {say('Show all texts')}
            </LinkButton>
          }
        />
      ) : null}
    </StaffPage>
  )
}

const Page = (page: Row) => (
  <article className="card page-card">
    <PagePicture {...page} />
    <h2>{page.title}</h2>
    <Missing {...page} />
    <Texts texts={page.texts} />
  </article>
)

/** With the way to edit its texts on the page itself. */
function PagePicture({ path, title, picture }: Row) {
  const say = useSay()
  const image = <img {...picture} alt="" loading="lazy" decoding="async" />
  if (path === null) return <div className="page-picture">{image}</div>
  return (
    <Link to={`${path}?${editParameter}`} reloadDocument className="page-picture">
      {image}
      <span className="row-note">
        {say('Edit on the page')}
        <span className="visually-hidden">: {title}</span>
      </span>
    </Link>
  )
}

const Texts = ({ texts }: { texts: readonly Line[] }) => (
  <ul>
    {texts.map((text) => (
      <li key={text.id}>
        <Title {...text} />
      </li>
    ))}
  </ul>
)

/** In a search, a list names its entries that hold the words, and what no title says is quoted. */
function Title({ title, to, count, isDraft, isMisfit, entries, passage }: Line) {
  const say = useSay()
  return (
    <>
      <Link to={to}>{title}</Link> {count === null ? null : <span className="soft">({count})</span>}{' '}
      {isDraft ? <Pill status="draft">{say('Draft')}</Pill> : null}
      {passage ? <Passage {...passage} /> : null}
      {entries.length > 0 ? (
        <ul className="row-note">
          {entries.map((entry) => (
            <li key={entry.to} dir="auto">
              <Link to={entry.to}>{entry.title}</Link>
              {entry.passage ? <Passage {...entry.passage} /> : null}
            </li>
          ))}
        </ul>
      ) : null}
      {isMisfit ? <span className="point-text">{say(textWords.misfit)}</span> : null}
    </>
  )
}

/** Facts that a launch waits for, and translations that are not published. */
function Missing({ title, facts, waiting }: Row) {
  const say = useSay()
  const [first] = facts
  if (!first && waiting.length === 0) return null
  return (
    <div className="page-missing">
      <span className="row-note">{say('Missing')}</span>
      <ul>
        {first ? (
          <li>
            <Link to={first}>{say('{count, plural, one {# fact} other {# facts}}', { count: facts.length })}</Link>
          </li>
        ) : null}
        {waiting.map(({ language, count, to }) => (
          <li key={language}>
            <Link to={to}>
              {say(languageNames[language])} ({count})<span className="visually-hidden">: {title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

const Passage = ({ language, parts }: NonNullable<Line['passage']>) => (
  <p className="row-note" lang={language} dir="auto">
    <Marked parts={parts} />
  </p>
)
