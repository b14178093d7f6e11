import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { readCaseStudies } from '#app/features/texts/kinds/case-studies.server.ts'
import { docTexts } from '#app/features/texts/kinds/reading.server.ts'
import {
  type Service,
  type ServicesPage,
  servicesPageTexts,
  serviceTexts,
} from '#app/features/texts/kinds/services.server.ts'
import { readEntries, readPage } from '#app/features/texts/read-texts.server.ts'
import { phrasesFor, type Say } from '#app/languages/phrases.server.ts'
import { sayFrom, useSay } from '#app/languages/say.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { pageLanguage } from '#app/routes/public/page-language.server.ts'
import { caseStudyTeasers } from '#app/routes/public/reading/case-study-teaser.server.ts'
import { breadcrumbData } from '#app/routes/structured-data.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { Closing, Hero, HeroFacts, Section, SectionHeader } from '#app/ui/section.tsx'
import { CaseStudyCards } from '#app/ui/sections/case-study-cards.tsx'
import { FeatureCard } from '#app/ui/sections/feature-card.tsx'
import '#app/ui/styles/pages/service.css'
import '#app/ui/styles/sections/case-study-cards.css'
import { serviceData } from './offer-data.ts'
import { formsDocument, Specimen } from './specimen.tsx'
import '#app/ui/styles/sections/steps.css'

const crumbsOf = (say: Say, title: string) => [{ label: say('Services'), href: '/services' }, { label: title }]

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return []
  const { service } = args.data
  const { title, metaDescription } = service
  const structured = [serviceData(service), breadcrumbData(crumbsOf(sayFrom(args.matches), title))]
  return pageMeta(args, { title, description: metaDescription, structured })
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const texts = await textSource(db, request)
  const now = Date.now()
  const { language, brought } = await pageLanguage(request, now)
  const [services, caseStudies, { single, includedTitle }, docs] = await Promise.all([
    readEntries(texts, serviceTexts, now, language),
    // Case studies are in English only.
    language === 'en' ? readCaseStudies(texts, now) : [],
    readPage(texts, servicesPageTexts, now, language),
    readEntries(texts, docTexts, now),
  ])
  const service = services.find(({ id }) => id === params.service)
  if (!service) throw new Response(null, { status: 404 })
  const studies = await caseStudyTeasers(caseStudies.filter(({ slug }) => service.caseStudies.includes(slug)))
  const { icon, shortTitle, onPage, onHome, caseStudies: _, ...shown } = service
  const closing = { ...single.closing, title: single.closing.title.replace('{service}', service.title) }
  return {
    ...brought,
    ...phrasesFor(request, 'catalogue'),
    service: shown,
    hasForms: docs.some(({ id }) => id === formsDocument),
    studies,
    words: { ...single, includedTitle, closing },
  }
}

export default function ServicePage() {
  const { service, hasForms, studies, words } = useLoaderData<typeof loader>()
  const { id, title, summary, description, features, whatWeDo, specimen } = service
  const ask = `/contact?service=${id}`
  const say = useSay()
  const [first, last] = [service.phases.at(0), service.phases.at(-1)]
  return (
    <>
      <Hero
        breadcrumbs={<Breadcrumbs items={crumbsOf(say, title)} />}
        title={title}
        lead={summary}
        art={specimen.name ? <Specimen {...specimen} id={id} hasPage={hasForms} /> : null}
        actions={<LinkButton to={ask}>{words.button}</LinkButton>}
        foot={
          first && last ? (
            <HeroFacts
              facts={{
                [say('Begins with')]: first.name,
                [say('Steps')]: service.phases.length,
                [say('Ends with')]: last.name,
              }}
            />
          ) : null
        }
      />
      <Section labelledBy="service-outline">
        <div className="columns split">
          <div>
            <h2 id="service-outline">{words.outlineTitle}</h2>
            <p className="lead-text">{description}</p>
            {whatWeDo.map((text) => (
              <p key={text} className="soft">
                {text}
              </p>
            ))}
          </div>
          <FeatureCard title={words.includedTitle} features={features} />
        </div>
      </Section>
      <ServiceEngagement {...service} words={words} />
      <ServiceLimits {...service} words={words} />
      {studies.length > 0 ? (
        <Section labelledBy="service-studies">
          <div className="beside">
            <h2 id="service-studies">{studies.length === 1 ? words.studyTitle : words.studiesTitle}</h2>
            <CaseStudyCards studies={studies} action={words.studyLink} />
          </div>
        </Section>
      ) : null}
      <Closing
        title={words.closing.title}
        lead={words.closing.lead}
        actions={<LinkButton to={ask}>{words.closing.button}</LinkButton>}
      />
    </>
  )
}

// The course of an engagement: what we need, five phases on one line, what the client receives.
type Engagement = Pick<Service, 'phases' | 'duration' | 'need' | 'receive' | 'excluded' | 'questions'> & {
  words: ServicesPage['single']
}

function ServiceEngagement({ phases, duration, need, receive, words }: Engagement) {
  return (
    <Section tone="muted" labelledBy="service-engagement">
      <SectionHeader id="service-engagement" title={words.engagementTitle} lead={duration} />
      <ol className="phases">
        {phases.map(({ name, description }) => (
          <li key={name} data-reveal="card">
            <h3>{name}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
      <div className="columns exchange">
        <div className="card">
          <h3>{words.needTitle}</h3>
          <Points points={need} />
        </div>
        <div className="stack exchange-result dark-panel">
          <h3 className="size-h4">{words.receiveTitle}</h3>
          <Points points={receive} />
        </div>
      </div>
    </Section>
  )
}

function ServiceLimits({ excluded, questions, words }: Engagement) {
  return (
    <Section>
      <div className="columns exchange">
        <Fold summary={<h2 className="size-h4">{words.excludedTitle}</h2>}>
          <Points points={excluded} />
        </Fold>
        <Fold summary={<h2 className="size-h4">{words.questionsTitle}</h2>}>
          <Points points={questions} />
        </Fold>
      </div>
    </Section>
  )
}

const Points = ({ points }: { points: readonly string[] }) => (
  <ul className="check-list">
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
)
