import type { ReactNode } from 'react'
import { errorWords } from '#app/root/error-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'

type AlreadyChangedProps = { text: string; state: ReactNode; to: string; reload: string }

/** Replaces a page when a change came too late: the present state, and a link back. */
export function AlreadyChanged({ text, state, to, reload }: AlreadyChangedProps) {
  return (
    <>
      <h1>{errorWords(409).title}</h1>
      <div className="banner" data-kind="error" role="alert">
        <p>{text} Nothing was changed.</p>
        <p>It is now: {state}</p>
      </div>
      <div className="button-row">
        <LinkButton to={to}>{reload}</LinkButton>
      </div>
    </>
  )
}
