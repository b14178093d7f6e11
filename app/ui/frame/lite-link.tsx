import { useLocation, useRouteLoaderData } from '@remix-run/react'
import { useSay } from '#app/languages/say.tsx'

/** Says whether the page is the lite version, and leads to the same page in the other one. */
export function LiteLink() {
  const say = useSay()
  const { pathname, search } = useLocation()
  const isLite = useRouteLoaderData<{ lite: boolean }>('root')?.lite
  const query = new URLSearchParams({ turn: isLite ? 'off' : 'on', to: pathname + search })
  return (
    <p className="footer-lite">
      {isLite ? say('This is the lite version.') : null}{' '}
      <a href={`/lite?${query}`} rel="nofollow">
        {say(isLite ? 'Show the full version' : 'Lite version: no web fonts, no animation')}
      </a>
    </p>
  )
}
