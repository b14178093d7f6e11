import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { aboutHeroScenes, aboutPage, timeline, values } from '#app/content/about.ts'
import { company } from '#app/content/company.ts'
import { QuickForm } from '#app/features/enquiries/quick-form.tsx'
import { issueFormKey } from '#app/forms/form-key.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { City } from '#app/ui/art/city.tsx'
import { useBrandLook } from '#app/ui/brand-look.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Card, CardGrid } from '#app/ui/card.tsx'
import { Slider } from '#app/ui/motion/slider.tsx'
import { Hero, Section, SectionHeader } from '#app/ui/section.tsx'
import { StatList } from '#app/ui/sections/stat-list.tsx'
import { AboutTeam } from './about-team.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: aboutPage.title, description: aboutPage.metaDescription })

export const loader = () => ({ formKey: issueFormKey('quick', Date.now()) })

export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/same-page.ts'

export default function AboutPage() {
  const { formKey } = useLoaderData<typeof loader>()
  return (
    <>
      <AboutHero />
      <Mission />
      <Section id="values" tone="muted">
        <SectionHeader title={aboutPage.valuesTitle} lead={aboutPage.valuesIntro} />
        <CardGrid as="ul">
          {values.map(({ title, description, icon }) => (
            <Card as="li" key={title} icon={icon} title={title}>
              <p>{description}</p>
            </Card>
          ))}
        </CardGrid>
      </Section>
      <Section id="team">
        <SectionHeader title={aboutPage.teamTitle} lead={aboutPage.teamIntro} />
        <AboutTeam />
      </Section>
      <Section id="history" tone="muted">
        <div className="beside">
          <SectionHeader title={aboutPage.historyTitle} lead={aboutPage.historyIntro} />
          <ol className="timeline">
            {timeline.map(({ date, title, description }) => (
              <li key={title} data-reveal="card">
                <p className="timeline-date">{date}</p>
                <h3>{title}</h3>
                <p>{description}</p>
              </li>
            ))}
          </ol>
        </div>
      </Section>
      <Section>
        <div className="beside">
          <SectionHeader title={aboutPage.callTitle} lead={aboutPage.callText} />
          <QuickForm formKey={formKey} from="about" />
        </div>
      </Section>
    </>
  )
}

function AboutHero() {
  const slides = aboutHeroScenes.map(({ key, alt }) => (
    <div key={key} className="hero-art" role="img" aria-label={alt}>
      <City scene={key} />
    </div>
  ))
  return (
    <Hero
      behind={<Slider label="Where we work" slides={slides} />}
      title={aboutPage.heroTitle.replace('{company}', useBrandLook().name)}
      lead={aboutPage.heroSubtitle}
      actions={
        <>
          <a className={buttonClass()} href="#mission">
            {aboutPage.heroMissionButton}
          </a>
          <a className={buttonClass('outline')} href="#team">
            {aboutPage.heroTeamButton}
          </a>
        </>
      }
    />
  )
}

function Mission() {
  return (
    <Section id="mission">
      <div className="beside">
        <SectionHeader title={aboutPage.missionTitle} />
        <div className="mission-words">
          {aboutPage.mission.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <StatList stats={company.stats} />
        </div>
      </div>
    </Section>
  )
}
