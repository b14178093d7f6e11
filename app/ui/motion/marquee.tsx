import { Children, type ReactNode, useState } from 'react'
import { useMoving } from '../use-hydrated.ts'
import { PauseButton } from './pause-button.tsx'

type MarqueeProps = { label: string; items: readonly ReactNode[] }

/** An endless marquee. Without scripts, in print and with reduced motion it is a plain list. */
export function Marquee({ label, items }: MarqueeProps) {
  const moves = useMoving()
  const [isPaused, setPaused] = useState(false)
  const list = Children.map(items, (item) => <li>{item}</li>)
  return (
    <section
      className="marquee"
      aria-label={label}
      data-moves={moves ? '' : undefined}
      data-paused={isPaused ? '' : undefined}
    >
      <div className="marquee-track">
        <ul>{list}</ul>
        {moves ? (
          <ul aria-hidden="true" ref={makeInert}>
            {list}
          </ul>
        ) : null}
      </div>
      {moves ? (
        <PauseButton name="Pause the moving list" isPaused={isPaused} onToggle={() => setPaused(!isPaused)} />
      ) : null}
    </section>
  )
}

/** Makes the copy that closes the gap unfocusable. React 18 does not know the attribute. */
const makeInert = (copy: HTMLElement | null) => copy?.setAttribute('inert', '')
