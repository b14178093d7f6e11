import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { caseStudies } from '#app/content/case-studies.ts'
import { company } from '#app/content/company.ts'
import { homeHero, homeIndustries, homeMeta, homeStories, testimonials } from '#app/content/home.ts'
import { openLabel, openState, zoneOffset } from '#app/content/office-hours.ts'
import { offices } from '#app/content/offices.ts'
import { homeServices } from '#app/content/services.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { officeData, officeFacts, organizationData } from '#app/routes/structured-data.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { CtaBand } from '#app/ui/section.tsx'
import { type CityHours, HomeHero } from './home-hero.tsx'
import { HomeIndustries, HomeServices } from './home-offers.tsx'
import { HomeStories, HomeTestimonials } from './home-proof.tsx'

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(
    args,
    args.data && { ...args.data.meta, structured: [organizationData, ...args.data.offices.map(officeData)] },
  )

/** Teasers only, of services and case studies. */
export const loader = () => ({
  meta: homeMeta,
  hero: homeHero,
  stats: company.stats,
  // The clocks show minutes: within one the page has the same bytes for everybody.
  hours: cityHours(Date.now() - (Date.now() % 60_000)),
  replyPromise: company.replyPromise,
  offices: offices.map(officeFacts),
  industries: homeIndustries,
  testimonials: testimonials.map(({ id, text, name, title, published }) => ({ id, text, name, title, published })),
  services: homeServices.map(({ id, title, icon, summary }) => ({ id, title, icon, summary })),
  stories: homeStories.flatMap(({ homeTitle, summary, caseStudy }) =>
    caseStudies
      .filter(({ slug }) => slug === caseStudy)
      .map(({ slug, color, industryId }) => ({
        slug,
        title: homeTitle,
        summary,
        color,
        subject: industryId ?? 'voting',
      })),
  ),
})

const cityHours = (now: number): CityHours => ({
  now,
  cities: [...offices].reverse().map((office) => {
    const state = openState(office, now)
    return { city: office.city, ahead: zoneOffset(office.zone)(now), label: openLabel(office, state), ...state }
  }),
})

export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/same-page.ts'

export default function HomePage() {
  const { hero, stats, hours, replyPromise, services, industries, stories, testimonials } =
    useLoaderData<typeof loader>()
  return (
    <>
      <HomeHero
        title={hero.title}
        lead={hero.copy}
        primary={hero.primary}
        secondary={hero.secondary}
        stats={stats}
        hours={hours}
      />
      <HomeServices services={services} />
      <HomeIndustries industries={industries} />
      <HomeStories stories={stories} />
      <HomeTestimonials testimonials={testimonials} />
      <CtaBand
        title="Tell us what you want to change"
        lead={`Describe the task in your own words. We answer ${replyPromise} and say plainly whether we can help.`}
        actions={<LinkButton to="/cta">SCHEDULE A CONSULTATION</LinkButton>}
      />
    </>
  )
}
