import type { ReactNode } from 'react'
import { useSay } from '#app/languages/say.tsx'

/** Everything that waits for a person, one row each; nothing is shown without a row. */
export const Attention = ({ children }: { children: ReactNode }) => {
  const say = useSay()
  return (
    <section className="card attention" aria-labelledby="attention-heading">
      <h2 id="attention-heading">{say('Needs attention')}</h2>
      {children}
    </section>
  )
}

type AttentionRowProps = { id?: string; title?: string; className?: string; beside?: ReactNode; children: ReactNode }

/** The text, and at its end the link to the page where it is settled. */
export const AttentionRow = ({ id, title, className, beside, children }: AttentionRowProps) => (
  <div className={className ? `attention-row ${className}` : 'attention-row'}>
    <div>
      {title ? <h3 id={id}>{title}</h3> : null}
      {children}
    </div>
    {beside}
  </div>
)
