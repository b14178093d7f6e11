import { issuesPath } from '#app/routes/public/newsletter/issue-paths.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { CtaBand } from '#app/ui/section.tsx'

/** @param hasIssues whether there are past issues to read */
export function NewsletterBand({ hasIssues }: { hasIssues: boolean }) {
  return (
    <CtaBand
      title="Hear about new papers and talks"
      lead="New papers, talks and articles by email. Unsubscribe with one click."
      actions={
        <>
          <LinkButton to="/newsletter">Subscribe to the newsletter</LinkButton>
          {hasIssues ? (
            <LinkButton to={issuesPath} variant="outline">
              Read past issues
            </LinkButton>
          ) : null}
        </>
      }
      seed="resources-closing"
    />
  )
}
