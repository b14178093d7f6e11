// A case study as a story: the situation, the work and the result, with the facts at the side.
import '#app/ui/styles/sections/reading.css'
import '#app/ui/styles/pages/story.css'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { type CaseStudyMaps, caseStudyMaps, type SystemMap } from '#app/features/texts/drawings.server.ts'
import { type CaseStudy, readAllCaseStudies, readCaseStudies } from '#app/features/texts/kinds/case-studies.server.ts'
import { resourcesPageTexts } from '#app/features/texts/kinds/reading-pages.server.ts'
import { serviceTexts } from '#app/features/texts/kinds/services.server.ts'
import { readEntries, readPage } from '#app/features/texts/read-texts.server.ts'
import type { TextSection } from '#app/features/texts/sections.ts'
import { knownFacts } from '#app/routes/known-facts.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { findPictures } from '#app/routes/public/pictures.server.ts'
import { breadcrumbData } from '#app/routes/structured-data.ts'
import { Scene } from '#app/ui/art/scene.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { StoredPicture } from '#app/ui/picture.tsx'
import { Closing, Hero, Section, SectionHeader } from '#app/ui/section.tsx'
import { FactText } from '#app/ui/text/fact-text.tsx'
import { articleData } from './article-data.ts'
import { storiesOf } from './case-study-teaser.server.ts'
import { boxHeight, boxWidth, heightOf, linesOf, mapWidth, placesOf } from './map-geometry.ts'
import { StoryCards } from './story-list.tsx'

const crumbsOf = ({ title }: { title: string }) => [
  { label: 'Resources', href: '/resources' },
  { label: 'Case Studies', href: '/resources/case-studies' },
  { label: title },
]

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(
    args,
    args.data && {
      title: args.data.study.title,
      description: args.data.study.metaDescription,
      image: args.data.study.picture ?? undefined,
      structured: [articleOf(args.data.study), breadcrumbData(crumbsOf(args.data.study))],
    },
  )

const articleOf = ({
  slug,
  title,
  metaDescription,
  industry,
}: Pick<CaseStudy, 'slug' | 'title' | 'metaDescription' | 'industry'>) =>
  articleData({
    title,
    description: metaDescription,
    path: `/case-studies/${slug}`,
    language: 'en',
    section: industry,
  })

export async function loader({ request, params }: LoaderFunctionArgs) {
  const texts = await textSource(db, request)
  const now = Date.now()
  const { facts, isStaff } = await knownFacts(request)
  const readStudies = isStaff ? readAllCaseStudies : readCaseStudies
  const [caseStudies, services, page] = await Promise.all([
    readStudies(texts, now),
    readEntries(texts, serviceTexts, now),
    readPage(texts, resourcesPageTexts, now),
  ])
  const study = caseStudies.find(({ slug }) => slug === params.study)
  if (!study) throw new Response(null, { status: 404 })
  const findPicture = await findPictures([study.picture])
  return {
    study: { ...facts(study), picture: findPicture(study.picture, study.title) },
    maps: caseStudyMaps[study.slug] ?? null,
    services: services
      .filter((service) => service.caseStudies.includes(study.slug))
      .map(({ id, title }) => ({ id, title })),
    words: { othersTitle: page.otherStudies, closing: page.storyClosing },
    others: await storiesOf(
      caseStudies.filter(({ slug }) => slug !== study.slug),
      page.storyAction,
    ),
  }
}

/** For a text with fewer parts. */
const none: TextSection = { heading: '', paragraphs: [], items: [], inOrder: false }

export default function CaseStudyPage() {
  const { study, maps, services, words, others } = useLoaderData<typeof loader>()
  const { title, industry, industryId, summary, color, picture, pulled, sections } = study
  const [challenge = none, approach = none, result = none, technologies = none] = sections
  const subject = industryId ?? 'voting'
  return (
    <>
      <Hero
        hue={subject}
        art={<Scene subject={subject} color={color} bare id="scene" />}
        breadcrumbs={<Breadcrumbs items={crumbsOf(study)} />}
        kicker={industry}
        title={title}
        lead={summary}
      />
      <Section className="story">
        <div className="story-layout" data-hue={subject}>
          <div className="story-text">
            {picture ? <StoredPicture picture={picture} sizes="(min-width: 58rem) 52rem, 92vw" isFirst /> : null}
            <Challenge {...challenge} />
            <p className="story-pull" aria-hidden="true">
              {pulled}
            </p>
            {maps ? <SystemMaps {...maps} /> : null}
            <Approach {...approach} />
          </div>
          <StoryFacts study={study} services={services} technologies={technologies} />
        </div>
      </Section>
      <Result {...result} subject={subject} />
      {others.length > 0 ? (
        <Section labelledBy="other-studies">
          <SectionHeader id="other-studies" title={words.othersTitle} />
          <StoryCards stories={others} level={3} />
        </Section>
      ) : null}
      <Closing
        title={words.closing.title}
        lead={words.closing.lead}
        actions={
          <LinkButton to={industryId ? `/cta?industry=${industryId}` : '/cta'}>{words.closing.button}</LinkButton>
        }
      />
    </>
  )
}

