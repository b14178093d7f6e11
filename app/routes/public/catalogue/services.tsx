import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData, useSearchParams } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { officeDays } from '#app/features/records/office-days.server.ts'
import { ownDaysIn } from '#app/features/records/office-days.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import {
  type Service,
  type ServicesPage as ServicesTexts,
  servicesPageTexts,
  serviceTexts,
} from '#app/features/texts/kinds/services.server.ts'
import { readEntries, readPage } from '#app/features/texts/read-texts.server.ts'
import { phrasesFor } from '#app/languages/phrases.server.ts'
import { useHrefIn, useSay } from '#app/languages/say.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { pageLanguage } from '#app/routes/public/page-language.server.ts'
import { promiseNow } from '#app/time/promise.ts'
import { ServiceArt } from '#app/ui/art/service-art.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { CtaBand, Hero, Section, SectionHeader } from '#app/ui/section.tsx'
import { FeatureCard } from '#app/ui/sections/feature-card.tsx'
import '#app/ui/styles/pages/technologies.css'
import { Card, CardGrid } from '#app/ui/card.tsx'
import { PageLink } from '#app/ui/frame/page-link.tsx'
import { Editorial, Statement } from '#app/ui/sections/section-layouts.tsx'
import { Steps } from '#app/ui/sections/steps.tsx'
import { LinkTabs, TabPanel } from '#app/ui/tabs.tsx'
import { Specimen } from './specimen.tsx'
import '#app/ui/styles/sections/steps.css'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data?.meta)

export async function loader({ request }: LoaderFunctionArgs) {
  const texts = await textSource(db, request)
  const now = Date.now()
  const { language, brought } = await pageLanguage(request, now)
  const [services, page] = await Promise.all([
    readEntries(texts, serviceTexts, now, language),
    readPage(texts, servicesPageTexts, now, language),
  ])
  const { title, description, ...words } = page
  return {
    ...brought,
    ...phrasesFor(request, 'catalogue'),
    promise: promiseNow(language, now, ownDaysIn(await officeDays(db))),
    meta: { title, description },
    words,
    tabs: services
      .filter(({ onPage }) => onPage)
      .map(({ id, title, icon, description, features, specimen }) => ({
        id,
        title,
        icon,
        description,
        features,
        specimen,
      })),
    others: services.filter(({ onPage }) => !onPage).map(({ id, title, summary }) => ({ id, title, summary })),
  }
}

export default function ServicesPage() {
  const { tabs, others, words, promise } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const say = useSay()
  const hrefIn = useHrefIn()
  const current = (tabs.find(({ id }) => id === search.get('tab')) ?? tabs[0])?.id ?? ''
  return (
    <>
      <Hero {...words.hero} count={tabs.length + others.length} />
      <Section labelledBy="services-list">
        <h2 id="services-list" className="list-label">
          {words.listTitle}
        </h2>
        <LinkTabs
          set="services"
          className="tabs-wide"
          label={say('Services')}
          current={current}
          tabs={tabs.map(({ id, title, icon }) => ({ id, label: title, icon, to: hrefIn(`/services?tab=${id}`) }))}
        />
        {tabs.map((service) => (
          <TabPanel key={service.id} set="services" id={service.id} current={current}>
            <ServicePanel service={service} words={words} />
          </TabPanel>
        ))}
      </Section>
      {others.length > 0 ? <OtherServices title={words.othersTitle} services={others} /> : null}
      <ServiceApproach {...words} />
      <ServiceTechnologies {...words} />
      <CtaBand
        title={words.closing.title}
        lead={words.closing.lead}
        promise={promise}
        actions={<LinkButton to="/contact">{words.closing.button}</LinkButton>}
      />
    </>
  )
}

type ServicePanelProps = {
  service: Pick<Service, 'title' | 'description' | 'features' | 'specimen'> & { id: string }
  words: { moreButton: string; includedTitle: string }
}

function ServicePanel({ service: { id, title, description, features, specimen }, words }: ServicePanelProps) {
  return (
    <div className="columns service-panel">
      <div className="stack" data-gap="l">
        <h3 className="size-h2">{title}</h3>
        <p className="lead-text">{description}</p>
        <FeatureCard title={words.includedTitle} level={4} features={features} />
        <LinkButton to={`/services/${id}`}>
          {words.moreButton.replace('{service}', title)}
          <Icon name="arrow-right" size={18} />
        </LinkButton>
      </div>
      <div className="service-panel-art">
        {specimen.name ? <Specimen {...specimen} id={id} hasPage={false} /> : <ServiceArt id={id} />}
      </div>
    </div>
  )
}

// The sections below the tabs of /services: other services, our approach and our technologies.

type ServiceTeaser = { id: string; title: string; summary: string }

function OtherServices({ title, services }: { title: string; services: readonly ServiceTeaser[] }) {
  return (
    <Section tone="muted" tight labelledBy="other-services">
      <Editorial id="other-services" title={title}>
        <ul className="entries lines">
          {services.map(({ id, title, summary }) => (
            <li key={id} className="beside">
              <h3>
                <PageLink href={`/services/${id}`} className="card-link">
                  {title}
                </PageLink>
              </h3>
              <p className="soft">{summary}</p>
            </li>
          ))}
        </ul>
      </Editorial>
    </Section>
  )
}

function ServiceApproach({ aboveSteps, stepsNote, steps }: Pick<ServicesTexts, 'aboveSteps' | 'stepsNote' | 'steps'>) {
  return (
    <Statement labelId="services-approach" title={aboveSteps.title} sentence={aboveSteps.lead} lead={stepsNote}>
      <Steps steps={steps} />
    </Statement>
  )
}

function ServiceTechnologies({ aboveGroups, groups }: Pick<ServicesTexts, 'aboveGroups' | 'groups'>) {
  return (
    <Section labelledBy="services-technologies">
      <SectionHeader id="services-technologies" {...aboveGroups} />
      <CardGrid className="technology-groups">
        {groups.map(({ title, technologies }) => (
          <Card key={title} as="div" title={title}>
            <ul className="chips">
              {technologies.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </Card>
        ))}
      </CardGrid>
    </Section>
  )
}
