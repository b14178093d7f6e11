import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData, useSearchParams } from '@remix-run/react'
import { Fragment } from 'react'
import { db } from '#app/db.server.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { technologiesPageTexts, technologyTexts } from '#app/features/texts/kinds/technologies.server.ts'
import { readEntries, readPage } from '#app/features/texts/read-texts.server.ts'
import { phrasesFor } from '#app/languages/phrases.server.ts'
import { useHrefIn, useSay } from '#app/languages/say.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { pageLanguage } from '#app/routes/public/page-language.server.ts'
import { Drawing } from '#app/ui/art/drawing.tsx'
import { buttonClass, LinkButton } from '#app/ui/button.tsx'
import '#app/ui/motion/marquee.css'
import { Icon } from '#app/ui/icon.tsx'
import { Marquee } from '#app/ui/motion/marquee.tsx'
import { Closing, Hero, Section, SectionHeader } from '#app/ui/section.tsx'
import { Statement } from '#app/ui/sections/section-layouts.tsx'
import { Steps } from '#app/ui/sections/steps.tsx'
import '#app/ui/styles/pages/technologies.css'
import { LinkTabs, TabPanel } from '#app/ui/tabs.tsx'
import '#app/ui/styles/sections/steps.css'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data?.meta)

export async function loader({ request }: LoaderFunctionArgs) {
  const texts = await textSource(db, request)
  const now = Date.now()
  const { language, brought } = await pageLanguage(request, now)
  const [fields, page] = await Promise.all([
    readEntries(texts, technologyTexts, now, language),
    readPage(texts, technologiesPageTexts, now, language),
  ])
  const { title, description, platformsHeading, platformsNotes, platforms, ...words } = page
  return {
    ...brought,
    ...phrasesFor(request, 'catalogue'),
    meta: { title, description },
    platforms: { heading: platformsHeading, notes: platformsNotes, names: platforms },
    fields,
    firstField: fields[0]?.id ?? '',
    words,
  }
}

export default function TechnologiesPage() {
  const { words } = useLoaderData<typeof loader>()
  const { hero, heroButton, offerings, offeringsTitle, offeringsLead, steps, stepsNote, aboveSteps, closing } = words
  return (
    <>
      <Hero
        {...hero}
        art={<Drawing name="stack" />}
        actions={
          <a className={buttonClass()} href="#tech-overview">
            {heroButton}
          </a>
        }
      />
      <Platforms />
      <Overview />
      <Section>
        <SectionHeader title={offeringsTitle} lead={offeringsLead} />
        <ul className="point-columns">
          {offerings.map(({ title, description, icon }) => (
            <li key={title}>
              <Icon name={icon} />
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Statement labelId="selection" title={aboveSteps.title} sentence={aboveSteps.lead} lead={stepsNote}>
        <Steps steps={steps} />
      </Statement>
      <Closing
        title={closing.title}
        lead={closing.lead}
        actions={<LinkButton to="/contact">{closing.button}</LinkButton>}
      />
    </>
  )
}

function Platforms() {
  const { heading, notes, names } = useLoaderData<typeof loader>().platforms
  const [sentence, ...more] = notes
  return (
    <section className="section platforms" data-tone="muted">
      <div className="container">
        <div className="statement-words">
          <h2>{heading}</h2>
          <p className="statement-sentence">{sentence}</p>
          {more.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      </div>
      <Marquee label={heading} items={names} />
    </section>
  )
}

/** The bar of tabs is a matrix: a row for each field, with its tools. */
function Overview() {
  const { fields, firstField, words } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const say = useSay()
  const hrefIn = useHrefIn()
  const current = fields.find(({ id }) => id === search.get('tab'))?.id ?? firstField
  return (
    <Section id="tech-overview">
      <SectionHeader {...words.aboveFields} ruled />
      <LinkTabs
        set="technology"
        className="field-matrix"
        label={say('Fields of technology')}
        current={current}
        tabs={fields.map(({ id, title, icon, technologies }) => ({
          id,
          label: <FieldRow title={title} tools={technologies.map(({ name }) => name)} />,
          icon,
          to: hrefIn(`/technologies?tab=${id}`),
        }))}
      />
      {fields.map(({ id, title, intro, technologies }) => (
        <TabPanel key={id} set="technology" id={id} current={current} className="technology">
          <div>
            <h3 className="size-h2">{title}</h3>
            <p>{intro}</p>
          </div>
          <dl className="point-columns">
            {technologies.map(({ name, use }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{use}</dd>
              </div>
            ))}
          </dl>
        </TabPanel>
      ))}
    </Section>
  )
}

/** The panel of the field lists its tools for screen readers. */
function FieldRow({ title, tools }: { title: string; tools: readonly string[] }) {
  const say = useSay()
  return (
    <>
      <strong data-shown={say('Shown below')}>{title}</strong>
      {tools.map((name) => (
        <Fragment key={name}>
          {' '}
          <span aria-hidden="true">{name}</span>
        </Fragment>
      ))}
    </>
  )
}
