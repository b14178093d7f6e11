import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { QuickForm } from '#app/features/enquiries/quick-form.tsx'
import { officeDays } from '#app/features/records/office-days.server.ts'
import { ownDaysIn } from '#app/features/records/office-days.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { type AboutPage as AboutTexts, aboutPageTexts } from '#app/features/texts/kinds/about.server.ts'
import { type TeamMember, teamTexts, timelineTexts, valueTexts } from '#app/features/texts/kinds/people.server.ts'
import { isPlaceholder } from '#app/features/texts/missing-facts.ts'
import { readEntries, readPage } from '#app/features/texts/read-texts.server.ts'
import { issueFormKey } from '#app/forms/read/form-key.server.ts'
import { phrasesFor, type Say, sayIn } from '#app/languages/phrases.server.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { knownFacts } from '#app/routes/known-facts.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { cityHours } from '#app/routes/public/city-hours.server.ts'
import { pageLanguage } from '#app/routes/public/page-language.server.ts'
import { findPictures } from '#app/routes/public/pictures.server.ts'
import { TwoCities } from '#app/routes/public/two-cities.tsx'
import { byUs, type Image, imageData, type StructuredData } from '#app/routes/structured-data.ts'
import { promiseNow } from '#app/time/promise.ts'
import { wallClockIn } from '#app/time/wall-clock-in.ts'
import { City } from '#app/ui/art/city.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Slider } from '#app/ui/motion/slider.tsx'
import { Hero, Section, SectionHeader } from '#app/ui/section.tsx'
import { Editorial, Statement } from '#app/ui/sections/section-layouts.tsx'
import { StatList } from '#app/ui/sections/stat-list.tsx'
import '#app/ui/styles/pages/about.css'
import { PageLink } from '#app/ui/frame/page-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type DescribedPicture, StoredPicture } from '#app/ui/picture.tsx'
import { FactText } from '#app/ui/text/fact-text.tsx'
import '#app/ui/styles/sections/steps.css'
import '#app/ui/styles/sections/two-cities.css'

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(
    args,
    args.data && {
      title: args.data.page.title,
      description: args.data.page.metaDescription,
      structured: args.data.team.filter(isNamed).map(personData),
    },
  )

const isNamed = ({ name, vacant }: { name: string; vacant: string }) => name !== '' && !vacant && !isPlaceholder(name)

const scenesIn = (say: Say) =>
  [
    {
      key: 'seoul',
      alt: say('Line drawing of the Seoul skyline with a tower on a hill, its lights joined by fine lines'),
    },
    { key: 'buea', alt: say('Line drawing of the houses of Buea below Mount Cameroon, joined by fine lines') },
    {
      key: 'network',
      alt: say('Line drawing of a network of points that joins Seoul and Buea across a curve of the earth'),
    },
  ] as const

export async function loader({ request }: LoaderFunctionArgs) {
  const texts = await textSource(db, request)
  const now = Date.now()
  const { language, brought } = await pageLanguage(request, now)
  const { facts, company } = await knownFacts(request)
  const [page, values, team, timeline] = await Promise.all([
    readPage(texts, aboutPageTexts, now, language),
    readEntries(texts, valueTexts, now, language),
    readEntries(texts, teamTexts, now, language),
    readEntries(texts, timelineTexts, now, language),
  ])
  const ownDays = ownDaysIn(await officeDays(db))
  const findPicture = await findPictures(
    team.map(({ portrait }) => portrait),
    language,
  )
  return {
    ...brought,
    ...phrasesFor(request, 'enquiries', 'company'),
    page: facts(page),
    scenes: scenesIn(sayIn(language)),
    stats: company.statsIn[language],
    hours: cityHours(language, now, ownDays, company.officesIn[language]),
    promise: promiseNow(language, now, ownDays),
    values,
    team: facts(team).map((one) => ({ ...one, portrait: findPicture(one.portrait, one.name || one.role) })),
    timeline: facts(timeline),
    formKey: issueFormKey('quick', now),
  }
}

