import type { ComponentProps } from 'react'
import { LinkButton } from '#app/ui/button.tsx'
import { SubmitButton } from './submit-button.tsx'

type FormActionsProps = ComponentProps<typeof SubmitButton> & {
  /** The page to return to without sending the form. */
  cancel?: string
  /** Another link in its place. */
  link?: { to: string; label: string; isLoss?: boolean }
}

/** The last row of a form. */
export function FormActions({
  cancel,
  link = cancel ? { to: cancel, label: 'Cancel', isLoss: false } : undefined,
  ...button
}: FormActionsProps) {
  return (
    <div className="form-actions">
      <SubmitButton {...button} />
      {link ? (
        <LinkButton to={link.to} variant="outline" data-loss={link.isLoss || undefined}>
          {link.label}
        </LinkButton>
      ) : null}
    </div>
  )
}
