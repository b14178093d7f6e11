import { LinkButton } from '#app/ui/button.tsx'
import { PageHero, Section } from '#app/ui/section.tsx'

export function LinkGone() {
  return (
    <>
      <PageHero seed="status" title="This link no longer works" />
      <Section width="narrow">
        <p>It is older than 14 days, or was cut short on its way. We gladly mail you a new one.</p>
        <LinkButton to="/status">Get a new link</LinkButton>
      </Section>
    </>
  )
}
