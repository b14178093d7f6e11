// The start page of a language: its home page once the texts are signed off, and a list of its pages until then.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { useLanguage } from '#app/languages/say.tsx'
import { wallClockIn } from '#app/time/wall-clock-in.ts'
import { isSignedOff } from '../page-language.server.ts'
import { loadStart } from '../start.server.ts'
import { StartPage, startMeta } from '../start-page.tsx'
import type { Clock } from '../two-cities.tsx'
import { loadHome } from './home.server.ts'
import { HomePage, homeMeta } from './home-page.tsx'

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
