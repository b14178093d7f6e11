// The home page's offers: our services, and the industries that we work for.
import type { Home } from '#app/features/texts/kinds/home.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { ServiceArt } from '#app/ui/art/service-art.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Card, CardAction } from '#app/ui/card.tsx'
import { PageLink } from '#app/ui/frame/page-link.tsx'
import { Section, SectionHeader } from '#app/ui/section.tsx'
import { Statement } from '#app/ui/sections/section-layouts.tsx'

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
export function HomeIndustries({ heading, industries }: HomeIndustriesProps) {
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
