import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { Fragment } from 'react'
import { db } from '#app/db.server.ts'
import { type CurrentBrand, currentBrand } from '#app/features/brand/current-brand.server.ts'
import { type GuidelineColor, writeGuidelines } from '#app/features/brand/guidelines.ts'
import { drawLogo } from '#app/features/brand/logo/logo.server.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { mediaPageTexts } from '#app/features/texts/kinds/reading-pages.server.ts'
import { readPage } from '#app/features/texts/read-texts.server.ts'
import { knownFacts } from '#app/routes/known-facts.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { pressFacts } from '#app/routes/public/search/search-pages.server.ts'
import { useBrandLook } from '#app/ui/brand-look.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Reach } from '#app/ui/reach.tsx'
import { Hero, Section, SectionHeader } from '#app/ui/section.tsx'
import { ContentSections } from '#app/ui/sections/content-sections.tsx'
import '#app/ui/styles/pages/media.css'
import { FactText } from '#app/ui/text/fact-text.tsx'
import { mediaLogos } from './media-files.server.ts'
import { MediaLogos } from './media-logos.tsx'
import '#app/ui/styles/sections/content-sections.css'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data?.meta)

export async function loader({ request }: LoaderFunctionArgs) {
  const texts = await textSource(db, request)
  const [{ facts, company }, brand, stored] = await Promise.all([
    knownFacts(request),
    currentBrand(texts),
    readPage(texts, mediaPageTexts, Date.now()),
  ])
  const { boilerplates, facts: own, ...page } = facts(stored)
  const { colors } = writeGuidelines(brand.assets)
  const { width, height } = await drawLogo(brand.assets, 'lockup', 'reversed')
  return {
    meta: { title: page.title, description: page.description },
    words: page,
    texts: boilerplates.map(({ words, text }) => ({ heading: headingOf(page, words), paragraphs: [text] })),
    facts: [...named(brand), ...own, ...facts(pressFacts), { label: page.photosHeading, value: page.photos }].filter(
      ({ value }) => value,
    ),
    logos: mediaLogos(brand),
    logoSize: { width: Math.round(width), height: Math.round(height) },
    colors: colors.map(({ name, hex, use }) => ({ name, hex, use })),
    contact: facts(company.press),
  }
}

const headingOf = ({ textTitle }: { textTitle: string }, words: string) => textTitle.replace('{words}', words)

const named = ({ look }: CurrentBrand) => [
  { label: 'Name', value: look.name },
  { label: 'Slogan', value: look.slogan },
]

export default function MediaPage() {
  const { words, texts, facts, logos, logoSize, colors, contact } = useLoaderData<typeof loader>()
  const look = useBrandLook()
  return (
    <>
      <Hero title={words.title} lead={words.intro} />
      <MediaLogos heading={words.aboveLogos} company={look.name} logos={logos} size={logoSize} />
      <MediaPalette title={words.coloursTitle} colors={colors} />
      <Section tone="muted" labelledBy="media-texts">
        <div className="columns" data-wide="first">
          <div>
            <SectionHeader id="media-texts" {...words.aboveTexts} />
            <ContentSections level={3} sections={texts} />
          </div>
          <section className="card" aria-labelledby="media-facts">
            <h2 id="media-facts">{words.factsTitle}</h2>
            <dl className="media-facts">
              {facts.map(({ label, value }) => (
                <Fragment key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <FactText>{value}</FactText>
                  </dd>
                </Fragment>
              ))}
            </dl>
          </section>
        </div>
      </Section>
      <Section labelledBy="media-rules">
        <SectionHeader id="media-rules" title={words.rulesTitle} />
        <div className="columns split">
          <Rules title={words.nameRulesTitle} rules={words.nameRules} />
          <Rules title={words.logoRulesTitle} rules={words.logoRules} />
        </div>
      </Section>
      <PressContact words={words} contact={contact} />
    </>
  )
}

const Rules = ({ title, rules }: { title: string; rules: readonly string[] }) => (
  <div>
    <h3>{title}</h3>
    <ul className="check-list">
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  </div>
)

type Color = Pick<GuidelineColor, 'name' | 'hex' | 'use'>

function MediaPalette({ title, colors }: { title: string; colors: readonly Color[] }) {
  return (
    <Section labelledBy="media-palette">
      <SectionHeader id="media-palette" title={title} />
      <ul className="swatches">
        {colors.map(({ name, hex, use }) => (
          <li key={name}>
            <svg viewBox="0 0 4 3" preserveAspectRatio="none" aria-hidden="true">
              <path d="M0 0h4v3H0Z" fill={hex} />
            </svg>
            <h3 className="size-h4">{name}</h3>
            <code>{hex}</code>
            <p>{use}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type Contact = Record<'name' | 'email' | 'phone', string>
type PressContactProps = {
  words: Record<'contactHeading' | 'contactNote' | 'contactButton', string>
  contact: Contact
}

function PressContact({ words, contact }: PressContactProps) {
  return (
    <Section tone="muted" tight labelledBy="press-contact">
      <div className="columns split">
        <div>
          <h2 id="press-contact">{words.contactHeading}</h2>
          <p>{words.contactNote}</p>
          <LinkButton to="/contact?subject=Press">{words.contactButton}</LinkButton>
        </div>
        <PressPerson {...contact} />
      </div>
    </Section>
  )
}

function PressPerson({ name, email, phone }: Contact) {
  const rows = [
    { label: 'Name', value: name },
    { label: 'Email', value: email, scheme: 'mailto' as const },
    { label: 'Phone', value: phone, scheme: 'tel' as const },
  ].filter(({ value }) => value)
  if (rows.length === 0) return null
  return (
    <dl className="dl">
      {rows.map(({ label, value, scheme }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{scheme ? <Reach value={value} scheme={scheme} /> : <FactText>{value}</FactText>}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
