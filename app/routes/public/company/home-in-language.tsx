// The start page of a language: its home page once the texts are signed off, and a list of its pages until then.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { useLanguage } from '#app/languages/say.tsx'
import { type PageArgs, pageMeta } from '#app/routes/page-meta.ts'
import { wallClockIn } from '#app/time/wall-clock-in.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { PageLink } from '#app/ui/frame/page-link.tsx'
import { CtaBand, Section, SectionHeader } from '#app/ui/section.tsx'
import { LinkGroups } from '#app/ui/sections/link-groups.tsx'
import { isSignedOff } from '../page-language.server.ts'
import { loadStart } from '../start.server.ts'
import type { Clock } from '../two-cities.tsx'
import { websiteData } from '../website-data.ts'
import { loadHome } from './home.server.ts'
import { HomeHero } from './home-hero.tsx'
import { HomeDeliverables, HomePage, HomeServices, homeMeta } from './home-page.tsx'
import '#app/ui/styles/pages/home.css'
import '#app/ui/styles/sections/two-cities.css'

export const loader = async (args: LoaderFunctionArgs) =>
  (await isSignedOff(args.request, Date.now()))
    ? { is: 'home' as const, ...(await loadHome(args)) }
    : { is: 'start' as const, ...(await loadStart(args)) }

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) =>
  data?.is === 'home' ? homeMeta(page, data) : startMeta(page, data)

export default function HomeInLanguage() {
  const language = useLanguage()
  const { is } = useLoaderData<typeof loader>()
  const clock: Clock = (...time) => wallClockIn(language, ...time)
  return is === 'home' ? <HomePage clock={clock} /> : <StartPage clock={clock} />
}

const startMeta = (page: PageArgs, data: { title: string; description: string } | undefined) =>
  pageMeta(page, data && { title: data.title, description: data.description, structured: [websiteData] })

function StartPage({ clock }: { clock: Clock }) {
  const { title, lead, contact, consultation, stats, hours, art, offers, samples, own, rest, closing, promise } =
    useLoaderData<typeof loadStart>()
  return (
    <>
      <HomeHero
        title={title}
        lead={lead}
        primary={contact}
        secondary={consultation}
        stats={stats}
        hours={hours}
        art={art}
        clock={clock}
      />
      {offers.services.length > 0 ? <HomeServices {...offers} /> : null}
      {samples.deliverables.length > 0 ? <HomeDeliverables {...samples} /> : null}
      <Section>
        <SectionHeader
          title={own.title}
          lead={
            <>
              {rest.text}. <PageLink href={rest.href}>{rest.label}</PageLink>
            </>
          }
        />
        <div className="link-lines">
          <LinkGroups groups={own.groups} level={3} />
        </div>
      </Section>
      <CtaBand
        title={closing.title}
        lead={closing.lead}
        promise={promise}
        actions={
          <>
            <LinkButton to={contact.href}>{contact.label}</LinkButton>
            <LinkButton to={consultation.href} variant="outline">
              {consultation.label}
            </LinkButton>
          </>
        }
      />
    </>
  )
}
