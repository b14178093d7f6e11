import { LinkButton } from '#app/ui/button.tsx'
import { PageHero, Section } from '#app/ui/section.tsx'

export function LinkGone() {
  return (
    <>
      <PageHero seed="status" title="This link no longer works" />
      <Section width="narrow">
        <p>It is more than 14 days old, or part of it is missing. We can email you a new one.</p>
        <LinkButton to="/status">Get a new link</LinkButton>
      </Section>
    </>
  )
}
