import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { Fragment } from 'react'
import { db } from '#app/db.server.ts'
import { type CurrentBrand, currentBrand } from '#app/features/brand/current-brand.server.ts'
import { writeGuidelines } from '#app/features/brand/guidelines.ts'
import { mediaPageTexts } from '#app/features/texts/kinds/reading-pages.server.ts'
import { readPage } from '#app/features/texts/read-texts.server.ts'
import { knownFacts } from '#app/routes/known-facts.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { pressFacts } from '#app/routes/public/search/search-pages.server.ts'
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
  const [{ facts, company }, brand, stored] = await Promise.all([
    knownFacts(request),
    currentBrand(db),
    readPage(db, mediaPageTexts, Date.now()),
  ])
  const { boilerplates, ...page } = facts(stored)
  const { colors } = writeGuidelines(brand.assets)
  return {
    page: { title: page.title, intro: page.intro, description: page.description },
    texts: boilerplates,
    facts: [...named(brand), ...page.facts, ...facts(pressFacts)].filter(({ value }) => value),
    logos: mediaLogos(brand),
    nameRules: page.nameRules,
    logoRules: page.logoRules,
    colors: colors.map(({ name, hex, use }) => ({ name, hex, use })),
    photos: { heading: page.photosHeading, text: page.photos },
    contact: { heading: page.contactHeading, note: page.contactNote, ...facts(company.press) },
  }
}

const named = ({ look }: CurrentBrand) => [
  { label: 'Name', value: look.name },
  { label: 'Slogan', value: look.slogan },
]

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