// The sections of a case study's story.
function Challenge({ heading, paragraphs = [], items = [] }: TextSection) {
  const [first, ...rest] = paragraphs
  return (
    <section aria-labelledby="the-challenge">
      <h2 id="the-challenge">{heading}</h2>
      <p className="story-opening">{first}</p>
      {rest.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <ul className="story-points">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}

function Approach({ heading, paragraphs = [], items = [] }: TextSection) {
  return (
    <section aria-labelledby="our-approach">
      <h2 id="our-approach">{heading}</h2>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <ol className="numbered">
        {items.map((item) => (
          <li key={item} data-reveal="card">
            {item}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Result({ heading, paragraphs = [], subject }: TextSection & { subject: string }) {
  return (
    <section className="section story-result" data-tone="dark" data-hue={subject} aria-labelledby="the-result">
      <div className="container">
        <h2 id="the-result">{heading}</h2>
        <div>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
    </section>
  )
}

// The facts beside a case study. Staff also see the claims that still lack a source.
type StoryFactsProps = {
  study: Pick<CaseStudy, 'industry' | 'industryId' | 'claim' | 'reviewNote'>
  services: readonly { id: string; title: string }[]
  technologies: TextSection
}

function StoryFacts({ study, services, technologies }: StoryFactsProps) {
  const { industry, industryId, claim, reviewNote } = study
  return (
    <aside className="sticky facts-rail" aria-label="Facts of this project">
      {claim?.sourceNote ? (
        <figure className="claim">
          <blockquote>{claim.text}</blockquote>
          <figcaption>
            <FactText>{claim.sourceNote}</FactText>
          </figcaption>
        </figure>
      ) : null}
      <dl>
        <div>
          <dt>Industry</dt>
          <dd>{industryId ? <Link to={`/industries#${industryId}`}>{industry}</Link> : industry}</dd>
        </div>
        <div>
          <dt>Services</dt>
          {services.map(({ id, title }) => (
            <dd key={id}>
              <Link to={`/services/${id}`}>{title}</Link>
            </dd>
          ))}
        </div>
        <div>
          <dt>Client</dt>
          <dd>
            <FactText>{reviewNote}</FactText>
          </dd>
        </div>
      </dl>
      <section aria-labelledby="technologies">
        <h2 id="technologies">{technologies.heading}</h2>
        <ul>
          {technologies.items?.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
    </aside>
  )
}

// The connections between systems before and after, as a drawing and in words.
function SystemMaps({ before, after }: CaseStudyMaps) {
  return (
    <div className="maps">
      <div className="columns">
        <MapFigure id="before" name="Before" map={before} />
        <MapFigure id="after" name="After" map={after} />
      </div>
      <ul className="cluster note maps-key">
        <li data-way="by hand">Carried by hand</li>
        <li data-way="automatic">Passed on by the system</li>
        <li data-kind="new">New</li>
      </ul>
      <details id="maps-in-words" className="maps-words">
        <summary>Both maps in words</summary>
        <div className="columns">
          <MapWords name="Before" map={before} />
          <MapWords name="After" map={after} />
        </div>
      </details>
    </div>
  )
}

function MapFigure({ id, name, map }: { id: 'before' | 'after'; name: string; map: SystemMap }) {
  const height = heightOf(map)
  return (
    <figure className="map" data-map={id}>
      <figcaption>
        <strong>{name}</strong> <span>{map.summary}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${mapWidth} ${height}`}
        role="img"
        aria-label={`${name}: ${map.summary}`}
        aria-details="maps-in-words"
        fill="none"
      >
        {linesOf(map).map(({ from, to, head, way }) => (
          <g key={head} className="map-link" data-way={way}>
            <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
            <path d={head} />
          </g>
        ))}
        {placesOf(map).map(({ id: place, label, kind, x, y }) => (
          <g key={place} className="map-place" data-kind={kind}>
            <rect
              x={x - boxWidth / 2}
              y={y - boxHeight / 2}
              width={boxWidth}
              height={boxHeight}
              rx={kind === 'people' ? boxHeight / 2 : 8}
            />
            {label.map((line, place) => (
              <text key={line} x={x} y={y + 5 + (place - (label.length - 1) / 2) * 17}>
                {line}
              </text>
            ))}
          </g>
        ))}
      </svg>
    </figure>
  )
}

function MapWords({ name, map: { links } }: { name: string; map: SystemMap }) {
  return (
    <div>
      <h3>{name}</h3>
      <ul className="check-list">
        {links.map(({ text, way }) => (
          <li key={text}>
            {text} {way === 'by hand' ? <span className="soft">(by hand)</span> : null}
          </li>
        ))}
      </ul>
    </div>
  )
}