export default function AboutPage() {
  const { page, values, team, timeline, hours, promise, formKey } = useLoaderData<typeof loader>()
  const language = useLanguage()
  return (
    <>
      <AboutHero />
      <Mission />
      <Section id="values" tone="muted">
        <SectionHeader title={page.valuesTitle} lead={page.valuesIntro} />
        <ul className="point-columns">
          {values.map(({ title, description }) => (
            <li key={title} data-reveal="card">
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </Section>
      {team.length > 0 ? (
        <Section id="team">
          <SectionHeader title={page.teamTitle} lead={page.teamIntro} ruled />
          <TwoCities {...hours} clock={(...time) => wallClockIn(language, ...time)} />
          <AboutTeam team={team} page={page} />
        </Section>
      ) : null}
      {timeline.length > 0 ? <Journey /> : null}
      <Section>
        <Editorial title={page.callTitle} lead={page.callText}>
          <QuickForm formKey={formKey} from="about" promise={promise} />
        </Editorial>
      </Section>
    </>
  )
}

function AboutHero() {
  const { page, scenes, team } = useLoaderData<typeof loader>()
  const say = useSay()
  const slides = scenes.map(({ key, alt }) => (
    <div key={key} className="hero-art" role="img" aria-label={alt}>
      <City scene={key} />
    </div>
  ))
  return (
    <Hero
      behind={<Slider label={say('Where we work')} slides={slides} />}
      title={page.heroTitle}
      lead={page.heroSubtitle}
      actions={
        <>
          <a className={buttonClass()} href="#mission">
            {page.heroMissionButton}
          </a>
          {team.length > 0 ? (
            <a className={buttonClass('outline')} href="#team">
              {page.heroTeamButton}
            </a>
          ) : null}
        </>
      }
    />
  )
}

/** With dates if all are known, and otherwise with none. */
function Journey() {
  const { page, timeline } = useLoaderData<typeof loader>()
  const isDated = timeline.every(({ date }) => date)
  return (
    <Section id="history" tone="muted">
      <Editorial title={page.historyTitle} lead={page.historyIntro}>
        <ol className={isDated ? 'timeline' : 'lines'}>
          {timeline.map(({ date, title, description }) => (
            <li key={title} className={isDated ? undefined : 'beside'} data-reveal="card">
              {isDated ? (
                <p className="timeline-date">
                  <FactText>{date}</FactText>
                </p>
              ) : null}
              <h3>{title}</h3>
              <p className="soft">{description}</p>
            </li>
          ))}
        </ol>
      </Editorial>
    </Section>
  )
}

function Mission() {
  const { page, stats } = useLoaderData<typeof loader>()
  const [sentence, ...rest] = page.mission
  return (
    <Statement id="mission" tone="light" labelId="our-mission" title={page.missionTitle} sentence={sentence}>
      <div className="columns" data-wide="first">
        <div className="stack">
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <StatList stats={stats} />
      </div>
    </Statement>
  )
}

/** A member of the team who has a name. */
function personData(
  member: Pick<TeamMember, 'name' | 'role' | 'socialLinks'> & { portrait: Image | null },
): StructuredData {
  const { name, role, socialLinks, portrait } = member
  return (appUrl, { look }) => ({
    '@type': 'Person',
    name,
    jobTitle: role,
    worksFor: byUs(appUrl, look),
    sameAs: socialLinks.length > 0 ? socialLinks.map(({ href }) => href) : undefined,
    image: portrait ? imageData(appUrl, portrait) : undefined,
  })
}

/** A vacant role leads to the contact form with its subject filled in. */
type Labels = Pick<AboutTexts, 'openPosition' | 'openPositionLink' | 'openPositionSubject'>

type ShownMember = Omit<TeamMember, 'portrait'> & { portrait: DescribedPicture | null }

/** Who decides what, on the line between the offices: a picture only where staff have stored it. */
function AboutTeam({ team, page }: { team: readonly ShownMember[]; page: Labels }) {
  return (
    <ul className="team">
      {team.map((member) => (
        <li
          key={member.id}
          className="stack team-card"
          data-gap="s"
          data-vacant={member.vacant ? '' : undefined}
          data-reveal="card"
        >
          {member.vacant ? <Vacancy {...member} page={page} /> : <Person {...member} />}
        </li>
      ))}
    </ul>
  )
}

/** The role serves as the name while its holder is not named. */
function Person({ name, role, bio, remit = '', portrait, socialLinks }: ShownMember) {
  const say = useSay()
  return (
    <>
      {portrait ? <StoredPicture picture={portrait} sizes="12rem" /> : null}
      <h3>{name ? <FactText>{name}</FactText> : role}</h3>
      {name ? <p className="team-role">{role}</p> : null}
      <p>
        <FactText>{bio || remit}</FactText>
      </p>
      {socialLinks.map(({ label, href }) => (
        <a key={href} href={href} rel="noopener me">
          {label}
          <span className="visually-hidden"> {say('of {name}', { name })}</span>
        </a>
      ))}
    </>
  )
}

function Vacancy({ role, bio, page }: ShownMember & { page: Labels }) {
  const say = useSay()
  const subject = page.openPositionSubject.replace('{role}', role)
  return (
    <>
      <h3>{role}</h3>
      <p className="team-role">{page.openPosition}</p>
      <p>{bio}</p>
      <PageLink className="card-action" href={`/contact?subject=${encodeURIComponent(subject)}#send-a-message`}>
        <span>
          {page.openPositionLink}
          <span className="visually-hidden"> {say('as {role}', { role })}</span>
        </span>
        <Icon name="arrow-right" size={16} />
      </PageLink>
    </>
  )
}
