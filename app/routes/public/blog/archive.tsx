// The blog by year: the years with articles, and the titles of one year.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { blogTitle } from '#app/features/blog/categories.ts'
import { postPath } from '#app/features/blog/post.ts'
import { titlesBetween } from '#app/features/blog/store/collections.server.ts'
import { readHeading } from '#app/features/texts/kinds/page-headings.server.ts'
import { blogPageTexts, resourcesPageTexts } from '#app/features/texts/kinds/reading-pages.server.ts'
import { readPage } from '#app/features/texts/read-texts.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Hero, Section } from '#app/ui/section.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import '#app/ui/styles/pages/blog.css'
import { papersInstead } from '../reading/papers.server.ts'
import { PapersInstead } from '../reading/papers-instead.tsx'
import { blogZone, yearPath } from './blog-paths.ts'
import { boundsOf, listYears } from './years.server.ts'

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data?.year ? `Blog archive ${args.data.year}` : 'Blog archive',
    description: args.data?.heading.description,
    imageTitle: blogTitle,
  })

export async function loader({ params }: LoaderFunctionArgs) {
  const now = Date.now()
  const years = await listYears(db, now)
  const year = params.year === undefined ? null : Number(params.year)
  if (year !== null && !years.some((one) => one.year === year)) throw new Response(null, { status: 404 })
  const shown = year ?? years[0]?.year
  const heading = await readHeading(db, 'blog-archive', now)
  const [{ firstArticles }, { newsletter }] = await Promise.all([
    readPage(db, blogPageTexts, now),
    readPage(db, resourcesPageTexts, now),
  ])
  return {
    year,
    heading,
    shown,
    years,
    posts: shown ? await titlesBetween(db, ...boundsOf(shown, now)) : [],
    whileEmpty: { text: firstArticles, button: newsletter.button },
    papers: await papersInstead(years, now),
  }
}

export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/browser/same-page.ts'

export default function ArchivePage() {
  const { year, heading, years, whileEmpty, papers } = useLoaderData<typeof loader>()
  const title = year ? `${heading.title} ${year}` : heading.title
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
        lead={years.length > 0 ? heading.intro : whileEmpty.text}
        actions={years.length > 0 ? undefined : <LinkButton to="/newsletter">{whileEmpty.button}</LinkButton>}
      />
      {years.length > 0 ? <Year /> : null}
      <PapersInstead papers={papers} />
    </>
  )
}

function Year() {
  const { shown, years, posts } = useLoaderData<typeof loader>()
  return (
    <Section>
      <nav className="tabs" aria-label="Years">
        {years.map((one) => (
          <Link key={one.year} to={yearPath(one.year)} aria-current={one.year === shown ? 'true' : undefined}>
            {one.year} <span className="tab-count">{one.count}</span>
          </Link>
        ))}
      </nav>
      <ul className="archive-list">
        {posts.map(({ slug, title, language, live_from }) => (
          <li key={slug}>
            <Moment at={live_from ?? 0} zone={blogZone} only="date" />
            <Link to={postPath(slug)} lang={language === 'en' ? undefined : language}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
