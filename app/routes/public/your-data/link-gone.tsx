import { useHrefIn, useSay } from '#app/languages/say.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Hero } from '#app/ui/section.tsx'

export function LinkGone() {
  const say = useSay()
  return (
    <Hero
      title={say('This link no longer works')}
      lead={say('It has expired, or part of it is missing. We can email you a new one.')}
      actions={<LinkButton to={useHrefIn()('/your-data')}>{say('Get a new link')}</LinkButton>}
    />
  )
}
