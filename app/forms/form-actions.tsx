import type { ComponentProps } from 'react'
import { LinkButton } from '#app/ui/button.tsx'
import { SubmitButton } from './submit-button.tsx'

type FormActionsProps = ComponentProps<typeof SubmitButton> & {
  /** The page to return to without sending the form. */
  cancel?: string
}

/** The last row of a form. */
export function FormActions({ cancel, ...button }: FormActionsProps) {
  return (
    <div className="form-actions">
      <SubmitButton {...button} />
      {cancel ? (
        <LinkButton to={cancel} variant="outline">
          Cancel
        </LinkButton>
      ) : null}
    </div>
  )
}
