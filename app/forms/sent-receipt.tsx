import { Link } from '@remix-run/react'
import { useEffect } from 'react'
import type { Flash } from '#app/http/flash.ts'
import { discardDraft } from './form-draft.ts'
import { FormReceipt } from './form-receipt.tsx'
import { StatusPanel } from './status-panel.tsx'

type SentReceiptProps = {
  form: string
  sent: Flash
  /** The link to the clean form. */
  another: { label: string; to: string }
  onAnother: () => void
}

/** Stands in the place of a form that was accepted, and takes the focus that its button had. */
export function SentReceipt({ form, sent, another, onAnother }: SentReceiptProps) {
  useEffect(() => discardDraft(form), [form])
  return (
    <StatusPanel>
      <FormReceipt {...sent} />
      <p>
        <Link to={another.to} onClick={onAnother}>
          {another.label}
        </Link>
      </p>
    </StatusPanel>
  )
}
