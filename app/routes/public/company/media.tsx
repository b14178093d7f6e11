import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { Fragment } from 'react'
import { company } from '#app/content/company/company.ts'
import {
  pressBoilerplates,
  pressContact,
  pressFacts,
  pressLogoRules,
  pressNameRules,
  pressPage,
  pressPhotos,
} from '#app/content/reading/press.ts'
import { db } from '#app/db.server.ts'
import { currentBrand } from '#app/features/brand/current-brand.server.ts'
import { writeGuidelines } from '#app/features/brand/guidelines.ts'
import { inOurName } from '#app/routes/in-our-name.ts'
import { knownFacts } from '#app/routes/known-facts.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { useBrandLook } from '#app/ui/brand-look.ts'
import { CardGrid } from '#app/ui/card.tsx'
import { PageHero, Section, SectionHeader } from '#app/ui/section.tsx'
import { ContentSections } from '#app/ui/sections/content-sections.tsx'
import { FeatureCard } from '#app/ui/sections/feature-card.tsx'
import { FactText } from '#app/ui/text/fact-text.tsx'
import { mediaLogos } from './media-files.server.ts'
import { MediaLogos } from './media-logos.tsx'
import { MediaPalette, PressContact } from './media-palette.tsx'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data?.page)

export async function loader({ request }: LoaderFunctionArgs) {
  const [{ facts }, brand] = await Promise.all([knownFacts(request), currentBrand(db)])
  const { colors, ...rules } = writeGuidelines(brand.assets)
  const ours = (words: string) => inOurName(words, brand.look)
  const isNamedAnew = brand.look.name !== company.name
  return {
    page: { ...pressPage, intro: ours(pressPage.intro) },
    texts: pressBoilerplates.map(({ words, text }) => ({ words, text: ours(text) })),
    facts: facts(pressFacts)
      .filter(({ value }) => value)
      .map(({ label, value }) => ({ label, value: label === 'Slogan' ? brand.look.slogan : ours(value) })),
    logos: mediaLogos(brand),
    nameRules: isNamedAnew ? rules.do.slice(0, 1) : pressNameRules,
    logoRules: pressLogoRules,
    colors: colors.map(({ name, hex, use }) => ({ name, hex, use })),
    photos: facts(pressPhotos),
    contact: facts(pressContact),
  }
}

export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/browser/same-page.ts'

export default function MediaPage() {
  const { page, texts, facts, logos, nameRules, logoRules, colors, photos, contact } = useLoaderData<typeof loader>()
  const look = useBrandLook()
  return (
    <>
      <PageHero seed="media" title={page.title} lead={page.intro} />
      <Section labelledBy="media-texts">
        <SectionHeader id="media-texts" title="About the company" lead="Three lengths, ready to copy." />
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
                <dd>
                  <FactText>{value}</FactText>
                </dd>
              </Fragment>
            ))}
          </dl>
        </div>
      </Section>
      <MediaLogos company={look.name} logos={logos} />
      <Section tone="muted" labelledBy="media-rules">
        <SectionHeader id="media-rules" title="Name and logo" />
        <CardGrid min="l">
          <FeatureCard title="Writing the name" features={nameRules} />
          <FeatureCard title="Showing the logo" features={logoRules} />
        </CardGrid>
      </Section>
      <MediaPalette colors={colors} />
      <Section tone="muted" labelledBy="media-photos">
        <SectionHeader id="media-photos" title={photos.heading} lead={<FactText>{photos.text}</FactText>} />
      </Section>
      <PressContact contact={contact} />
    </>
  )
}
