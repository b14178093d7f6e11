// The home page in whichever language.
import type { SerializeFrom } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useSay } from '#app/languages/say.tsx'
import { type PageArgs, pageMeta } from '#app/routes/page-meta.ts'
import { StaffSlot } from '#app/routes/public/staff-slot.tsx'
import type { Clock } from '#app/routes/public/two-cities.tsx'
import { websiteData } from '#app/routes/public/website-data.ts'
import { officeData, organizationData } from '#app/routes/structured-data.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { CtaBand } from '#app/ui/section.tsx'
import type { loadHome } from './home.server.ts'
import { HomeHero } from './home-hero.tsx'
import { HomeIndustries, HomeServices } from './home-offers.tsx'
import { HomeDeliverables, HomeStories, HomeTestimonials } from './home-proof.tsx'

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
        actions={<LinkButton to="/cta">{closing.button}</LinkButton>}
      />
    </>
  )
}
