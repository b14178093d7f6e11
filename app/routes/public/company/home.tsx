import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { caseStudies } from '#app/content/case-studies.ts'
import { company } from '#app/content/company.ts'
import { homeHero, homeMeta, homeStories } from '#app/content/home.ts'
import { offices } from '#app/content/offices.ts'
import { homeServices } from '#app/content/services.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { officeData, organizationData } from '#app/routes/structured-data.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { CtaBand, Hero } from '#app/ui/section.tsx'
import { StatList } from '#app/ui/sections/stat-list.tsx'
import { HomeIndustries, HomeServices } from './home-offers.tsx'
import { HomeStories, HomeTestimonials } from './home-proof.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, { ...homeMeta, structured: [organizationData, ...offices.map(officeData)] })

/** Teasers only: the long texts of services and case studies never reach this page's scripts. */
export const loader = () => ({
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

export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/same-page.ts'

export default function HomePage() {
  const { services, stories } = useLoaderData<typeof loader>()
  return (
    <>
      <Hero
        title={homeHero.title}
        lead={homeHero.copy}
        actions={
          <>
            <LinkButton to={homeHero.primary.href}>{homeHero.primary.label}</LinkButton>
            <LinkButton to={homeHero.secondary.href} variant="outline">
              {homeHero.secondary.label}
            </LinkButton>
          </>
        }
      >
        <StatList stats={company.stats} />
      </Hero>
      <HomeServices services={services} />
      <HomeIndustries />
      <HomeStories stories={stories} />
      <HomeTestimonials />
      <CtaBand
        title="Tell us what you want to change"
        lead={`Describe the task in your own words. We answer ${company.replyPromise} and say plainly whether we can help.`}
        actions={<LinkButton to="/cta">SCHEDULE A CONSULTATION</LinkButton>}
      />
    </>
  )
}
