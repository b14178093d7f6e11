// The home page in whichever language.
import type { SerializeFrom } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ComponentProps, ReactNode } from 'react'
import type { Home } from '#app/features/texts/kinds/home.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { type PageArgs, pageMeta } from '#app/routes/page-meta.ts'
import { StaffSlot } from '#app/routes/public/staff-slot.tsx'
import type { Clock } from '#app/routes/public/two-cities.tsx'
import { websiteData } from '#app/routes/public/website-data.ts'
import { officeData, organizationData } from '#app/routes/structured-data.ts'
import { ServiceArt } from '#app/ui/art/service-art.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Card, CardAction, CardGrid } from '#app/ui/card.tsx'
import { PageLink } from '#app/ui/frame/page-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { CtaBand, Section, SectionHeader } from '#app/ui/section.tsx'
import { CaseStudyCards, type CaseStudyTeaser } from '#app/ui/sections/case-study-cards.tsx'
import { LabelledLines } from '#app/ui/sections/labelled-lines.tsx'
import { Statement } from '#app/ui/sections/section-layouts.tsx'
import { FactText } from '#app/ui/text/fact-text.tsx'
import type { loadHome } from './home.server.ts'
import { HomeHero } from './home-hero.tsx'
import '#app/ui/styles/pages/home.css'
import '#app/ui/styles/sections/case-study-cards.css'
import '#app/ui/styles/sections/two-cities.css'

export const homeMeta = (page: PageArgs, data: SerializeFrom<typeof loadHome> | undefined) =>
  pageMeta(
    page,
    data && {
      ...data.meta,
      structured: [websiteData, organizationData(data.company), ...data.offices.map(officeData)],
    },
  )

export function HomePage({ clock }: { clock?: Clock }) {
  const say = useSay()
  const {
    hero,
    stats,
    hours,
    promise,
    art,
    headings,
    links,
    closing,
    services,
    industries,
    stories,
    testimonials,
    deliverables,
  } = useLoaderData<typeof loadHome>()
  return (
    <>
      <HomeHero
        title={hero.title}
        lead={hero.copy}
        primary={hero.primary}
        secondary={hero.secondary}
        stats={stats}
        hours={hours}
        art={art}
        clock={clock}
      />
      {services.length > 0 ? <HomeServices heading={headings.aboveServices} links={links} services={services} /> : null}
      <HomeIndustries heading={headings.aboveIndustries} industries={industries} />
      {stories.length > 0 ? (
        <HomeStories heading={headings.aboveStories} action={links.storyLink} stories={stories} />
      ) : (
        <StaffSlot
          title={headings.aboveStories.title}
          to="/admin/texts/case-studies"
          label={say('Case studies that someone has confirmed')}
        />
      )}
      {testimonials.length > 0 ? <HomeTestimonials title={headings.quotesTitle} testimonials={testimonials} /> : null}
      {deliverables.length > 0 ? (
        <HomeDeliverables heading={headings.aboveDeliverables} deliverables={deliverables} />
      ) : null}
      <CtaBand
        title={closing.title}
        lead={closing.lead}
        promise={promise}
        actions={<LinkButton to="/cta">{closing.button}</LinkButton>}
      />
    </>
  )
}

// The evidence on the home page: case studies, clients' words, samples of deliverables.

/** The first story is larger than the others. */
type HomeStoriesProps = { heading: Home['aboveStories']; action: string; stories: readonly CaseStudyTeaser[] }

function HomeStories({ heading, action, stories }: HomeStoriesProps) {
  return (
    <Section labelledBy="home-stories">
      <SectionHeader id="home-stories" {...heading} />
      <CaseStudyCards studies={stories} action={action} leads />
    </Section>
  )
}

type Quote = { id: string; text: string; name: string; title: string; published: boolean }

