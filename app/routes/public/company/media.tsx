import type { MetaFunction } from '@remix-run/react'
import { Fragment } from 'react'
import {
  pressBoilerplates,
  pressFacts,
  pressLogoRules,
  pressNameRules,
  pressPage,
  pressPhotos,
} from '#app/content/press.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { CardGrid } from '#app/ui/card.tsx'
import { PageHero, Section, SectionHeader } from '#app/ui/section.tsx'
import { ContentSections } from '#app/ui/sections/content-sections.tsx'
import { FeatureCard } from '#app/ui/sections/feature-card.tsx'
import { MediaLogos } from './media-logos.tsx'
import { MediaPalette, PressContact } from './media-palette.tsx'

export const meta: MetaFunction = (args) => pageMeta(args, pressPage)

export default function MediaPage() {
  return (
    <>
      <PageHero seed="media" title={pressPage.title} lead={pressPage.intro} />
      <Section labelledBy="media-texts">
        <SectionHeader id="media-texts" title="About the company" lead="The same company in three lengths." />
        <ContentSections
          level={3}
          sections={pressBoilerplates.map(({ words, text }) => ({ heading: `In ${words} words`, paragraphs: [text] }))}
        />
      </Section>
      <Section tone="muted" labelledBy="media-facts">
        <div className="beside">
          <h2 id="media-facts">Facts</h2>
          <dl className="dl">
            {pressFacts.map(({ label, value }) => (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
          </dl>
        </div>
      </Section>
      <MediaLogos />
      <Section tone="muted" labelledBy="media-rules">
        <SectionHeader id="media-rules" title="Name and logo" />
        <CardGrid min="l">
          <FeatureCard title="Writing the name" features={pressNameRules} />
          <FeatureCard title="Showing the logo" features={pressLogoRules} />
        </CardGrid>
      </Section>
      <MediaPalette />
      <Section tone="muted" labelledBy="media-photos">
        <SectionHeader id="media-photos" title={pressPhotos.heading} lead={pressPhotos.text} />
      </Section>
      <PressContact />
    </>
  )
}
