import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { languageNames } from '#app/content/languages.ts'
import { db } from '#app/db.server.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { type Paper, readPapers } from '#app/features/texts/kinds/reading.server.ts'
import { resourcesPageTexts } from '#app/features/texts/kinds/reading-pages.server.ts'
import { readPage } from '#app/features/texts/read-texts.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { breadcrumbData } from '#app/routes/structured-data.ts'
import { Scene } from '#app/ui/art/scene.tsx'
import { TextFigure } from '#app/ui/art/text-figure.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Closing, Hero, Section } from '#app/ui/section.tsx'
import { Reading } from '#app/ui/sections/long-text.tsx'
import { CalendarDate } from '#app/ui/text/calendar-date.tsx'
import '#app/ui/styles/sections/content-sections.css'
import '#app/ui/styles/sections/reading.css'
import { articleData } from './article-data.ts'
import { figureOf } from './figure-of.ts'
import { lengthOf } from './reading-length.server.ts'
import { TextFacts } from './text-facts.tsx'

const crumbsOf = ({ title }: { title: string }) => [
  { label: 'Resources', href: '/resources' },
  { label: 'Whitepapers', href: '/resources#whitepapers' },
  { label: title },
]

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(
    args,
    args.data && {
      title: args.data.paper.title,
      description: args.data.paper.metaDescription,
      structured: [articleOf(args.data.paper), breadcrumbData(crumbsOf(args.data.paper))],
    },
  )

const articleOf = ({ title, metaDescription, href, language, publishedOn }: Omit<Paper, 'sections'>) =>
  articleData({ title, description: metaDescription, path: href, language, publishedOn, section: 'Whitepapers' })

const linkTo = ({ href, title }: Paper) => ({ href, title })

export async function loader({ request, params }: LoaderFunctionArgs) {
  const texts = await textSource(db, request)
  const now = Date.now()
  const [papers, page] = await Promise.all([readPapers(texts, now), readPage(texts, resourcesPageTexts, now)])
  const paper = papers.find(({ id }) => id === params.paper)
  if (!paper) throw new Response(null, { status: 404 })
  return {
    paper,
    language: paper.language === 'en' ? null : languageNames[paper.language],
    length: lengthOf(paper.sections),
    figure: figureOf(paper.title, paper.sections),
    words: { othersTitle: page.otherPapers, closing: page.paperClosing },
    others: papers.filter((other) => other !== paper).map(linkTo),
  }
}

export default function WhitepaperPage() {
  const { paper, figure, words } = useLoaderData<typeof loader>()
  const { title, summary, subject, color, sections } = paper
  return (
    <>
      <Hero
        hue={subject}
        art={<Scene subject={subject} color={color} bare id="scene" />}
        breadcrumbs={<Breadcrumbs items={crumbsOf(paper)} />}
        kicker="Whitepaper"
        title={title}
        lead={summary}
      />
      <Section>
        <Reading
          sections={sections}
          hue={subject}
          figure={figure ? <TextFigure {...figure} /> : null}
          facts={<PaperFacts />}
        />
      </Section>
      <Closing
        title={words.closing.title}
        lead={words.closing.lead}
        actions={<LinkButton to="/cta">{words.closing.button}</LinkButton>}
      />
    </>
  )
}

function PaperFacts() {
  const { paper, language, length, words, others } = useLoaderData<typeof loader>()
  const published = (
    <>
      <CalendarDate date={paper.publishedOn} />
      {language ? `, in ${language}` : null}
    </>
  )
  const facts = { For: paper.readers, Length: length, Published: published }
  return <TextFacts one="paper" facts={facts} othersTitle={words.othersTitle} others={others} />
}
