import { LinkButton } from '#app/ui/button.tsx'
import { CtaBand } from '#app/ui/section.tsx'

export function NewsletterBand() {
  return (
    <CtaBand
      title="Hear about new papers and talks"
      lead="New papers, talks and articles by email. Unsubscribe with one click."
      actions={<LinkButton to="/newsletter">Subscribe to the newsletter</LinkButton>}
      seed="resources-closing"
    />
  )
}
