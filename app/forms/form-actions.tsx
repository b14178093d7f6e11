import type { ComponentProps } from 'react'
import { useSay } from '#app/languages/say.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { SubmitButton } from './submit-button.tsx'

type FormActionsProps = ComponentProps<typeof SubmitButton> & {
  /** The page to return to without sending the form. */
  cancel?: string
  /** Another link in its place. */
  link?: { to: string; label: string; isLoss?: boolean; isDocument?: boolean }
}

/** The last row of a form. */
export function FormActions({ cancel, link, ...button }: FormActionsProps) {
  const say = useSay()
  const other: FormActionsProps['link'] = link ?? (cancel ? { to: cancel, label: say('Cancel') } : undefined)
  return (
    <div className="form-actions">
      <SubmitButton {...button} />
      {other ? (
        <LinkButton
          to={other.to}
          variant="outline"
          data-loss={other.isLoss || undefined}
          reloadDocument={other.isDocument}
        >
          {other.label}
        </LinkButton>
      ) : null}
    </div>
  )
}