/** Quotations that clients have agreed to; staff also see which are missing. */
function HomeTestimonials({ title, testimonials }: { title: string; testimonials: readonly Quote[] }) {
  return (
    <Section tone="muted" labelledBy="home-testimonials">
      <SectionHeader id="home-testimonials" title={title} />
      <CardGrid>
        {testimonials.map(({ id, text, name, title: position, published }) => (
          <figure key={id} className="card testimonial">
            <span className="card-icon">
              <Icon name="quote" />
            </span>
            {published ? (
              <blockquote>
                <p>{text}</p>
              </blockquote>
            ) : (
              <p>
                <FactText>{text}</FactText>
              </p>
            )}
            <figcaption className="note">
              <strong>
                <FactText>{name}</FactText>
              </strong>
              <span>
                <FactText>{position}</FactText>
              </span>
            </figcaption>
          </figure>
        ))}
      </CardGrid>
    </Section>
  )
}

/** Stands in until clients have agreed to be quoted: samples of what they receive. */
type HomeDeliverablesProps = { heading: Home['aboveDeliverables']; deliverables: Home['deliverables'] }

export function HomeDeliverables({ heading, deliverables }: HomeDeliverablesProps) {
  const say = useSay()
  return (
    <Section tone="muted" labelledBy="home-deliverables">
      <SectionHeader id="home-deliverables" {...heading} />
      <ul className="samples">
        {deliverables.map(({ title, text, sheet }) => (
          <li key={title} data-reveal="card">
            <h3>{title}</h3>
            <p className="soft">{text}</p>
            <SampleSheet {...sheet} sample={say('Sample')} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

// The home page's offers: our services, and the industries that we work for.

/** In another language than English a service's page may be missing. */
type ServiceTeaser = { id: string; title: string; summary: string; hasNoPage?: boolean }

/** Wide and narrow in turn. */
const spans = [7, 5, 5, 7] as const

type HomeServicesProps = {
  heading: Home['aboveServices']
  links: Pick<Home, 'serviceLink'> & Partial<Pick<Home, 'servicesButton'>>
  services: readonly ServiceTeaser[]
}

export function HomeServices({ heading, links, services }: HomeServicesProps) {
  const say = useSay()
  return (
    <Section labelledBy="home-services">
      <SectionHeader id="home-services" {...heading} ruled />
      <div className="bento offers">
        {services.map(({ id, title, summary, hasNoPage }, place) => (
          <Card
            key={id}
            span={spans[place % spans.length]}
            title={title}
            art={<ServiceArt id={id} />}
            to={hasNoPage ? undefined : `/services/${id}`}
          >
            <p>{summary}</p>
            <CardAction to={`/cta?service=${id}`} about={say('about {title}', { title })}>
              {links.serviceLink}
            </CardAction>
          </Card>
        ))}
      </div>
      {links.servicesButton ? (
        <p className="section-more">
          <LinkButton to="/services" variant="outline">
            {links.servicesButton}
          </LinkButton>
        </p>
      ) : null}
    </Section>
  )
}

type HomeIndustriesProps = {
  heading: Home['aboveIndustries']
  /** With the name of the section that each leads to, if it has another name. */
  industries: readonly { label: string; href: string; section: string }[]
}

/** An industry leads to a section of another name, or to the enquiry form, only where it says so. */
function HomeIndustries({ heading, industries }: HomeIndustriesProps) {
  const say = useSay()
  return (
    <Statement labelId="home-industries" title={heading.title} sentence={heading.lead}>
      <ul className="big-links">
        {industries.map(({ label, href, section }) => (
          <li key={label}>
            <h3>
              <PageLink href={href}>{label}</PageLink>
            </h3>
            {href.startsWith('/cta') ? <small>{say('Ask us')}</small> : null}
            {section ? <small>{section}</small> : null}
          </li>
        ))}
      </ul>
    </Statement>
  )
}

type Sheet = ComponentProps<typeof LabelledLines> & { name: string; note: ReactNode; sample: string }

/** A page of a deliverable, marked as a sample. */
function SampleSheet({ name, lines, note, sample }: Sheet) {
  return (
    <figure className="sample-sheet">
      <figcaption className="cluster" data-align="ends">
        {name} <Badge tone="neutral">{sample}</Badge>
      </figcaption>
      <LabelledLines lines={lines} />
      {note ? <p>{note}</p> : null}
    </figure>
  )
}
