import { LinkButton } from '#app/ui/button.tsx'
import { PageHero } from '#app/ui/section.tsx'

export function LinkGone() {
  return (
    <PageHero
      seed="status"
      title="This link no longer works"
      lead="It is more than 14 days old, or part of it is missing. We can email you a new one."
      actions={<LinkButton to="/status">Get a new link</LinkButton>}
    />
  )
}
