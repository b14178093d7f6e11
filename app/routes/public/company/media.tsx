import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { Fragment } from 'react'
import {
  pressBoilerplates,
  pressContact,
  pressFacts,
  pressLogoRules,
  pressNameRules,
  pressPage,
  pressPalette,
  pressPhotos,
} from '#app/content/press.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { CardGrid } from '#app/ui/card.tsx'
import { PageHero, Section, SectionHeader } from '#app/ui/section.tsx'
import { ContentSections } from '#app/ui/sections/content-sections.tsx'
import { FeatureCard } from '#app/ui/sections/feature-card.tsx'
import { MediaLogos } from './media-logos.tsx'
import { MediaPalette, PressContact } from './media-palette.tsx'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data?.page)

export const loader = () => ({
  page: pressPage,
  texts: pressBoilerplates,
  facts: pressFacts,
  nameRules: pressNameRules,
  logoRules: pressLogoRules,
  palette: pressPalette,
  photos: pressPhotos,
  contact: pressContact,
})

export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/same-page.ts'

export default function MediaPage() {
  const { page, texts, facts, nameRules, logoRules, palette, photos, contact } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHero seed="media" title={page.title} lead={page.intro} />
      <Section labelledBy="media-texts">
        <SectionHeader id="media-texts" title="About the company" lead="The same company in three lengths." />
        <ContentSections
          level={3}
          sections={texts.map(({ words, text }) => ({ heading: `In ${words} words`, paragraphs: [text] }))}
        />
      </Section>
      <Section tone="muted" labelledBy="media-facts">
        <div className="beside">
          <h2 id="media-facts">Facts</h2>
          <dl className="dl">
            {facts.map(({ label, value }) => (
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
          <FeatureCard title="Writing the name" features={nameRules} />
          <FeatureCard title="Showing the logo" features={logoRules} />
        </CardGrid>
      </Section>
      <MediaPalette colors={palette} />
      <Section tone="muted" labelledBy="media-photos">
        <SectionHeader id="media-photos" title={photos.heading} lead={photos.text} />
      </Section>
      <PressContact contact={contact} />
    </>
  )
}
