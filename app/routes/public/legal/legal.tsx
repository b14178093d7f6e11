// Privacy, terms and cookies: one page, three addresses in each language.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, type MetaFunction, useLoaderData } from '@remix-run/react'
import { findLegalPage, legalLanguages, legalPath } from '#app/content/legal/pages.ts'
import { db } from '#app/db.server.ts'
import { signedOffAt } from '#app/features/company/legal-sign-off.server.ts'
import { phrasesFor } from '#app/languages/phrases.server.ts'
import { useHrefIn, useSay } from '#app/languages/say.tsx'
import { knownFacts } from '#app/routes/known-facts.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { utcDate } from '#app/time/utc-date.ts'
import { Hero, Section } from '#app/ui/section.tsx'
import { DataTable } from '#app/ui/sections/data-table.tsx'
import { Reading } from '#app/ui/sections/long-text.tsx'
import '#app/ui/styles/pieces/table.css'
import '#app/ui/styles/sections/content-sections.css'
import '#app/ui/styles/sections/reading.css'
import { browserStorage, cookies } from '#app/content/legal/cookies.ts'
import type { LegalTable as LegalRows } from '#app/content/legal/en.ts'
import { processors } from '#app/content/legal/processors.ts'
import { retention, retentionKeys } from '#app/content/legal/retention.ts'
import type { LegalWords } from '#app/content/legal/words.ts'
import { FactText } from '#app/ui/text/fact-text.tsx'

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data?.title ?? 'Legal',
    description: args.data?.metaDescription,
    locale: args.data?.locale,
    languages: args.data && [...args.data.languages, { language: 'x-default', href: args.data.original }],
  })

export async function loader({ request }: LoaderFunctionArgs) {
  const page = findLegalPage(new URL(request.url).pathname)
  if (!page) throw new Response(null, { status: 404 })
  const { language, locale, words } = page
  const { facts } = await knownFacts(request)
  const document = facts(page.document)
  const { version, effectiveOn: _, sections, ...published } = document
  const signedAt = await signedOffAt(db, page.path, Date.now())
  return {
    ...phrasesFor(request, 'yourData'),
    ...published,
    pageLanguage: language,
    locale,
    kicker: facts(
      words.inEffect(version, signedAt === null ? page.document.effectiveOn : dateIn(language, signedAt)),
    ).replace(/\.$/, ''),
    contents: words.contents,
    sections: sections.map(({ table, ...section }) => ({
      ...section,
      table: table && facts(legalTable(table, words)),
    })),
    original: legalPath(document.slug, 'en'),
    translated: words.translated,
    languagesLabel: words.languages,
    languages: legalLanguages.map(({ language, name }) => ({
      language,
      name,
      href: legalPath(document.slug, language),
    })),
  }
}

const dateIn = (language: string, at: number) => utcDate(at, language === 'en' ? 'en-GB' : language)

export default function LegalPage() {
  const { slug, title, summary, kicker, pageLanguage, contents, sections, original, translated } =
    useLoaderData<typeof loader>()
  const say = useSay()
  const hrefIn = useHrefIn()
  return (
    <>
      <Hero lang={pageLanguage} title={title} lead={summary} kicker={<FactText>{kicker}</FactText>}>
        <Languages />
      </Hero>
      <Section lang={pageLanguage}>
        {translated ? (
          <p className="review-note">
            {translated.before}
            <Link to={original} hrefLang="en">
              {translated.original}
            </Link>
            {translated.after}
          </p>
        ) : null}
        <Reading
          sections={sections}
          contents={contents}
          folds
          after={({ table }) => (table ? <LegalTable {...table} /> : null)}
        />
        {slug === 'privacy' ? (
          <p className="reading-after">
            <Link to={hrefIn('/your-data')}>{say('Request a copy of your data, or its erasure')}</Link>
          </p>
        ) : null}
      </Section>
    </>
  )
}

function Languages() {
  const { languagesLabel, languages, pageLanguage } = useLoaderData<typeof loader>()
  return (
    <nav className="languages" aria-label={languagesLabel}>
      <ul>
        {languages.map(({ language, name, href }) => (
          <li key={language}>
            <Link
              to={href}
              lang={language}
              hrefLang={language}
              aria-current={language === pageLanguage ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function LegalTable({ caption, columns, rows }: LegalTableData) {
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows.map(({ key, cells: [first, ...others] }) => ({
        key,
        cells: [
          typeof first === 'string' ? first : <Named key={key} {...first} />,
          ...others.map((text) => <FactText key={text}>{text}</FactText>),
        ],
      }))}
    />
  )
}

function Named({ name, note, code }: NamedCell) {
  return (
    <div>
      {code === 'name' ? <code>{name}</code> : name}{' '}
      <span className="point-text">{code === 'note' ? <code>{note}</code> : <FactText>{note}</FactText>}</span>
    </div>
  )
}

/** A row's subject, with a second line; one of the two may be a name from the code. */
type NamedCell = { name: string; note: string; code?: 'name' | 'note' }

type Row = { key: string; cells: readonly [string | NamedCell, ...string[]] }

type LegalTableData = { caption: string; columns: readonly string[]; rows: readonly Row[] }

/**
 * The tables of the legal pages. Numbers, names and flags are the constants that the code itself uses; words come in
 * the page's language.
 */
const legalTable = (table: LegalRows, words: LegalWords): LegalTableData => ({
  ...words.heads[table],
  rows: rowsOf[table](words),
})

const rowsOf: Record<LegalRows, (words: LegalWords) => readonly Row[]> = {
  retention: (words) =>
    retentionKeys.map((key) => {
      const { what, from, afterwards, why } = words.retention[key]
      return { key, cells: [what, words.period(retention[key]), from, afterwards, why] }
    }),
  processors: (words) =>
    keysOf(processors).map((key) => {
      const { name, role, data, why, when, location } = words.processors[key]
      return { key, cells: [{ name, note: role }, data, why, when, location] }
    }),
  cookies: (words) =>
    keysOf(cookies).map((key) => {
      const { who, purpose, setWhen, lifetime } = words.cookies[key]
      const { name, flags } = cookies[key]
      return { key, cells: [{ name, note: flags.join(', '), code: 'name' }, who, purpose, setWhen, lifetime] }
    }),
  storage: (words) =>
    keysOf(browserStorage).map((key) => {
      const { name, where, purpose, lifetime } = words.storage[key]
      return { key, cells: [{ name, note: browserStorage[key].entry, code: 'note' }, where, purpose, lifetime] }
    }),
}

const keysOf = <Rows extends object>(rows: Rows) => Object.keys(rows) as (keyof Rows & string)[]
