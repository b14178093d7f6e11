import { issuesPath } from '#app/features/newsletter/issue-path.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Closing } from '#app/ui/section.tsx'

type NewsletterBandProps = {
  words: Record<'title' | 'lead' | 'button' | 'issuesButton', string>
  /** True if there are past issues to read. */
  hasIssues: boolean
}

export function NewsletterBand({ words, hasIssues }: NewsletterBandProps) {
  return (
    <Closing
      title={words.title}
      lead={words.lead}
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
