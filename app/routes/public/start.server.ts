// The data of the start page of a language: what the site has in it, and what is in English.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { readCatalogue, reviewedTitles } from '#app/features/texts/catalogue.server.ts'
import { readCourses } from '#app/features/texts/kinds/courses.server.ts'
import { hrefIn } from '#app/languages/pages.ts'
import { languageOfRequest, phrasesFor, sayIn } from '#app/languages/phrases.server.ts'
import { englishGroups, ownGroups, without } from './links-by-language.server.ts'

export async function loadStart({ request }: LoaderFunctionArgs) {
  const language = languageOfRequest(request)
  const say = sayIn(language)
  const now = Date.now()
  const reviewed = reviewedTitles(await readCatalogue(db, now), language)
  const courses = (await readCourses(db, now)).map(({ id, name }) => ({ label: name, href: `/careers/${id}` }))
  return {
    ...phrasesFor(request, 'start'),
    title: say('Welcome'),
    description: say('Write to us, follow your enquiry and subscribe in your language. We reply in your language too.'),
    own: without(ownGroups(language, { courses }, reviewed), hrefIn(language, '/')),
    english: without(englishGroups(language, {}, reviewed), '/login'),
    contact: hrefIn(language, '/contact'),
  }
}
