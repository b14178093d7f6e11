import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { Fragment } from 'react'
import { company } from '#app/content/company.ts'
import {
  pressBoilerplates,
  pressFacts,
  pressLogoRules,
  pressNameRules,
  pressPage,
  pressPhotos,
} from '#app/content/press.ts'
import { db } from '#app/db.server.ts'
import { currentBrand } from '#app/features/brand/current-brand.server.ts'
import { writeGuidelines } from '#app/features/brand/guidelines.ts'
import { inOurName, pageMeta } from '#app/routes/page-meta.ts'
import { useBrandLook } from '#app/ui/brand-look.ts'
import { CardGrid } from '#app/ui/card.tsx'
import { PageHero, Section, SectionHeader } from '#app/ui/section.tsx'
import { ContentSections } from '#app/ui/sections/content-sections.tsx'
import { FeatureCard } from '#app/ui/sections/feature-card.tsx'
import { mediaLogos } from './media-files.server.ts'
import { MediaLogos } from './media-logos.tsx'
import { MediaPalette, PressContact } from './media-palette.tsx'

export const meta: MetaFunction = (args) => pageMeta(args, pressPage)

export async function loader() {
  const brand = await currentBrand(db)
  const { colors, ...rules } = writeGuidelines(brand.assets)
  return {
    logos: mediaLogos(brand),
    colors: colors.map(({ name, hex, use }) => ({ name, hex, use })),
    nameRule: rules.do[0],
  }
}

export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/same-page.ts'

export default function MediaPage() {
  const { logos, colors, nameRule } = useLoaderData<typeof loader>()
  const look = useBrandLook()
  const ours = (words: string) => inOurName(words, look)
  const isNamedAnew = look.name !== company.name
  return (
    <>
      <PageHero seed="media" title={pressPage.title} lead={ours(pressPage.intro)} />
      <Section labelledBy="media-texts">
        <SectionHeader id="media-texts" title="About the company" lead="The same company in three lengths." />
        <ContentSections
          level={3}
          sections={pressBoilerplates.map(({ words, text }) => ({
            heading: `In ${words} words`,
            paragraphs: [ours(text)],
          }))}
        />
      </Section>
      <Section tone="muted" labelledBy="media-facts">
        <div className="beside">
          <h2 id="media-facts">Facts</h2>
          <dl className="dl">
            {pressFacts.map(({ label, value }) => (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>{label === 'Slogan' ? look.slogan : ours(value)}</dd>
              </Fragment>
            ))}
          </dl>
        </div>
      </Section>
      <MediaLogos company={look.name} logos={logos} />
      <Section tone="muted" labelledBy="media-rules">
        <SectionHeader id="media-rules" title="Name and logo" />
        <CardGrid min="l">
          <FeatureCard title="Writing the name" features={isNamedAnew && nameRule ? [nameRule] : pressNameRules} />
          <FeatureCard title="Showing the logo" features={pressLogoRules} />
        </CardGrid>
      </Section>
      <MediaPalette colors={colors} />
      <Section tone="muted" labelledBy="media-photos">
        <SectionHeader id="media-photos" title={pressPhotos.heading} lead={pressPhotos.text} />
      </Section>
      <PressContact />
    </>
  )
}
