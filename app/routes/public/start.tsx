// The start page of a language: what the site has in it, and what is in English.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { readCourses } from '#app/features/texts/kinds/courses.server.ts'
import { hrefIn } from '#app/languages/pages.ts'
import { languageOfRequest, phrasesFor, sayIn } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { PageHero, Section, SectionHeader } from '#app/ui/section.tsx'
import { LinkGroups } from '#app/ui/sections/link-groups.tsx'
import { englishGroups, ownGroups, without } from './links-by-language.server.ts'

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data && { title: args.data.title, description: args.data.description })

export async function loader({ request }: LoaderFunctionArgs) {
  const language = languageOfRequest(request)
  const say = sayIn(language)
  const courses = (await readCourses(db, Date.now())).map(({ id, name }) => ({ label: name, href: `/careers/${id}` }))
  return {
    ...phrasesFor(request, 'start'),
    title: say('Welcome'),
    description: say('Write to us, follow your enquiry and subscribe in your language. We answer in it too.'),
    own: without(ownGroups(language, { courses }), hrefIn(language, '/')),
    english: without(englishGroups(language, {}), '/login'),
    contact: hrefIn(language, '/contact'),
  }
}

export default function StartPage() {
  const { title, description, own, english, contact } = useLoaderData<typeof loader>()
  const say = useSay()
  return (
    <>
      <PageHero
        seed="start"
        title={title}
        lead={description}
        actions={<LinkButton to={contact}>{say('Contact us')}</LinkButton>}
      />
      <Section>
        <SectionHeader title={say('These pages are in your language')} />
        <div className="site-map">
          <LinkGroups groups={own} />
        </div>
      </Section>
      <Section tone="muted">
        <SectionHeader title={say('The rest of the site is in English')} />
        <div className="site-map">
          <LinkGroups groups={english} />
        </div>
      </Section>
    </>
  )
}
