import { type MetaFunction, useSearchParams } from '@remix-run/react'
import {
  defaultTechnologyTab,
  marqueeHeading,
  marqueeNames,
  selectionSteps,
  technologiesMeta,
  technologyOfferings,
  technologyTabs,
} from '#app/content/technologies.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { buttonClass, LinkButton } from '#app/ui/button.tsx'
import { Card, CardGrid } from '#app/ui/card.tsx'
import { Marquee } from '#app/ui/motion/marquee.tsx'
import { CtaBand, PageHero, Section, SectionHeader } from '#app/ui/section.tsx'
import { Steps } from '#app/ui/sections/steps.tsx'
import { LinkTabs, TabPanel } from '#app/ui/tabs.tsx'

export const meta: MetaFunction = (args) => pageMeta(args, technologiesMeta)

export default function TechnologiesPage() {
  return (
    <>
      <PageHero
        seed="technologies"
        title="Technologies"
        lead="Languages, platforms and tools we work with, what we use each of them for, and how we choose between them."
        actions={
          <a className={buttonClass()} href="#tech-overview">
            Explore Technologies
          </a>
        }
      />
      <Platforms />
      <Overview />
      <Section tone="muted">
        <SectionHeader title="What we offer" lead="Four ways to work with us on technology." />
        <CardGrid as="ul">
          {technologyOfferings.map(({ id, title, description, icon }) => (
            <Card as="li" key={id} icon={icon} title={title}>
              <p>{description}</p>
            </Card>
          ))}
        </CardGrid>
      </Section>
      <Section>
        <SectionHeader
          title="How we choose a technology"
          lead="Four steps, so that a choice rests on your needs and not on a fashion."
        />
        <Steps steps={selectionSteps} />
      </Section>
      <CtaBand
        seed="technologies-closing"
        title="Not sure what fits?"
        lead="Describe the task, not the tool. We say which technologies we would consider, and why."
        actions={<LinkButton to="/contact">Schedule a Consultation</LinkButton>}
      />
    </>
  )
}

function Platforms() {
  return (
    <section className="section platforms" data-tone="muted" data-space="tight">
      <div className="container">
        <h2>{marqueeHeading}</h2>
        <p>Listed because we use them. Being listed says nothing about a partnership.</p>
      </div>
      <Marquee label={marqueeHeading} items={marqueeNames} />
    </section>
  )
}

function Overview() {
  const [search] = useSearchParams()
  const current = technologyTabs.find(({ id }) => id === search.get('tab'))?.id ?? defaultTechnologyTab
  return (
    <Section id="tech-overview">
      <SectionHeader title="By field of work" lead="Choose a field to see what we reach for, and for which task." />
      <LinkTabs
        set="technology"
        label="Fields of technology"
        current={current}
        tabs={technologyTabs.map(({ id, title, icon }) => ({ id, label: title, icon, to: `/technologies?tab=${id}` }))}
      />
      {technologyTabs.map(({ id, title, intro, technologies }) => (
        <TabPanel key={id} set="technology" id={id} current={current} className="technology">
          <div>
            <h3>{title}</h3>
            <p>{intro}</p>
          </div>
          <dl className="technology-list">
            {technologies.map(({ name, use }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{use}</dd>
              </div>
            ))}
          </dl>
        </TabPanel>
      ))}
    </Section>
  )
}
