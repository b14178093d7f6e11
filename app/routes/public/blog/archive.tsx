// The blog by year: the years with articles, and the titles of one year.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, type MetaFunction, useLoaderData } from '@remix-run/react'
import { languageNames } from '#app/content/languages.ts'
import { db } from '#app/db.server.ts'
import { blogTitle } from '#app/features/blog/categories.ts'
import { postPath } from '#app/features/blog/post.ts'
import { titlesBetween } from '#app/features/blog/store/collections.server.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { readHeading } from '#app/features/texts/kinds/page-headings.server.ts'
import { blogPageTexts, resourcesPageTexts } from '#app/features/texts/kinds/reading-pages.server.ts'
import { readPage } from '#app/features/texts/read-texts.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { Drawing } from '#app/ui/art/drawing.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Hero, Section } from '#app/ui/section.tsx'
import { Editorial } from '#app/ui/sections/section-layouts.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import '#app/ui/styles/pages/archive.css'
import '#app/ui/styles/pages/blog.css'
import { blogZone, feedPath, yearPath } from './blog-paths.ts'
import { boundsOf, listYears, monthOf, monthsOf, yearOf } from './years.server.ts'

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data?.year ? `Blog archive ${args.data.year}` : 'Blog archive',
    description: args.data?.heading.description,
    imageTitle: blogTitle,
  })

export async function loader({ request, params }: LoaderFunctionArgs) {
  const texts = await textSource(db, request)
  const now = Date.now()
  const years = await listYears(db, now)
  const year = params.year === undefined ? null : Number(params.year)
  if (year !== null && !years.some((one) => one.year === year)) throw new Response(null, { status: 404 })
  const shown = year ?? years[0]?.year ?? yearOf(now)
  const [heading, { archiveEmpty, feedsTitle, feedsText }, { newsletter }] = await Promise.all([
    readHeading(texts, 'blog-archive', now),
    readPage(texts, blogPageTexts, now),
    readPage(texts, resourcesPageTexts, now),
  ])
  return {
    year,
    heading,
    shown,
    years,
    months: monthsOf(await titlesBetween(db, ...boundsOf(shown, now))),
    thisMonth: shown === yearOf(now) ? monthOf(now) : null,
    whileEmpty: { text: archiveEmpty, button: newsletter.button, feeds: { title: feedsTitle, lead: feedsText } },
  }
}

export default function ArchivePage() {
  const { year, heading, years, whileEmpty } = useLoaderData<typeof loader>()
  const title = year ? `${heading.title} ${year}` : heading.title
  const isEmpty = years.length === 0
  const crumbs = [
    { label: blogTitle, href: '/blog' },
    ...(year ? [{ label: heading.title, href: '/blog/archive' }] : []),
    { label: title },
  ]
  return (
    <>
      <Hero
        breadcrumbs={<Breadcrumbs items={crumbs} />}
        title={title}
        lead={isEmpty ? whileEmpty.text : heading.intro}
        actions={isEmpty ? <LinkButton to="/newsletter">{whileEmpty.button}</LinkButton> : undefined}
      />
      <Section>
        {years.length > 1 ? <Years /> : null}
        <YearLine />
        {isEmpty ? null : <Months />}
      </Section>
      {isEmpty ? <Feeds /> : null}
    </>
  )
}

function Years() {
  const { shown, years } = useLoaderData<typeof loader>()
  return (
    <nav className="tabs" aria-label="Years">
      {years.map((one) => (
        <Link key={one.year} to={yearPath(one.year)} aria-current={one.year === shown ? 'true' : undefined}>
          {one.year} <span className="tab-count">{one.count}</span>
        </Link>
      ))}
    </nav>
  )
}

/** The months of a year as the stations of a line; one with articles leads to them. */
function YearLine() {
  const { shown, months, thisMonth } = useLoaderData<typeof loader>()
  return (
    <figure className="year-line">
      <figcaption>{shown}</figcaption>
      <Drawing name="papers" />
      <ol>
        {months.map(({ name, posts }, at) => (
          <li key={name} data-full={posts.length > 0 ? '' : undefined} data-now={at === thisMonth ? '' : undefined}>
            {posts.length > 0 ? <a href={`#${name}`}>{name}</a> : name}
            {posts.length > 0 ? <span>{posts.length}</span> : null}
          </li>
        ))}
      </ol>
    </figure>
  )
}

function Months() {
  const { months } = useLoaderData<typeof loader>()
  const full = months.filter(({ posts }) => posts.length > 0).reverse()
  return full.map(({ name, posts }) => (
    <section key={name} className="beside archive-month" aria-labelledby={name}>
      <h2 id={name}>{name}</h2>
      <ul className="lines links archive-list">
        {posts.map(({ slug, title, language, live_from }) => (
          <li key={slug} className="cluster">
            <Moment at={live_from ?? 0} zone={blogZone} only="date" />
            <Link to={postPath(slug)} lang={language === 'en' ? undefined : language}>
              {title}
            </Link>
            {language === 'en' ? null : <span className="soft">{languageNames[language]}</span>}
          </li>
        ))}
      </ul>
    </section>
  ))
}

/** The feed, for those who want to hear of the first article without a subscription. */
function Feeds() {
  const { feeds } = useLoaderData<typeof loader>().whileEmpty
  return (
    <Section>
      <Editorial title={feeds.title} lead={feeds.lead}>
        <ul className="big-links">
          <li>
            <a href={feedPath()}>RSS</a>
          </li>
        </ul>
      </Editorial>
    </Section>
  )
}
