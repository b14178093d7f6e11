import { issuesPath } from '#app/features/newsletter/issue-path.ts'
import { Drawing } from '#app/ui/art/drawing.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { CtaBand } from '#app/ui/section.tsx'

type NewsletterBandProps = {
  words: Record<'title' | 'lead' | 'button' | 'issuesButton', string>
  /** True if there are past issues to read. */
  hasIssues: boolean
}

export function NewsletterBand({ words, hasIssues }: NewsletterBandProps) {
  return (
    <CtaBand
      title={words.title}
      lead={words.lead}
      art={<Drawing name="papers" />}
      actions={
        <>
          <LinkButton to="/newsletter">{words.button}</LinkButton>
          {hasIssues ? (
            <LinkButton to={issuesPath} variant="outline">
              {words.issuesButton}
            </LinkButton>
          ) : null}
        </>
      }
    />
  )
}
